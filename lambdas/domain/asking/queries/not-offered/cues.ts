/** Words that say which thing we do not have is meant, whatever stands around them. */
import { bookWords } from '../reading/book-words.ts';
import { all, before, both, cueReader } from '../reading/cues.ts';
import type { ThingId } from './things.ts';

const book =
  '(?:draftkings|dk|fanduel|fd|betmgm|mgm|caesars|bet365|espn bet|sportsbook|sportsbooks|book|books|bookie|account|accounts|bets|wagers)';
/** Competitions, and what is said of them only; names of teams and players are in `names.ts`. */
const soccer =
  'premier league|champions league|la liga|serie a|bundesliga|ligue 1|europa|world cup|liga mx|copa|euros|fa cup|carabao|eredivisie';
const tennis =
  'tennis|atp|wta|wimbledon|roland garros|(?:us|french|australian) open (?:tennis|final|mens|womens)|fritz (?:to|ml|in|vs)|shelton (?:to|in|vs)|keys vs|straight sets';
const fights =
  'ufc|mma|boxing|bellator|pfl|fight night|by (?:decision|ko|tko|submission|knockout)|(?:goes|go) the distance|main event';
const racing =
  'nascar|f1|formula (?:1|one)|(?:vegas|monaco|miami|austin|abu dhabi|brazil|mexico|silverstone|monza|spa|suzuka|singapore|qatar) gp|max v\\b|indycar|grand prix|daytona|motogp|hamilton pole|norris (?:win|pole|podium|to)|larson (?:win|top|to)|pole position|podium|qualifying lap';
const womens = 'wnba|nwsl|lpga|pwhl|womens (?:basketball|soccer|hockey|college|final four|world cup)';

const title =
  '(?:(?:nfc|afc|al|nl|eastern|western|east|west|central)(?: (?:east|west|north|south|central))?(?: (?:title|pennant|conference|champ\\w*|crown))?|pennant|division|conference|stanley cup|grey cup|mls cup|world series|super bowl|superbowl|sb|nba (?:title|championship|finals)|(?:the )?(?:title|ship|chip|natty|championship|whole thing|trophy|lombardi)|(?:a |the )?ring|(?:the )?cup|presidents trophy|supporters shield|fedex ?cup|ryder cup)';
const award =
  '(?:mvp|cy ?young|heisman|(?:offensive |defensive )?rookie of the year|roty|oroy|droy|(?:defensive|offensive) player of the year|dpoy|opoy|coach of the year|comeback player|rocket richard|conn smythe|art ross|lady byng|jack adams|vezina|(?:hart|norris|calder|selke) (?:trophy|winner|odds|race|favorite)|sixth man|6moy|most improved player|gold gloves?|silver slugger|golden boot|batting title|home run (?:king|title|leader odds)|scoring title|rushing title|passing title|(?:mvp|award) (?:odds|race))';

/** "Grey Cup, who won it last year", "last Stanley Cup winner": who was the champion, in any order of the words. */
const cups =
  '(?:stanley cup|grey cup|mls cup|world series|super ?bowl|nba (?:title|championship|finals)|(?:the )?(?:nba|stanley cup) finals?|(?:the )?(?:cup|finals|title|championship|ship|chip|pennant|superbowl))';
/** "The cup" alone can be one that is still played for. */
const namedCup =
  '(?:stanley cup|grey cup|mls cup|world series|super ?bowl|nba (?:title|championship|finals)|(?:nba|stanley cup) finals?)';
const ago = '(?:last (?:year|yr|season)s?|(?:19|20)\\d\\d|two years ago|the year before)';
const wonIt = '(?:who (?:was|were|did|won|win|took)|won|winners?|champs?|champions?|beat)';
const champions = [
  all(cups, ago, wonIt),
  `(?:last|previous|most recent|latest|defending|reigning|past|former) (?:\\w+ )?${cups} (?:winners?|champs?|champions?)`,
  `(?:defending|reigning) (?:\\w+ )?(?:champs?|champions?)`,
  `${namedCup} (?:who|which team|what team) (?:won|took)(?: it)?(?: all)?(?= *$)`,
  `who (?:won|took home|lifted|captured)(?: \\w+){0,2} ${namedCup}(?= *$)`,
].join('|');

