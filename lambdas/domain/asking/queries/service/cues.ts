/** Pairs of words that say which topic of the service is meant, whatever stands around them. */
import { bookWords } from '../reading/book-words.ts';
import { before, both, cueReader } from '../reading/cues.ts';
import { deviceCues } from './device-cues.ts';
import type { ServiceTopic } from './entries.ts';
import { priceCues } from './price-cues.ts';

const us =
  '(?:you|your|you guys|yall|gameplan|this|it|the app|this app|the site|this site|this thing|app|site|service)';
const plan =
  '(?:subscription|plan|renewal|auto ?renew\\w*|renewing|billing|gameplan|the app|this app|the service|pro|core|trial)';
const numbers =
  '(?:percent\\w*|%|chances?|probabilit\\w*|numbers?|odds|prices?|lines?|stats?|statistics|data|info|information|facts|picks?|plays?|predictions|results|scores|\\d+ percent)';
const places =
  'alabama|alaska|arizona|arkansas|california|cali|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|mass|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|jersey|nj|new mexico|new york|ny|north carolina|nc|north dakota|ohio|oklahoma|oregon|pennsylvania|pa|rhode island|south carolina|south dakota|tennessee|texas|tx|utah|vermont|virginia|washington|dc|west virginia|wisconsin|wyoming|ontario|quebec|alberta|british columbia|bc|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|canada|usa|america|the us|the states|mexico|uk|the uk|england|australia|europe|puerto rico|state|province|country';
const things = '(?:bot|robot|ai|app|site|website|thing|machine|service|tool|program|clanker|assistant)';
const it = `(?:you|u|youre|your|yall|you guys|this|gameplan|the|what an?)(?: (?:${things}|shit|crap|guys))?`;
const insult =
  'idiots?|morons?|stupid|dumb|dumber|dumbass|clowns?|jokes?|losers?|scrub|bum|bums|fool|clueless|worthless|pathetic|braindead|brain dead|incompetent|embarrassing|stink|stinks|blow|blows|bad at (?:this|picking|betting|your job)|no good|so bad|the worst|dog ?water|mid|shit|shitty|fraud|a disgrace|retarded|annoying';
/** A question about a bet that does not count is one about the rules. */
const noBet =
  '(?!.* (?:game|games|leg|legs|bet|bets|ticket|parlay|moneylines?|ml|draws?|ties?|tied|3 ?-?way|postpon\\w*|push\\w*|scratch\\w*|void\\w*|pitcher|rain\\w*|player|guy|book|books|stake)(?!\\w))';
const mailed =
  '(?:(?:reset|verification|verify|confirmation|sign ?-? ?in|login|password|forgot password)(?: password)? (?:e ?-? ?mails?|links?|codes?|messages?)|(?:link|button|code)(?: \\w+){0,3} (?:e ?-? ?mail|inbox|mail)|(?:e ?-? ?mails?|links?|codes?) (?:to|for) (?:\\w+ ){0,2}(?:reset|change|new|verify|sign in|log in)(?: \\w+){0,2})';
const fails =
  '(?:doesnt|dont|didnt|isnt|wont|not|never|cant|cannot|havent|hasnt|nothing|no longer|broken|busted|dead|expired?|expires|invalid|fails?|failed|error|404|stuck|missing|used|where is|still waiting)';
/** "How do I reset my password, the link in the email doesn't work". */
const failingLink = `(?:${both(mailed, fails, 5)})(?! (?:bet|pick|leg|line))`;
/** "Does this cost anything after the trial". */
const afterTrial = both(
  'cost\\w*|charg\\w*|pay|paying|price|priced|billed|bill|how much|owe|happens|renew\\w*|expensive',
  '(?:after|once|when|past|beyond)(?: \\w+){0,4} (?:trial|free (?:period|week|month|days|part|version|picks?|ones?|run))',
  5,
);
const allowance = '(?:picks?|prompts?|questions?|asks?|credits?|plays?|answers?)';
/** "It says I used 'em all". */
const usedUp = `(?:free|daily|monthly|max|maximum) ${allowance} (?:limit|cap|allowance|quota)|limit (?:on|of|for|to) (?:(?:my|the|free|daily|how many|number of) )*${allowance}(?! (?:in|on) (?:a|the|one) (?:parlay|slip|ticket))|(?:says?|said|saying|tells?|telling|told)(?: (?:me|that|its|it))* (?:i|ive|im)(?: \\w+){0,3} (?:used(?: \\w+){0,2} (?:all|up)(?: of)?(?: (?:my|the|them|em|those))?(?: \\w+)? ?$|used(?: \\w+){0,4} ${allowance}|out of ${allowance}|ran out|run out|hit (?:my|the|a) limit|reached (?:my|the|a) limit|(?:have )?(?:no|zero) (?:more )?${allowance})`;
const picker = '(?:you|u|you guys|yall|gameplan|the app|this app|this thing|this bot|your picks)';
/** "You guys keep picking the wrong side". */
const wrongAgain = `${picker}(?: \\w+)? (?:keep|keeps|always|constantly|never stop|every time|consistently|only)(?: \\w+)? (?:pick|picks|picking|take|takes|taking|give|gives|giving|gave|get|gets|getting|lose|loses|losing|miss|misses|missing|suggest\\w*|recommend\\w*|hand\\w*|feed\\w*|tell\\w*|bet|betting|back\\w*|put\\w*)(?: \\w+){0,4} (?:wrong|losers?|losing|bad (?:picks?|bets?|side)|lose|loses|lost|garbage|trash|dogs? ?shit|(?:on )?the wrong side|the loser)`;