/** "Dodgers magic number" is of no game of the Magic; "heat magic number tonight" may be. */
const magicNumber = 'magic number(?! (?:tonight|today|tomorrow|on|at|over|under))';
export const saysMagicNumber = (text: string): boolean => new RegExp(`\\b${magicNumber}\\b`, 'i').test(text);

export const thingCueOf = cueReader<ThingId>([
  ['brackets', [magicNumber]],
  ['champions', [champions]],
  [
    'futures',
    [
      award,
      'season ?(?:-|long)? (?:win|wins|win totals?|totals?|passing|rushing|receiving|home runs?|hrs?|points|goals)(?! (?:at home|on the road|ats|streak))(?= .*(?:over|under|bet|worth|odds|line|prop|number|at))|(?:over|under)(?: \\w+){0,3} (?:season wins?|win totals?|wins? (?:this|on the|for the) (?:season|year))|win totals|(?:season|team) win total|win total (?:bets?|over|under|lines?|odds|for|on)|(?:\\d+|how many) (?:season )?wins (?:this|on the|for the) (?:season|year)(?= .*(?:over|under|bet|worth|odds|line))',
      before(
        '(?:win|wins|winning|to win|winner of|take|takes|taking|odds (?:for|on|to win)|price (?:on|for)|favorites? (?:for|to win)|bet on|futures? on)',
        `(?:the |whole |entire )*${title}(?! (?:game|road|home|pick|picks|parlay|champions? game))`,
        1,
      ),
      '(?:stanley cup|grey cup|mls cup|world series|super bowl|superbowl|nba (?:title|championship|finals))(?: \\w+){0,3} (?:odds|price|prices|winner|favorites?|futures?|champ|champions?|pick|picks|bet|bets|value|long ?shots?|dark ?horse|at|what are they at|chances)',
      '(?:odds|price|prices|winner|favorites?|futures?|bet|bets|value|chances)(?: \\w+){0,6} (?:stanley cup|grey cup|mls cup|world series|super bowl|superbowl|nba (?:title|championship|finals)|pennant)',
      '(?:get|gets|getting|lock up|locks up|take|takes|finish|finishes|win|wins|earn|earns|has)(?: \\w+){0,2} (?:1|one|top|first|no 1|number one|2|two|1st|#1) seed(?= .*(?:bet|odds|who|price|value|bet that))|(?:bet|odds|price)(?: \\w+){0,6} (?:1|one|top|first|no 1|number one|1st) seed|(?:make|makes|making|miss|misses|missing)(?: \\w+)? (?:playoffs?|postseason|play ?in|wild ?card)(?= .*(?:bet|odds|price|worth|value|plus|yes|no|line|what|at|[+-]\\d|\\d))|(?:bet|odds|price|worth|value|yes or no)(?: \\w+){0,6} (?:make|making|miss|missing)(?: \\w+)? (?:playoffs?|postseason|play ?in)',
      '(?:first|1st|top|number one|no 1|#1) overall(?: pick)?(?= .*(?:odds|bet|who|price|goes|going))|(?:nfl|nba|nhl|mlb) draft (?:odds|bets?|props?|position|prop)|draft lottery|(?:first|next|which) (?:\\w+ )?coach (?:to (?:be|get) )?(?:fired|canned|hired)|next (?:head )?coach|(?:next team|traded (?:by|before) the deadline|where does \\w+ (?:sign|go|land))(?= .*(?:odds|bet|price))|(?:undefeated|perfect|winless) season(?= .*(?:odds|bet|price|chance))|(?:first|last) team (?:undefeated|unbeaten|winless)|exact (?:division|finals|matchup|super bowl) (?:finish|result|matchup)',
    ],
  ],
  [
    'prediction_markets',
    [
      'kalshi|polymarket|predictit|robinhood (?:prediction|event|sports)|prediction markets?|event contracts?|(?:presidential|election|senate|mayor|governor|primary) (?:odds|winner|bet|market|betting)|(?:wins?|win|bet on) the (?:election|presidency|primary|senate|white house)|next (?:president|pope|prime minister|mayor)',
    ],
  ],
  [
    'placing',
    [
      // "Do you take the bet or do I have to put it in on DraftKings myself": who takes it is asked, and no bet.
      all(
        '(?:you|u|yall|you guys|gameplan|(?:this|the) (?:app|site|thing)|it|this|i|we)(?: (?:guys|actually|even|just|can|will|do))* (?:(?:take|takes|taking|accept|accepts|place|places|book|books|handle|handles|put|bet|make|enter|submit)(?: \\w+){0,4} (?:bets?|wagers?|action|money|it|them|this|slip|parlay|here|in here)|bet(?= or))',
        '(?:or|and then)(?: (?:do|does|did|should|would|will|must|just|is|it|am|are))* (?:i|we|you|one)(?: \\w+){0,3} (?:have to|need to|gotta|got to|supposed to|must|go|do it|place|put|bet|enter|make)',
        `(?:myself|my own|yourself|on my own|by hand|manually|elsewhere|somewhere else|(?:on|at|in|to|into|over to|with|through) (?:my |the |a |an )?(?:actual |own |real )?${book})`,
      ),
      both(
        'link|connect|sync|import|integrat\\w*|hook up|pull|pulls|pulling|attach|upload|transfer',
        `(?:my |to my |from my |with my |the |all my )+(?:\\w+ )?${book}`,
        4,
      ),
      `(?:can|could|do|does|is|are|how|way to)(?: \\w+){0,4} (?:link|linked|connect|connected|sync|synced|integrat\\w*|hook(?:ed)? up|log ?in)(?: \\w+){0,2} (?:to|with) (?:\\w+ )?${bookWords}`,
      before(
        '(?:can|could|will|would|do|please|pls|just|go ahead and)',
        '(?:you|u|it|the app)? ?(?:place|submit|put in|enter|make)(?: \\w+){0,3} (?:bet|bets|wager|it|this|that|parlay|slip)(?: \\w+)? (?:for me|through|thru|via|at|on my|directly|here|automatically|on draftkings|on fanduel)',
        0,
      ),
      '(?:place|put|putting|get|throw|punch|enter|submit|make)(?: in)? (?:the|this|that|my|a|these) (?:\\w+ )?(?:bet|bets|parlay|slip|ticket|wager)(?: in| down| up)?(?: \\w+){0,5} (?:for me|on my behalf|automatically|through you|with my (?:money|account|balance))',
      '(?:my|the|a) (?:\\w+ )?(?:withdrawals?|deposits?)(?: \\w+){0,4} (?:pending|showing|show|processing|stuck|clear|cleared|arrived?|missing|declined|rejected|delayed|taking|gone)',
      '(?:can|could|do|may) (?:i|we) (?:actually |even |just )*(?:place|make|put|submit) (?:my |a |the |in )*(?:bets?|wagers?) (?:right |directly |straight )?(?:(?:in|on|from|with|through|thru) )?(?:here|(?:the|this|your) (?:app|site|website))',
      'auto ?bet\\w*|(?:place|submit|put|bet) (?:it|this|that|them|those|these) (?:all )?(?:for me|on for me|in for me|automatically)|(?:deposit|withdraw|cash out|payout)(?: \\w+){0,4} (?:from|to|into|on|at|with|through) (?:here|gameplan|this app|this site|my (?:bank|wallet|account))|(?:how do i|can i|where do i|how to) (?:withdraw|deposit|fund|add money|add funds|get paid)',
    ],
  ],
  [
    'teaser_prices',
    [
      '\\d+(?:\\.5)? ?(?:-|pt|pts|point|points) ?(?:pt |pts |point |points )?teas(?:ers?|es?)|(?:two|three|four|\\d) (?:team|leg) teasers?',
      '(?:an?|my|some|good|best) (?:\\w+ ){0,2}teasers? (?:with|of|on|for|from|using|tonight|today|tomorrow|sunday|this|please|pls)',
    ],
  ],
  [
    'cash_out',
    [
      'cash ?out (?:now|says?|is|at|for|or|offer\\w*|value|worth|amount|price|early|vs|button|of|on|my|this|available)|(?:should|do|would|could|can) (?:i|you|u|we)(?: \\w+){0,2} (?:cash ?out|take the cash|cash it)|(?:they|book|dk|fd|draftkings|fanduel|caesars|mgm|betmgm|bet365)(?: \\w+){0,5} (?:offering|offer|offers|offered|give me|giving me)(?: \\w+){0,6} (?:cash ?out|to cash|let it ride)|let it ride(?: \\w+){0,4} (?:cash|offer|take)|cash(?: \\w+){0,3} (?:or|vs) (?:let it ride|ride it|hold|keep)|worth cashing out|take the \\d+ or',
    ],
  ],
  ['grand_salami', ['(?:grand|1000|\\$1000) salamis?']],
  [
    'live',
    [
      '(?:picks?|bets?|plays?|odds|lines?|props?|parlays?|updates?|alerts?|tips)(?: \\w+){0,5} (?:(?:in )?between (?:the )?(?:periods?|quarters?|innings?|halves)|at (?:the )?intermission|(?:in|during) (?:the )?intermissions?)|(?:between (?:the )?(?:periods|quarters|innings|halves)|(?:at|during) (?:the )?intermission) (?:picks?|bets?|plays?|odds|lines?|parlays?|alerts?)|live (?:\\w+ )?(?:alerts?|tips)(?! (?:for|of|on) (?:the )?score)',
      '(?:\\d{1,3} ?- ?\\d{1,3}|up \\d+|down \\d+|tied|losing|winning|leading)(?: \\w+){0,8} (?:left|to go|remaining|at (?:the )?half|halftime|in the (?:1st|2nd|3rd|4th|first|second|third|fourth|5th|6th|7th|8th|9th|\\d+th)|live|right now|so far)(?: \\w+){0,8} (?:take|bet|over|under|who|should|hammer|line|spread|moneyline|ml|total|value|good|worth|live|play|comeback|cover|win)',
      'in ?- ?(?:play|game)(?! (?:injur\\w*|parlay))|inplay|live (?:bet\\w*|odds|line|lines|total|spread|ml|moneyline|over|under|parlay|pick|picks|play|plays|price|wager\\w*|hedge)|(?:bet|betting|take|taking|play|hammer|grab)(?: \\w+){0,5} (?:live|mid ?game|at halftime|during the game)(?! (?:score|dog|dogs|under))|halftime (?:bet|bets|line|lines|spread|play|pick|adjust\\w*)|2nd half (?:line|bet|live)|game is (?:on|live) (?:right )?now',
      // "Can I bet on the game while it's going on here".
      '(?:can|could|do|does|is|are|am|will|possible|allowed|how)(?: \\w+){0,5} (?:bets?|betting|wagers?|wagering|picks?|plays?|gamble)(?: \\w+){0,5} (?:while|during|once|after|when)(?: \\w+){0,3} (?:(?:is|its|are|theyre|has|have|already) )*(?:going on|going|on|live|started|starts|underway|in progress|kicked off|tipped off)(?: (?:here|already|on here|with you|in the app|though|or not))* ?$',
      '(?:odds|lines?|prices?|numbers|updates?)(?: \\w+){0,5} (?:while|during|once|as|after|when)(?: \\w+){0,2} (?:the )?(?:games?|match|it|theyre|they are|its|is)(?: \\w+){0,2} (?:on|going|live|starts|started|playing|underway|in progress|kicks off|tips)|(?:odds|lines?|prices?)(?: \\w+){0,4} (?:during|mid|in the middle of) (?:the )?(?:games?|match)|(?:update|refresh|move|change)\\w*(?: \\w+){0,4} (?:odds|lines?|prices?)(?: \\w+){0,3} (?:live|during|mid ?game|in ?- ?game|in real time)(?! or (?:\\w+ ){0,3}(?:delay|lag|behind))',
    ],
  ],
  [
    'weather',
    [
      '(?:will|is|gonna|going to|does|supposed to|chance of)(?: \\w+){0,4} (?:rain\\w*|snow\\w*|windy|storm\\w*|hail|thunderstorm\\w*|freez\\w*)(?! out|ed out|check| delay| on)|\\d+ degrees|(?:wind|weather|rain|snow|temperature|humidity|forecast)(?: \\w+){0,3} (?:in|at|for|matter|affect|impact|speed|report|forecast|like|tonight|today|tomorrow|sunday|saturday)(?! out)|(?:how|what is the) (?:windy|cold|hot|wind|weather|temperature|temp|forecast)(?! (?:are|is) (?:the )?(?:lakers|heat|suns))',
    ],
  ],
  [
    'splits',
    [
      '(?:public|sharps?|sharp money|big money|smart money|handle)(?: \\w+){0,2} (?:%|percent\\w*|split|splits|share|on|side|loading|hammering|backing|fading|all over|heavy)(?= .*(?:percent|%|public|sharp|who|which|where|what|side|split|on the|lean))(?! (?:draftkings|fanduel|the (?:line|table|house)))'.replace(
        '|bets?|money)(?: ',
        '|money)(?: ',
      ),
      '^ (?:are |is |the )*(?:sharps?|public|sharp money|smart money|squares|wise ?guys) (?:on|backing|fading|hammering|loving|all over)|(?:are|is) (?:the )?(?:sharps|public|sharp money|smart money|squares|wise ?guys|pros) (?:\\w+ )?(?:on|backing|fading|hammering|loving|all over)|(?:tickets?|handle|bets?) (?:and|vs|versus|or) (?:the )?(?:handle|tickets?|money|cash) (?:\\w+ )?(?:going|split|splits|percent\\w*|on|at|look\\w*|say\\w*|data|count|numbers)|where (?:is|are|does|do) (?:the |all the |most (?:of )?(?:the )?)?(?:handle|tickets|tickets and (?:the )?(?:handle|money)|(?:sharp |public |big |smart )?money)(?: \\w+)? (?:going|coming in|landing|at|on|lean\\w*)|ticket (?:count|counts|split|splits|percent\\w*)(?! (?:of|for) my)',
      '(?:what|how much|how many|which)(?: \\w+)? (?:%|percent|percentage) (?:of )?(?:the )?(?:bets?|money|tickets|handle|public|people|bettors)|(?:who|where|what side|which side) (?:is|are|does|do) (?:the )?(?:public|sharps?|sharp money|big money|money|everyone|everybody|most people|pros)(?: \\w+)? (?:on|betting|backing|taking|going|like|love|hammering|side)',
    ],
  ],
  [
    'fantasy',
    [
      '(?:pp (?:flex|slip|entry|lineup|board|power|picks?)|(?:\\d|two|three|four|five|six) (?:man|pick|leg|way) (?:flex|power)|power play (?:entry|entries|slip)|flex (?:play|entry|entries|pick|slip|w |with )|demons? (?:and|or) goblins?|(?:goblin|demon) lines?|fantasy (?:football|hockey|basketball|baseball|teams?|leagues?|lineups?|points|draft|matchup|playoffs|advice|question|trade)|dfs|best ball|dynasty|redraft|sleeper app|prizepicks|prize picks|underdog fantasy|pick ?6|parlayplay|betr picks|waiver|waivers|flex (?:spot|play|him)|start (?:or|em|vs) (?:sit|bench)|sit or start|(?:who|should i) (?:do i |should i |to )?start(?= .* or )|drop (?:him|for)|trade (?:value|him)|ppr|half ppr|captain|cpt|showdown|my lineup|optimal lineup|mock draft|keeper league|confidence (?:pool|pts|points)|office pool|my bracket|super bowl squares|survivor (?:pick|pool|league)|suicide (?:pick|pool)|eliminator|knockout pool|pick ?em (?:pool|league|sheet))',
    ],
  ],
  [
    'futures',
    [
      '(?:over|under|o ?u|bet|bets|betting)(?: \\w+){0,4} (?:season|regular season|season long) (?:wins?|win totals?)(?! streak)|(?:season|regular season) (?:wins?|win totals?)(?! streak)(?: \\w+){0,3} (?:over|under|o ?u|bet|bets|worth|prop)',
    ],
  ],
  [
    'casino',
    [
      '(?:best|which|any|play|win at|good|odds|strategy|system|hot|loose)(?: \\w+){0,2} (?:slots?|slot machines?|blackjack|roulette|craps|baccarat|poker|video poker|keno|bingo|scratch ?(?:offs?|ers)|lottery|lotto numbers|powerball|mega millions|crash|plinko|mines)|(?:blackjack|roulette|craps|baccarat|poker|slots|plinko) (?:strategy|odds|system|tips|tonight|bonus|hand|table|dealer)|dealer (?:shows|has|showing|got)|hit or (?:stand|stay)|(?:stay|stand|hit|double down|surrender) on (?:a )?(?:soft |hard )?\\d{1,2}(?= (?:vs|against|v|or|with|if|when))|split (?:my )?(?:aces|8s|eights|tens|10s|4s|fours|kings)|(?:jackpot|lotto|scratch ?card|mega ?millions|powerball) (?:num\\w*|odds|tonight)|powerball|mega millions|(?:red|black) on roulette|pot odds|(?:texas )?hold ?em hands?',
    ],
  ],
  [
    'horses',
    [
      '(?:exacta|trifecta|superfecta|daily double|quinella|longshot at (?:saratoga|belmont|churchill)|furlongs?|jockeys?|thoroughbreds?|harness racing|post position|the derby|kentucky derby|preakness|belmont stakes|breeders cup|churchill downs|saratoga|del mar|santa anita|gulfstream|aqueduct|woodbine|keeneland|ponies|horse (?:race|racing|bet|bets|to win))',
    ],
  ],
  ['womens', [womens]],
  ['tennis', [tennis]],
  ['fights', [fights]],
  ['racing', [racing]],
  ['soccer', [soccer]],
  [
    'other_sports',
    [
      'cricket|ipl|rugby|six nations|e-?sports|esports|csgo|cs2|league of legends|valorant|dota|call of duty|darts|table tennis|ping pong|volleyball|lacrosse|pll|olympics?|curling|snooker|handball|afl|aussie rules|xfl|ufl|usfl|kbo|npb|khl|shl|ahl|echl|ohl|qmjhl|whl|euroleague|g ?- ?league|summer league|little league|chess|cycling|tour de france|pickleball|sumo|badminton|water polo|ncaa baseball|college baseball|world baseball classic|minor league|triple a (?:baseball|game)|korean baseball|japanese baseball|spring training|pro bowl|cornhole|poker tournament|wrestling|wwe|bowling|surfing|skiing|swimming|track and field|marathon',
    ],
  ],
  [
    'college',
    [
      'college (?:football|basketball|hoops|game|games|ball|team|teams|pick|picks|parlay|spread|spreads|slate|line|lines|ml|over|total|props)|cfb|cbb|ncaa\\w*|march madness|final four|elite eight|sweet sixteen|bowl (?:game|games|season|pick)|cfp|heisman',
    ],
  ],
  [
    'tickets',
    [
      '(?:free )?(?:live )?stream\\w*(?: \\w+){0,3} (?:link|links|site|game|games|free|online|it)|(?:stream|watch) (?:link|links|free|online)|(?:where|how) (?:can|do|to|could) (?:i |we |you )?(?:watch|stream|see)(?: \\w+){0,5} (?:game|games|match|tv|online|free|it|them)|(?:cheap|buy|get|good|how much are|price of|sell|find|any)(?: \\w+){0,2} (?:tickets?|seats|nosebleeds)(?! (?:for the parlay|on|of|with \\d|leg))(?= (?:to|for|at|tonight|in|near|behind)| ?$)|(?:what|which) (?:channel|network|station)|ticketmaster|stubhub|seatgeek|blacked out|blackout|league pass|sunday ticket|nfl redzone|redzone channel',
    ],
  ],
]);