export const serviceCueOf = cueReader<ServiceTopic>([
  ...priceCues,
  ['reset_mail', [failingLink]],
  ['price', [afterTrial]],
  ['prompts', [usedUp]],
  ['complaint', [wrongAgain]],
  [
    'delete',
    [
      both(
        'delete|remove|erase|wipe|deactivate|get rid of|nuke|purge|terminate|close',
        '(?:my|the|our) (?:whole |entire )?(?:account|profile|data|info|information|login|email)|(?:everything|all|data|info|stuff)(?: \\w+)? (?:you|u|yall)(?: guys)? (?:have|got|know|store|keep) (?:on|about) me|my (?:personal )?(?:data|info|details)',
        3,
      ),
    ],
  ],
  [
    'refund',
    [
      `(?<=^ )${noBet}(?:.* )?(?:refund\\w*|money back|reimburs\\w*)`,
      both(
        'refund\\w*|money back|reimburs\\w*',
        'subscri\\w*|renew\\w*|billing|billed|charged?|payment|plan|pro|core|opened it|used it|month|year|forgot to (?:cancel|turn)|app|site|gameplan|accident\\w*',
        12,
      ),
      '(?:charg|bill|debit)\\w+ (?:me |my (?:card|account|bank) |us |twice |again )*(?:twice|double|two times|again|extra|wrong|after i (?:cancel\\w*|quit)|even though|for (?:a|the|two|another) (?:month|year)|by (?:mistake|accident)|without)|double (?:charge|bill)\\w*|charge ?back|(?:dispute|unknown|weird|random|unauthori[sz]ed) (?:the |a |my )?charge|card ending in',
    ],
  ],
  [
    'prompts',
    [
      both(
        'charg\\w*|took|take|takes|taking|used|use|uses|using|cost|costs|burn\\w*|waste\\w*|lost|lose|deduct\\w*|ate|eat|eats|eating|count|counts|counted|spend|spent|get back|give me back|refund\\w*',
        '(?:a |an |one |my |another |the |that |of my )+(?:\\w+ )?(?:prompt|prompts|credit|credits|question|questions|ask|asks|token|tokens)(?! (?:card|about))',
        4,
      ),
      '(?:what is|whats|what are|explain|define) (?:a |the )?(?:prompts?|credits?)(?! score)|(?:prompts?|credits?) (?:work|mean|used for|for what)|(?:how many|more|extra|buy|unlimited|run out of|ran out of|out of) (?:more )?(?:questions|prompts|credits|asks)(?! (?:do i have left|left|have i|did i|i got|i have|i used|am i|(?:before|until|till|til) i))',
      'how many (?:times|things) can i ask|(?:prompt|question|credit) limit',
    ],
  ],
  [
    'free',
    [
      '(?:is|are|was) (?:this|it|the app|gameplan|the site|any of (?:this|it)|asking|picks?) (?:all |totally |really |still |actually )?free(?! money)|free (?:version|trial|tier|plan|account|option|to use|mode|month|week)|without (?:paying|a subscription|a plan)|(?:do|would|will|must) (?:i|we|you) (?:even )?(?:have to |need to |gotta )?pay(?: for (?:this|it|the app))?(?= ?$| (?:for|to|anything|or))|(?:use|try|ask|get|test) (?:it|this|you|the app|some|anything) (?:out )?(?:for )?free|what (?:do|can) i get (?:for free|without)|for free(?= ?$)|try (?:it|this) (?:out )?(?:first|before)',
    ],
  ],
  [
    'card',
    [
      '(?:update|updating|change|changing|replace|new|switch|remove|swap|put|use|add)(?: \\w+){0,3} (?:credit |debit |payment |bank )?(?:cards?|payment method|billing info)(?: on file| number| info| details)?(?= ?$| (?:on|for|in|i|to|with|before|you|u|that))',
      '(?:my |the |credit |debit |bank )+card (?:on file )?(?:\\w+ )?(?:expired?|expires|expiring|declined?|got (?:stolen|declined|lost)|was (?:stolen|declined|lost)|changed)',
    ],
  ],
  [
    'price',
    [
      both(
        'how much|what|price|cost|costs|fee|fees|pricing|rate|expensive|cheap\\w*|pay|run me|runs|set me back|dollars',
        '(?:the |a |an |your |per |each )(?:monthly|annual|yearly|month|year|subscription|plan|plans|pro|core|gameplan|app|full version|paid (?:version|plan|one))|monthly|subscription|membership|pro plan|core plan|(?:pro|core) (?:run|cost|costs|go for|price)',
        3,
      ),
      'how much (?:is|does|do|would|will|for) (?:this|it|you|gameplan|the (?:app|site|service|thing)|all this)(?: (?:thing|app|site|service|cost|charge|run|gonna|even|really|going|a|per|me))*(?= ?$| (?:cost|charge|month|to|if|when|after|anyway|again))|(?:difference|diff|compare|between|better)(?: \\w+){0,3} (?:core|pro) (?:and|or|vs|plan|plans)|what (?:plans?|tiers?|levels) (?:are|do|is|you)|cheapest (?:plan|option|tier)|(?:upgrade|switch|change|downgrade) (?:me |my |to )*(?:plan|pro|core|subscription)',
      '(?:accept|take|pay (?:with|by|via|using)|use) (?:paypal|apple pay|google pay|venmo|cash ?app|crypto|bitcoin|visa|mastercard|amex|debit|credit card|gift cards?|interac|zelle|prepaid)|payment (?:method|methods|options)',
    ],
  ],
  [
    'cancel',
    [
      both(
        'cancel\\w*|unsubscri\\w*|end|ending|stop|stopping|quit|quitting|terminate|turn off|turning off|kill|get out of|opt out|disable|drop|leave',
        `(?:my |the |this |your |a )*(?:${plan}|paying|charging me|billing me|payments?|payment)`,
        3,
      ),
      '(?:dont|do not|no longer|never) (?:wanna|want to|want) (?:be (?:charged|billed)|pay|renew|keep paying)|cancel(?:ling|ing)? (?:me|it|this|everything|anytime|at any time|online|by phone)(?= ?$| (?:please|pls|now|before|asap|if|online|whenever))|can i cancel(?! (?:my |a |the )?(?:bet|bets|parlay|ticket|leg|wager|slip))',
    ],
  ],
  ['devices', deviceCues],
  [
    'phone',
    [
      '(?:iphone|ipad|android|ios|app store|play store|google play|mobile|tablet|pixel|samsung|desktop)(?: \\w+){0,3} (?:app|version|download|site|support|work\\w*|login|logged|use)|(?:download|install)(?: \\w+){0,3} (?:app|it|this|on|gameplan)|(?:have|got|is there|do you have|make|making)(?: \\w+){0,2} (?:a |an )?(?:mobile |phone |real |actual |native |iphone |android )?app(?= ?$| (?:for|or|yet|i|on|store|version|too))|(?:work|works|use|open|run|logged in|log in|sign in)(?: \\w+){0,4} (?:phone|ipad|iphone|android|tablet|two devices|multiple devices|both|laptop)(?! number)',
    ],
  ],
  [
    'bot',
    [
      '(?:are|is|r|am i)(?: \\w+){0,3} (?:a |an |some |just |real |actual )*(?:bot|robot|human|humans|ai|a\\.i|person|machine|computer|chatgpt|chat gpt|gpt|claude|gemini|llm|dude|guy|program|algorithm)(?= ?$| (?:or|and|behind|here|answering|typing|reading|picking|making|doing|talking|thats|lol|tho))(?! (?:on the|starting))|(?:talking|speaking|chatting|typing) (?:to|with) (?:a |an |some |real |actual )*(?:bot|human|person|machine|ai|computer|robot|guy|someone real)|who (?:made|built|runs|owns|created|is behind|develop\\w*|operates|am i talking)(?: \\w+){0,3}(?= ?$)|what (?:ai|llm|language model|chatbot)|(?:use|using|run on|running|built on|powered by)(?: \\w+)? (?:ai|chatgpt|gpt|openai|an llm|machine learning)',
    ],
  ],
  [
    'how',
    [
      both(
        'where|how|who|what',
        `(?:(?:do|does|did|are|is|r|you|your|the|these|those|this|that|u|all)(?: \\w+){0,2} )?${numbers}(?: \\w+){0,3} (?:come|comes|coming|came|from|pulled|sourced|calculated|computed|decided|generated|made|figured|determined|set by|based on)`,
        2,
      ),
      before(
        'where (?:do|does|did|are)',
        `(?:you|it|the app|gameplan)(?: \\w+){0,2} (?:get|pull|grab|find|take|source|come up)(?: \\w+){0,6}`,
        0,
      ),
      `(?:how|what) (?:do|does|did|are|is|exactly do|would) (?:you|it|the app|gameplan|this (?:app|thing|site))(?: guys| even| actually| really| exactly)? (?:calculate|calc|figure(?: out)?|come up|choose|decide|determine|generate|rank|compute|estimate|predict|arrive|make (?:your|the|these|those) (?:picks?|plays?|predictions)|get (?:your|the|these|those|that|\\d+))`,
      '(?:how )?(?:fresh|current|up to date|recent|live|old|delayed|stale|often (?:do|are|does)(?: \\w+){0,3} (?:update\\w*|refresh\\w*))(?: \\w+){0,3} (?:odds|prices|lines|numbers|data|update\\w*|refresh\\w*)|(?:odds|prices|lines|data)(?: \\w+){0,3} (?:update\\w*|refresh\\w*|delayed|real ?time)',
      `(?:what|how|explain|whats)(?: \\w+){0,6} (?:confidence|likelihood|probability|chance|win|hit|percent\\w*|%|numbers?|score|rating|grade) (?:(?:number|score|rating|level|meter|percent\\w*|%|figure|thing|bar)s? )?(?:on|next to|beside|by|for|under|above|of|with|in) (?:a |the |each |every |your |these |those |my )*(?:picks?|plays?|legs?|cards?|slips?)(?= ?$| (?:actually |really |even )?(?:mean|means|meant|stand|stands|come|comes|tell|tells|say|says|work|works|based|calculated|from|about|refer))`,
      '(?:what|how|explain|whats)(?: \\w+){0,5} (?:your|the) confidence (?:number|score|rating|level|meter|percent\\w*|%)s?',
      'what (?:can|should|do|could) (?:i|we|you|u)(?: \\w+)? (?:even |actually |all )?(?:ask|ask you|type|do here|do with (?:this|it|you))(?= ?$| (?:you|u|here|it|this|in|about|for|exactly|on))|what (?:can|does|do) (?:you|it|this|the app|gameplan|this (?:app|thing))(?: \\w+)? (?:do|help with|actually do)(?= ?$| (?:exactly|for|here|anyway|besides))|how (?:do|does|should) (?:i|this|it|you|this thing|this app|this site|the app|gameplan) (?:even |actually )?(?:use|work|get started|start)(?= ?$| (?:this|it|here|the app|you|gameplan|exactly))',
      'what (?:data|stats|model|algorithm|method|methodology|formula|sources?|info|inputs) (?:do|does|are|is) (?:you|it|the app|gameplan|your|this)|your (?:algorithm|model|method|methodology|formula|sources?|system)(?! prompt)',
    ],
  ],
  [
    'trust',
    [
      `(?:can|should|why should|could|how can|how do|do) (?:i|we|anyone|people) (?:even |really |actually )?(?:trust|believe|rely on) (?:${us}|in this)|(?:is|are|r) ${us} (?:actually |really |even |just |all |a |an |some |kind of )*(?:legit|legitimate|scam\\w*|rigged|trustworthy|honest|fake|for real|reliable|worth (?:it|paying|the money|my money|the price)|biased|a joke|any good|good at this)(?! (?:bet|pick|price|line|value|number|odds))`,
      before(
        '(?:do|does|can|will|would|have|has|did)',
        '(?:anyone|people|users|anybody|you|this|it|gameplan|i)(?: \\w+)? (?:actually |really |ever |even )*(?:guarantee\\w*|promise|make (?:money|a profit|a living)|(?:be|been) profitable|get rich)(?: \\w+){0,4}',
        0,
      ).concat('(?= ?$| (?:with|using|on|from|wins?|profits?))'),
      both(
        'you|gameplan|this app|the app|this site|owner\\w*|company|yall',
        '(?:paid by|money from|get a cut|gets a cut|cut of|kickbacks?|commissions?|affiliat\\w*|sponsor\\w*|partner\\w*|in bed with|working for|work for|owned by|on the payroll)(?: \\w+){0,4}',
        4,
      ),
      'how (?:do|does) (?:you|this|gameplan|the app|yall)(?: guys)? (?:make|earn) (?:your |its |any )?money|what is (?:in it for you|the catch)',
    ],
  ],
  [
    'record',
    [
      both(
        'how',
        '(?:good|accurate|often|reliable|successful|profitable|right|well|many)(?: \\w+){0,4} (?:your|you|these|the app|gameplan)(?: \\w+)? (?:picks?|predictions|plays|right|win|hit|winning|correct|do|doing|cash|done)',
        2,
      ),
      'how (?:often|much) do (?:your|the|these) picks(?: \\w+){0,3} (?:hit|win|cash|lose)|(?:your|gameplans|the apps|this apps) (?:overall |past |all time |actual |real |lifetime |own |yearly |recent )*(?:record|track record|hit rate|win rate|roi|accuracy|success rate|winning percentage|win percentage|stats so far|units)(?! on (?:the|my))|how (?:have|did|are|is|has) (?:your|the|gameplans) (?:\\w+ )?(?:picks|plays|predictions|bets)(?: been)? (?:do|done|doing|did|performed|performing|perform|going|hitting|go|been)|are (?:you|your picks) (?:profitable|winning|up|in the green|beating)',
    ],
  ],
  [
    'privacy',
    [
      // What I see or keep myself is no question of privacy.
      both(
        '(?<! i )(?:sell|sells|selling|share|shares|sharing|see|sees|store|stores|stored|keep|collect\\w*|read|reads|track|safe|secure|private|give|leak\\w*)',
        '(?:my|our|users?|personal) (?:\\w+ )?(?:data|info|information|bets|picks|questions|email|card|history|details|activity|name|chats?)',
        3,
      ),
      'privacy|gdpr|ccpa|(?:data|info) (?:breach|leak)|what (?:data|info) do you (?:have|keep|store|collect|know)|do you (?:spy|listen)',
    ],
  ],
  [
    'export',
    [
      both(
        'download\\w*|export\\w*|csv|excel|spreadsheet|google sheets?|pdf|print out',
        '(?:my|all|everything|history|bets|picks|data|tracker|record)',
        4,
      ),
    ],
  ],
  [
    'password',
    [
      both(
        'forgot|forget|reset|change|changing|lost|remember|update|updating|recover|new|wrong',
        '(?:my |the |our |a )*(?:password|passkey|pass|login|username|user name|log in|email(?: address)?|two factor|2fa|credentials)(?! alerts?)',
        3,
      ),
      '(?:cant|couldnt|cannot|unable to|wont let me|how (?:do|can) i|how to|trouble|problem|not able to) (?:\\w+ )?(?:log|sign|logging|signing|get) ?(?:in|out|into)(?: \\w+)?(?= ?$| (?:to|my|account|on|with|anymore|the|app|from|everywhere|of))|locked out of (?:my|the) (?:account|login|app)|logged (?:me )?out|(?:verification|confirmation|login|reset|sign ?in) (?:email|code|link|text)|(?:email|code|link|text)(?: \\w+)? (?:never|didnt|hasnt|wont|not) (?:\\w+ )?(?:came|come|arrive\\w*|show\\w*|sent|send)|(?:got|been|was|get|account) hacked|somebody (?:logged|got) in|sign out (?:everywhere|of all)',
    ],
  ],
  [
    'notifications',
    [
      // "Does the app send a notification when odds change on a pick I saved?"
      '(?:do|does|will|would|can|could|is there|are there|any)(?: (?:you|u|yall|it|this|the app|the site|gameplan|i|we|ever|even|also|a|an|any|way|to|there))*(?: (?:send|sends|give|gives|get|gets|push|have|has|offer|offers|support|supports|do|does|set up|receive|turn on))(?: (?:me|us|out|a|an|any|you|some))*(?: (?:push|email|text|phone|mobile|odds|price|line|score|injury|game|sms))? ?(?:notifications?|notifs?|alerts?|push(?:es)?|emails?|texts?)(?= ?$| (?:when|if|once|for|about|on|before|every|as soon|whenever|like|or|from))',
      'remind me(?: again)?(?: on| this| next| later| about it)*(?: (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thurs|fri|sat|sun|today|tonight|tomorrow|later|then|before (?:it|the game|kickoff|tip)(?: starts?)?))+ ?$|(?:alert|notify|ping|text|email|remind|message|send) me(?: \\w+){0,3} (?:when|if|once|before|every|about|on|as soon|alerts?|picks|updates?|texts?|emails?|notifications)(?! (?:a|the) (?:pick|bet|play))|(?:turn|switch|shut) (?:on|off|down)(?: \\w+){0,3} (?:notifications|alerts|emails|texts|push|reminders?)|(?:stop|quit|too many|so many|no more|disable|enable|mute|unsubscribe from|getting|get|get rid of|change|set up|manage)(?: \\w+){0,3} (?:notifications?|alerts?|emails?|emailing|texts|texting|reminders?|newsletters?|push)',
    ],
  ],
  [
    'odds_format',
    [
      both(
        'show|change|switch|display|see|set|use|turn on|make|put|view|swap',
        '(?:in |to |the |my |on )*(?:decimal|fractional|american|european) (?:odds|format|prices|style)|odds (?:format|style|display)|dark mode|light mode|night mode|dark theme|time ?zones?|language|font size|bigger text|(?:french|spanish|english)(?= ?$)',
        3,
      ),
      '(?:dark|light|night) mode|in my time ?zone|times? in (?:pacific|eastern|central|mountain|local)|(?:eastern|pacific|central|local) times?(?: zone)? (?:setting|on here|in the app)',
    ],
  ],
  [
    'referral',
    [
      // Bonuses of sportsbooks are not kept either.
      '(?:sign ?-? ?(?:up|on)|signup|welcome|new ?-? ?(?:customer|user|player|member|account)|first ?-? ?(?:deposit|time)|deposit match|deposit|registration|joining|reload) (?:bonus(?:es)?|offers?|promos?|promotions?|deals?|incentives?)(?! bets?)|(?:best|any|current|good|latest|which|what|todays|available|biggest) (?:\\w+ ){0,2}(?:promos|promotions|promo codes|promotional offers|bonuses|bonus offers)(?! bets?)(?= ?$| (?:right|now|today|this|at|from|on|for|do|does|are|is|there|available|have|to))',
      '(?:referral|refer|invite|promo|discount|coupon|student|military|voucher|gift)(?: \\w+){0,2} (?:code|codes|link|links|friends?|credit|credits|bonus|discount|deal|program|offer|pricing)(?! bets?)|(?:any|a|got|have|is there|get|first time|student|military) (?:discounts?|coupons?|promo codes?|vouchers?)(?! on the)|(?:refer|invite) (?:a |my |some )?(?:friend|buddy|buddies|friends|people|someone)',
    ],
  ],
  [
    'most_legs',
    [
      both(
        'most|max|maximum|limit|limits|how many|up to',
        '(?:legs|picks|teams|bets)(?: \\w+){0,3} (?:can (?:it|you|u|i|we|this|the app)|(?:it|you|u|the app) (?:can|do|allow\\w*|will|let\\w*)|(?:a |one |your |the )?(?:parlay|ticket|slip|play) (?:can )?(?:have|be|hold|take)|allowed|per (?:parlay|ticket|slip|question)|in (?:one|a) (?:parlay|slip|ticket|question|go))',
        2,
      ),
    ],
  ],
  [
    'books',
    [
      `(?:do|does|can|is|are|did|will|you|u|yall|why (?:dont|isnt|arent|no)|have|got) (?:(?:you|u|yall|it|this|the app|gameplan|guys|even|also|not|have|got|support|cover|use|include|including|work with|carry|list|pull|pulling|track|do|add|adding|show|get|be|going to|gonna) )+(?:odds |prices |lines )?(?:from |for |on |with )?${bookWords}(?: \\w+)?(?= ?$| (?:odds|prices|lines|on here|in here|too|or|ontario|yet|included|supported|available))(?! (?:have|got|any))`,
      `^ (?:you |u |yall |guys |got |have )+${bookWords} ?$|(?:why|where|how come|wheres|when)(?: \\w+){0,3} ${bookWords}(?: \\w+){0,2} (?:here|listed|included|supported|missing|in the app|available|added|an option)|(?:is|are) ${bookWords} (?:on here|included|supported|available|one of|in here|covered|an option|listed)`,
      `(?:which|what|how many|list|all the|other|more) (?:\\w+ )?(?:books|sportsbooks|bookmakers|bookies|sites)(?: \\w+)? (?:do|does|are|can|you|u|is|on here|supported|covered|available|included|have|in the app)(?! (?:has|have) (?:the|best))(?! (?:the|a) (?:best|lowest|highest))`,
      both(
        '(?<!(?:did|have) i )(?:change|choose|set|pick|add|select|update|switch|edit|remove|move\\w*|match)',
        '(?:my|which|the) (?:\\w+ )?(?:books|sportsbooks|bookies)(?= ?$| (?:to|in|for|on|here|i|listed|shown|used|match|are))',
        6,
      ),
    ],
  ],
  [
    'sports',
    [
      '(?:what|which|how many) (?:all |other |more )?(?:sports?|leagues?)(?: \\w+){0,3} (?:do|does|are|can|you|u|is|on here|supported|covered|available|included|have|cover|offer)(?! (?:the|a) (?:best|safest))|(?:sports?|leagues?) (?:do|does|are|can) (?:you|u|yall|it|this|the app|gameplan)|^ (?:do|does|can|will|are|did) (?:you|u|yall|it|this|the app|gameplan)(?: guys)?(?: even| also| ever)? (?:do|does|have|cover|support|include|got|offer|handle|work (?:with|for)|know|good at) (?:any )?(?:nfl|nba|nhl|mlb|mls|cfl|golf|pga|hockey|basketball|baseball|football|soccer) ?$|^ (?:you|u|yall|you guys|u guys) (?:got|have|do|cover) (?:any )?(?:nfl|nba|nhl|mlb|mls|cfl|golf|pga|hockey|basketball|baseball|football|soccer) ?$',
    ],
  ],
  [
    'legal',
    [
      both(
        // Points are allowed by a defense: "where do the Lions rank in points allowed".
        'legal|illegal|legality|(?<!(?:points|pts|goals|runs|yards|yds|hits|scores|rank by) )allowed|banned|permitted|licensed|regulated|against the law',
        `(?:in|from|here|for|to (?:bet|use|play|gamble))(?: \\w+)? ?(?:${places})?|${places}`,
        3,
      ).concat(`(?! (?:lineup|player|substitut))`),
      `(?:can|could|do|does|will|is|are)(?: \\w+){0,5} (?:use|bet|gamble|play|sign up|work|available|access|do this)(?: \\w+){0,4} (?:in|from|outside|while in|when im in) (?:the )?(?:${places}|vegas|another state|other states|abroad)(?= ?$| (?:or|too|if|and|yet|legally|now|anymore|on))|(?:which|what) (?:states|provinces|countries)|(?:available|works?|usable) in (?:my|all|every|which|what|the|${places})|vpn`,
    ],
  ],
  [
    'taxes',
    [
      both(
        // "Paying the favorite tax" is what a price costs.
        '(?<!(?:just|only) paying (?:a |the |extra |pure )?)(?<!(?:public|chalk|favorite|fav|vig|juice|parlay|popular|name|brand|square) )(?:tax|taxes|taxed|taxable|irs|w2g|w-2g|1099|cra)',
        '(?:winnings?|bets?|betting|gambling|wins?|won|parlays?|sportsbook|wagers?|profits?)',
        6,
      ),
    ],
  ],
  [
    'fault',
    [
      both(
        `(?:the |this |your |my )*(?:app|site|page|screen|website|login|button|tracker|slip|slips|dashboard|link|notifications|board|search)`,
        '(?:is |are |keeps? |wont |isnt |doesnt |not |cant |just |got |went |been |so |never |always )*(?:broken|down|crash\\w*|freez\\w*|frozen|froze|stuck|load(?:s|ing)?|blank|spinning|spin|not work\\w*|wont work|doesnt work|isnt work\\w*|slow|lag\\w*|glitch\\w*|bug\\w*|error\\w*|wont open|doesnt update|not updat\\w*|not show\\w*|doesnt show|not sav\\w*|doesnt save|wont save|disappear\\w*|missing|white|unresponsive|logged me)',
        3,
      ),
      '(?:found|report|reporting|got|have|is|theres|another|hit) (?:a |an |some |the )*(?:bug|glitch|error|issue|defect|problem with (?:the|this|your) (?:app|site|page|tracker))|(?:error|status) (?:code|message|404|500)|(?:graded|settled|scored|marked)(?: \\w+){0,4} (?:wrong|incorrect\\w*|as a loss)|(?:wrong|incorrect) (?:grade|score|result|odds|price|line|team|time)(?: \\w+){0,4} (?:here|on here|listed|shown|showing|in the app|on the site)',
    ],
  ],
  [
    'complaint',
    [
      // "You told me Hawks and they got smoked": a pick that lost, told to us.
      '(?:you|u|yall|gameplan|this app|this thing)(?: guys)? (?:told|gave|had|sold|pushed|recommended|suggested|said|picked|put)(?: (?:me|us))?(?: (?:to (?:take|bet|hammer|play)|on))?(?: [\\w+.-]+){1,6} (?:and|but|n) (?:(?:they|it|he|she|that|we|i|the|all|both|every|one|whole|thing) )*(?:got |went |just |never |straight up |immediately )*(?:lost|smoked|killed|crushed|blown out|blew|destroyed|cooked|bombed|tanked|whooped|wrecked|embarrassed|hammered|spanked|rocked|shut out|0 (?:for|-)|choked|died|flopped|stunk|burned|burnt)',
      'why (?:should|would|the hell would|do|does|am|are) (?:i|anyone|anybody|people|someone|we|somebody)(?: even| still| ever| keep| actually)* (?:pay(?:ing)?|trust|listen|subscrib\\w*|use|believe|tail)(?: (?:for|to|in))? (?:this|you|it|your|these)(?! (?:line|price|number|bet|book|game|team|spread))',
      // An insult alone: what it compares us with is no bet.
      `${it} (?:(?:is|are|was|were|a|an|the|just|so|such|really|literally|actually|fucking|f(?:ing|in)?|damn|absolute|absolutely|total|complete|pure|straight|dead|fat|sorry|kind of|got to be|must be|gotta be|worst|all) )*(?:${insult})(?! (?:bet|bets|team|line|beat|beats|odds|price|game|spread|number|parlay)|\\w*er than)`,
      `(?:worthless|useless|stupid|dumb|dumbass|garbage|trash|shitty|crappy|lousy|pathetic|clown|braindead|brain dead|terrible|worst|dumbest|worst) (?:ass )?(?:${things})(?= ?$| (?:ever|ive|i|on|in|my|you|what|that|and|lol))`,
      `(?:dumbest|worst|stupidest|shittiest|most useless) (?:thing|app|bot|site|ai|service|tool) (?:i|ive|ever|on|in|known)`,
      `(?:coin|coin ?flip|monkey|toaster|(?:my|a|the) (?:\\w+ )?(?:dog|cat|kid|goldfish|grandma|grandmother|mom|toddler|toaster|hamster|fish|fridge|dart board|dartboard|barber|neighbor)|blind (?:man|guy|person)|dart ?board|magic 8 ?ball)(?: \\w+){0,3} (?:better|smarter|beats?|more|outpicks?|sharper)(?: \\w+){0,2} (?:than )?(?:you|u|this|gameplan|yall)(?! (?:bet|prop|team))`,
      `(?:my|a|the) (?:toaster|dog|cat|kid|goldfish|grandma|toddler|hamster|monkey|fridge|coin) (?:picks?|knows|could pick|would pick|does) (?:\\w+ )?(?:better|more)`,
      `(?:shut up|screw you|fuck you|fuck off|f you|stfu|go to hell|get lost|eat shit|kiss my ass|i hate you|you hate me)(?: (?:bot|robot|ai|clanker|app|gameplan|idiot|already|man|bro|dude|lol))*(?= ?$)`,
      '(?:this|your|you|the) (?:app |site |thing |picks? |guys |whole thing |is |are |was |were |fucking |absolute |such |just |so |really |a |an |total |pure |all )*(?:sucks?|trash|garbage|useless|worthless|terrible|horrible|awful|ass|bullshit|dogshit|crap|pathetic|a joke|a ripoff|a rip off|waste of (?:money|time))(?! (?:team|line|beat))|(?:file|make|have|leave|lodge) a (?:complaint|bad review)|(?:speak|talk) to (?:a |the |your )?(?:manager|supervisor|owner)',
    ],
  ],
  [
    'contact',
    [
      '(?:contact|reach|email|call|message|write to|talk to|speak to|speak with|get (?:ahold|a hold|hold) of|get in touch with)(?: \\w+)? (?:you|support|someone|somebody|a person|a human|a real person|anyone|customer (?:service|support)|the (?:team|owner|developer|company|devs))(?= ?$| (?:at|about|for|by|on|if|here|there|when|in|real|directly|please|pls))|(?:customer|tech|technical) (?:service|support)|(?:support|help) (?:email|number|chat|line|desk|team)(?! .*gambl)|(?:phone|contact) (?:number|info)|(?:give|leave|send|have|some) (?:some |you |a )*(?:feedback|suggestion|feature request)s?|(?:suggest|request) (?:a )?(?:feature|sport|league)|live chat',
    ],
  ],
]);
