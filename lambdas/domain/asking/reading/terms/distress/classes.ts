/**
 * Classes of signs that betting hurts somebody: what happened, to whose money, who must not know, how it feels. One of them can be
 * ordinary betting talk, so each has points: four are distress.
 */

const partner =
  '(?:wife|wifey|husband|hubby|spouse|partner|girlfriend|gf|boyfriend|bf|fiancee?|girl|old lady|missus)s?';
const close = `(?:${partner}|(?:moms?|mum|mother|dads?|father|parents|folks|family|kids?|children|sons?|daughters?|brothers?|bro|sisters?|sis))`;
const kin = `(?:${close}|(?:uncle|aunt|cousin|nephew|niece|grand(?:ma|pa|mother|father|son|parents)|nana|roommate|roomie|friend|best friend|buddy|boss|coworker|ex|son in law|brother in law)s?)`;
const gambling =
  '(?:gambl\\w*|bet|bets|betting|bettor|wager\\w*|parlays?|sports ?books?|bookies?|casinos?|slots?|fanduel|draftkings|betmgm|bet365|caesars|prizepicks|stake)';
const number =
  '(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|few|couple|half a|several|\\d+)';
/** From about a hundred dollars on. */
const amount = `(?:\\$ ?\\d{3,}|\\d{3,}(?! ?(?:yards?|yds|points?|pts))|\\$? ?\\d+(?:-\\d+)? ?k|(?:like |about |over |almost |another |around )*${number}(?: (?:of|a))? (?:grand|thousand|hundred|large|racks?|bands?|stacks?|g|gs|figures)|thousands|hundreds)`;
const lost =
  '(?:lost|lose|losing|blew|blown|blowing|dropped|burned|burnt|pissed away|drained|draining|flushed|wasted|threw away|thrown away|torched|gambled|gambling away|gambled away|bled|bleeding|went through|wiped out|emptied|spent|spending|gone|sunk)';
/** Money that life needs. "The bills" alone are a team. */
const needed =
  '(?:rent|mortgage|savings|pay ?checks?|wages|salary|tuition|(?:college|school|wedding|emergency|vacation|christmas|retirement|honeymoon|holiday|kids?|daughters?|sons?|baby|birthday|car|bill|bills|grocery|food|gas|insurance|medical|funeral|bail|lunch|travel) (?:fund|funds|money|cash|savings|account|payment|note)|401k(?! match)|retirement|pension|inheritance|groceries|diapers|formula|insulin|meds|medicine|medication|prescriptions?|(?:electric|electricity|light|heat|heating|gas|phone|water|hospital|medical|vet|utility|internet|power) bills?|(?:my|our|pay|paying|house|monthly|overdue|unpaid|late) bills|daycare|child ?support|alimony|social security|disability|stimulus|tax refund|student loans?|house (?:fund|payment|note|savings)|down payment|security deposit|piggy bank|nest egg|trust fund|life insurance)';
const whole =
  '(?:(?:all|every|each)(?: of)? (?:my|our|the|this) (?:money|cash|bankroll|roll|balance|tips|check|pay)|(?:my|our) last \\d{2,}(?! ?(?:$|games?|bets|picks|plays|parlays|slips|props|tickets|wagers|prompts|questions|minutes|seconds|years|starts|days|weeks|nba|nfl|nhl|mlb|sides|totals|overs|unders|road|home))|(?:my|our|the|his|her) (?:whole|entire|full|last|next) (?:check|pay|bankroll|roll|balance|account|salary|bonus|refund|\\$ ?\\d+|few (?:bucks|dollars|hundred)|dollars?|bucks|money|cash|net worth)|(?:whole|entire) (?:check|pay ?check|account|bankroll)|everything (?:i|we)(?:ve)? (?:have|got|own|saved|earned)(?! (?:here|bet|logged|tracked|on (?:here|my slip)))|every (?:penny|cent|dollar|dime) (?:i|we|ive|of|in|left|is)|last (?:of my|\\$ ?\\d+|dollars?|bucks) (?:money|cash|to my name|in my)|to my name|down to my last)';
const stakes =
  '(?:bet|bets|betting|put|puts|putting|risk|risking|stake|staking|gambl\\w*|wager\\w*|throw|throwing|threw|dump|dumped|lay|used|using|use|took|take|taking|spent|spend|deposit\\w*|all in|ride|riding|rides|on (?:the|this|a|my|tonight|one|one game|red|black|parlays?|betting)|into)';
const feeling =
  '(?:scared|terrified|afraid|ashamed|embarrassed|guilty|crying|cried|depressed|anxious|hopeless|helpless|worthless|numb|desperate|miserable|lonely|ruined|destroyed|screwed|fucked|broken|spiral\\w*|suffering|shaking|stressed|stressing|losing my mind|losing it|a mess|sick|a failure|a loser|an idiot|in trouble|in deep|exhausted|drowning|at rock bottom(?! as)|at the end)';

/** In either order, with at most so many words between. */
const near = (one: string, other: string, words = 5) =>
  `(?:${one})(?: [\\w$-]+){0,${words}} (?:${other})|(?:${other})(?: [\\w$-]+){0,${words}} (?:${one})`;
const then = (one: string, other: string, words = 5) => `(?:${one})(?: [\\w$-]+){0,${words}} (?:${other})`;

/** Points of a class, and how it is said; patterns of whole words, over text that `isDistress` has prepared. */
export const distressClasses: readonly (readonly [points: number, phrases: readonly string[]])[] = [
  // Thoughts of death, whatever else is asked.
  [
    4,
    [
      '(?:wanna|want|wish(?:ed|ing)?|ready|thinking (?:of|about)|thought (?:of|about)|feel(?:ing)? like|gonna|might(?: as well)?|should(?: just)?|considering|could just|tempted to|just)(?: (?:i|im|to|was|were|just|about|like|be|could|fucking|literally|really|legit|rn|honestly|not|never)){0,4} (?:die|dying|dead|kms|killing myself|kill myself|end(?:ing)? (?:it|it all|everything|my life|things)|jump(?:ing)? off(?! (?:the|this|that) (?:bandwagon|train|hype|couch))|driv(?:e|ing) (?:off|into a)|hang(?:ing)? myself|shoot(?:ing)? myself|disappear(?:ing)?|wake up|be here|exist|be alive|live anymore|off myself|overdose|unalive\\w*|(?:be )?gone)(?! (?:if|when|laughing|of laughter|than|hard|on (?:this|that) hill|last|heat|money|ball|in the (?:standings|east|west)))',
      'kms|unalive (?:me|myself)|suicid(?:e|al) (?:thoughts?|over|because|note|hotline|line|prevention)|(?:im|feel|feeling|been|was) suicidal|commit suicide',
      '(?:dont|do not|no longer|didnt) (?:even )?(?:wanna|want to|want) (?:live|be here|wake up|exist|be alive|go on|do (?:this|life))',
      '(?:life|living|it) (?:isnt|aint|is not|not|no longer|feels? not) worth (?:living|it anymore|going on)|not worth living|no (?:reason|will) to (?:live|go on|wake up)|nothing to live for|no way out',
      '(?:better|be better|be fine|happier) (?:off )?(?:dead|without me|if i (?:was|were|wasnt|werent) (?:dead|gone|here|around|alive))|worth more dead|rather be dead',
      '(?:tired|sick) of (?:living|life|being alive|existing|this life)|cant (?:cope|live|go on|keep going|do (?:this|life) anymore|take (?:it|this|life) anymore|face (?:it|my|them|anyone|tomorrow))',
      '(?:nobody|no one|noone|none of them|they)(?: \\w+){0,3} (?:care|miss|notice)(?: \\w+){0,2} (?:if (?:i|im)|when im|me)(?: \\w+){0,3}|(?:handful|bottle|bunch|\\w+) (?:of )?pills(?: left)?|(?:take|took|taking|swallow) (?:all )?(?:the |my )?pills',
      '(?:cut|hurt|harm|hurting|cutting|harming) myself|life insurance|goodbye (?:note|letter)|end of my rope|rock bottom(?! as)|(?<!(?:wont|will not|wouldnt|would not|never) )hate (?:(?:my ?self|my life)(?! (?:as an?|for (?:lik|tak|bett|lov|pick|say)\\w*))|who i|what ive)',
    ],
  ],
  // Money lost that hurts, or that life needs.
  [
    4,
    [
      then(
        `(?:i|ive|im|we|weve|i just|just|already|have|he|she|${kin})(?: \\w+){0,2} (?:${lost}|(?<!cash(?:ed|ing)? )out|down)`,
        amount,
        3,
      ),
      then(
        '(?:sick|tired|fed up)(?: and tired)? (?:of|with) (?:always |constantly |just )?losing',
        `(?:down|out|lost) (?:like |about |over |almost |close to )?${amount}`,
      ),
      then(
        `(?:^| )(?:${lost}|down)`,
        `${amount} (?:today|tonight|this (?:week|month|year|weekend|season)|since|in (?:a|one|two|\\d) |on (?:parlays|betting|gambling|sports|bets|here|this)|betting|gambling|already|so far)`,
        1,
      ),
      `${amount}(?: \\w+)? (?:in the hole|in debt|gone|down the drain|in losses|behind|in the red)|(?:im|ive|we|were)(?: \\w+){0,3} in the hole`,
      near(needed, `${lost}|${stakes}`, 4),
      near(whole, `${stakes}|${lost}|on the|lets ride|tonight`, 4),
      `(?:${lost}|down)(?: (?:my|his|her|our|all|the|it|so|way|too|a|of|almost|basically|like|most))* (?:everything|it all|all of it|house|home|car|job|marriage|family|life|ass|shirt|fortune|lot of money|so much money|too much)(?! (?:but|in the))`,
      `(?:bet|betting|spent|spend|spending|lost|lose|deposit\\w*|gambl\\w*|risk\\w*|losing)(?: \\w+){0,2} (?:more|money) (?:than )?(?:i|we|he|she)(?: \\w+)? (?:can|should|could|meant|planned|have|had|afford|make|earn|got|dont|didnt|cant)`,
      `(?:cant|couldnt|cannot|how do i) (?:even )?(?:afford|pay|buy|feed|cover|make)(?: \\w+){0,3} (?:${needed}|rent|bills|food|groceries|gas|kids|family|dinner|lunch|this month)`,
    ],
  ],
  // Debts, and money that is somebody else's.
  [
    4,
    [
      `(?<!your )(?<!their )debts?(?! (?:ceiling|del|to (?:its|their|my (?:fantasy|league)|the (?!bank|bookie|irs|casino|shark|guy))))|(?:i|we|he|she|${kin}) (?:\\w+ )?(?:owe|owes|owed)(?! (?:me|us|you))(?: \\w+){0,3} (?:${amount}|\\$ ?\\d+|money|everyone|people|him|her|them|bookie|guy|loan|bank|friend|${kin}|a lot|so much)(?! (?:a |an |one |another |two |some |like )*(?:beers?|cokes?|lunch|dinner|drinks?|rounds?|pizza|steak|case|wings|coffee|shots?|cover|apology|favor|wins?(?! or)|burgers?|tacos|nachos|sushi|breakfast|\\$? ?\\d{1,2}(?![\\dk])))`,
      `(?:send|give) me (?:some |a |the |ur |your )*(?:money|cash|loan|\\$ ?\\d+)(?! (?:line|lines|pick|picks|leg|legs|play|plays|parlay))|(?:lend|loan|front|venmo|cashapp|zelle|wire) me (?:some |a |like |the )*(?:money|cash|loan|\\$ ?\\d+|\\d{2,}|few (?:bucks|dollars|hundred)|couple)(?: bucks| dollars)?(?! (?:pick|picks|leg|legs|play|plays|parlay|yard|point|to 1|to one|or (?:more|better)|odds|payout))`,
      'overdrawn|overdraft\\w*|overdrew|negative (?:balance|bank)|account (?:is |went |at )?(?:negative|overdrawn|empty|drained|wiped)|bounced (?:a |my )?(?:check|payment|rent)|maxed|payday (?:loans?|lenders?|advance)|title loan|cash advance|collections|collectors?|bankrupt\\w*(?! (?:franchise|team|club))|evict\\w*|foreclos\\w*|repossess\\w*|garnish\\w*|pawn\\w*|second mortgage|2nd mortgage|reverse mortgage|refinanc\\w*|heloc|klarna|predatory',
      'borrow\\w*(?: \\w+){0,4} (?:money|cash|\\$ ?\\d+|\\d{2,}|grand|thousand|hundred|from|against|off|to (?:bet|gamble|play|win))',
      near(
        '(?:sell|sold|selling|pawn\\w*|hock\\w*|put up)(?: (?:my|the|our|his|her|grandmas))+(?! old)',
        '(?:car|truck|house|home|ring|watch|phone|laptop|ps5|xbox|console|tv|guitar|jewelry|gold|necklace|bike|motorcycle|stuff|things|furniture|tools|plasma|blood|clothes|shoes|collection|stocks|crypto|bitcoin)',
        2,
      ),
      `(?:took|take|taking|stole|steal|stealing|swiped|embezzl\\w*|skimm\\w*|used|using|lifted|pulled)(?: \\w+){0,4} (?:from|out of|off) (?:\\w+ ){0,2}(?:work|job|register|till|company|employer|boss|church|charity|safe|purse|wallet|atm|credit|401k|ira|savings|${kin})`,
      '(?:company|work|corporate|business|moms|dads|wifes|husbands|parents|grandmas|joint|roommates|credit|someone elses) (?:credit )?(?:cards?|funds|money|account)(?: \\w+){0,6} (?:to (?:bet|gamble|deposit)|on (?:bets|parlays|betting|this|draftkings|fanduel|here)|for (?:bets|betting|gambling|this))',
      '(?:into|in to|in deep (?:to|with)) (?:a|the|this|some|my|his) (?:guy|bookie|book|dude|man|people|guys) for|ask(?:s|ing|ed)?(?: \\w+){0,2} for (?:cash|money|a loan|loans)(?: \\w+)? (?:to|for) (?:bet|gambl|parlay|cover)\\w*',
      '(?:threaten\\w*|break (?:my|his) (?:legs|knees|kneecaps|arms|fingers)|(?:come|coming|looking) (?:after|for) me|gonna (?:hurt|kill|beat|jump) me (?:for|over|because|unless)|loan ?sharks?|guys? i owe)',
    ],
  ],
  // Whom it is kept from, and who suffers.
  [
    4,
    [
      `${close} (?:still |really |just )*(?:doesnt|dont|does not|didnt|cant|cannot|wont|has no idea|have no idea|had no idea|no idea|no clue|has no clue|never|must not|better not|shouldnt)(?: (?:even|ever|to|gotta|should|really|can|will))* (?:know|knows|knew|find out|found out|suspect|hear|notice|see (?:the|this|my|it)|about (?:it|this|my|the)|i (?:bet|lost|gamble|still))(?! (?:anything|nothing|jack|shit|squat|football|ball|sports|basketball|hockey|baseball|what|how|who|which|the (?:rules|difference|game)|a thing))`,
      `(?:without|before|so|unless|if) (?:my |the )?${close}(?: \\w+)? (?:knowing|finding out|finds out|find out|seeing|sees|noticing|notices|catches|cant see|doesnt see)`,
      `(?:hid|hide|hides|hiding|hidden|lie|lied|lies|lying|sneak\\w*|conceal\\w*|keep(?:ing)? (?:it|this) (?:a )?secret|kept (?:it|this)(?: a)? secret|delet\\w+)(?! ball)(?: \\w+){0,6} (?:(?:my |the |our )?${close}|statements?|bank|gambling|betting|bets|losses)`,
      `behind (?:my |his |her |the )?${kin} back|(?:secret|hidden) (?:account|card|betting|gambling|bets|credit)|secretly (?:bet|gambl)\\w*`,
      `${close}(?: (?:is|are|will|would|said|says|wants|just|gonna|shes|hes|to|threatened|threatening|about|ll))* (?:leave|leaving|left|divorce|divorcing|divorced|kick(?:ing|ed)? me out|take (?:the|my) kids|disown\\w*|hates?) me?(?! (?:a|the|some|with|alone|hanging))(?: \\w+){0,8} (?:bet|bets|betting|gambl\\w*|lost|lose|money|this|over|if|because|parlays?)`,
      '(?:she|he|they|shes|hes|theyre)(?: \\w+){0,2} (?:leave|leaving|divorc\\w+|kick(?:ing)?|throw(?:ing)?) me(?: out)?(?= (?:if|over|because|for|after|when|unless))',
      `(?:ruin|ruined|ruining|destroy\\w*|wreck\\w*|cost|costing|losing|lost|killing|tear\\w*)(?: me)? (?:my |our |the )(?:\\w+ )?(?:life|marriage|relationship|family|wife|husband|kids|job|career|house|home|friends|credit|health|everything)`,
    ],
  ],
  // No longer in control.
  [
    4,
    [
      `(?:cant|couldnt|unable to|dont know how to|not able to|how (?:do|can|to)(?: i)?|help me|wish i could|if i could|never able to|impossible to|hard to|struggling to|tryna|wanna|want to|gotta|should i|need help to|ready to|decided to|trying to|time to) (?:just |even |really |finally |please |ever |seem to |myself |to )*(?:stop|quit|control|resist|give up|cut back|cut down|get off|get away from|walk away from|step away from|take a break from|slow down)(?: \\w+){0,3} (?:bet|betting|gambl\\w*|wager\\w*|parlays|urges?|myself|deposit\\w*|chas\\w*|sports ?books?|apps?|this (?:app|habit|stuff|shit|cycle|addiction)|it anymore)(?! (?:on |against |with )?(?:the|overs?|unders?|favorites?|favs?|dogs?|underdogs?|props|them|him|teams?|road|home|big|so many|bad))`,
      'cant help (?:myself|it anymore)|no (?:self ?control|control over|willpower)|lost control|losing control|out of (?:control|hand) (?:with|on)?(?: \\w+){0,3} (?:bet|bets|betting|gambling|deposits?|parlays?|money)|(?:betting|gambling|this|habit|it)(?: \\w+){0,3} (?:out of (?:control|hand)|taking over|consum\\w+|ruin\\w*|destroy\\w*|eating (?:me|up my))',
      '(?:(?:i think|think|maybe|might be|pretty sure|am|becoming|became|getting|feel like|scared|afraid|worried|if|that|def|definitely|probably|clearly|now|so|lowkey) (?:i |im |i might |i may )*(?:be |am |getting |a |an |gambling |betting |problem |so |kinda )*)(?:addict(?:ed)?|hooked|compulsive|problem gambler)(?! (?:to|on) (?:this team|the (?!gambl|bet|app|slots|casino)\\w+|watching|football|hockey|basketball|baseball|sports?))',
      'gambling (?:problem|addict\\w*|habit|issue|disorder)|betting (?:problem|addict\\w*|issue|disorder)|addict\\w* (?:to|with) (?:gambl\\w*|bet\\w*|parlays|sports ?bet\\w*|slots|casino|apps?|this app|wagering|prop bets)|hooked on (?:gambl\\w*|bet\\w*|parlays|this)|compulsive (?:gambl|bet)\\w*|problem gambl\\w*|(?:signs?|symptoms?) (?:of|im|that i)(?: \\w+){0,3} (?:addict\\w*|problem)|urges? to (?:bet|gamble)|(?:bet|betting|gambl\\w*) (?:urges?|withdrawals?)|relaps\\w*(?! into)|cold turkey',
      '(?:promised|swore to|vowed to) myself(?! (?:no (?:more )?(?:nba|nfl|nhl|mlb|cfl|mls|golf|props?|overs?|unders?|parlays|favorites|underdogs?|dogs|chalk|touchdowns?|tds?|spreads?|totals?|moneylines?|players?|kickers?|rookies|cowboys)|id (?:lay off|skip|fade|take|back) (?:the )?(?:overs?|unders?|favorites|dogs|chalk|props?)|a))|(?:make|made|makes|force|forced|forces) (?:me|myself) (?:stop|quit)|(?:keep|kept|always) (?:closing|deleting|uninstalling|deactivating|reinstalling|redownloading)(?: \\w+){0,4}|(?:get off|delete|uninstall|leave|quit|close|off|stop using|done with)(?: \\w+){0,2} (?:draftkings|fanduel|betmgm|bet365|caesars|prizepicks|sports ?books?|apps?|betting|gambling|here|them all|accounts?)(?: \\w+)? (?:for good|forever|permanently|for ever|once and for all)',
      '(?:only|one) thing(?: \\w+){0,4} (?:makes? me (?:feel|happy|forget)|keeps? me (?:going|alive|sane)|i feel|to look forward)|dont feel anything|heart(?:s| is)? (?:pounding|racing)|hands(?: are)? shaking|cant breathe(?! in)|run(?:ning)? to the atm|(?:to|at|hit) the atm(?: \\w+)? (?:again|three|twice|\\d|every)',
      `(?:swore|promised|told|vowed|said)(?: \\w+){0,6} (?:(?:id|i would|i was|ill|i) )?(?:stop|stopped|quit|done(?! by)|never again|never bet(?! (?:on|against) (?:your|my|our|his|the home|a))|not bet|be the last|last (?:one|time|bet))`,
      `(?:keep|kept|always|constantly|still|cant stop|been) (?:\\w+ )?(?:depositing|redepositing|reloading|gambling|chasing|going back|losing (?:money|everything|it all|my (?:money|ass|shirt|check|rent|mind)|more|and|every|big|bad)|losing (?:it|all (?:day|night))|lying|betting (?:more|bigger|every|my|on (?:stuff|things|sports|games) i))`,
      `all i (?:do|think about|can think about|care about|wanna do)(?: \\w+){0,4} ${gambling}|(?:think|thinking|dream\\w*|obsess\\w*) (?:about|over) (?:betting|gambling|bets|parlays|lines|odds)(?: \\w+)? (?:all day|constantly|nonstop|all the time|24)|dont (?:even )?enjoy (?:it|this|betting|gambling|games|watching)`,
      `(?:bet|betting|gambl\\w*|deposit\\w*)(?: \\w+){0,3} (?:every (?:single )?(?:day|night|hour|pay ?check|minute|waking)|all day (?:every day|long)|nonstop|non stop|24 7|while (?:driving|at work|my kids)|at (?:[2-5] ?am|work every)|too (?:much|often)|way too (?:much|often)|compulsively)`,
    ],
  ],
  // Chasing.
  [
    4,
    [
      '(?:doubl\\w*|martingale\\w*|keep (?:going|betting|firing|playing|doubling|raising)|raise|raising|bigger|more)(?: \\w+){0,5} until (?:i|we|it|im)(?: \\w+)? (?:win|wins|hit|hits|get|make|recover|cash|break|even|up|back)',
      '(?:doubl\\w*|upp?ed|upping|increas\\w*|rais\\w*|tripl\\w*)(?: \\w+){0,5} (?:to (?:win|get|make|recover|chase)(?: \\w+){0,4} back|(?:after|every|each) (?:every |each |a |time i )*(?:loss|losing|lose|l|ls|miss))',
      `(?:need|gotta|wanna|tryna|help me|how (?:do|can|would) i|hope|hoping to|one shot to|chance to|last chance|something to|parlay to|must|so i can)(?: \\w+){0,2} (?:win|get|make|earn|claw|dig|recover|recoup|climb)(?! (?:it |them )?in)(?: (?:it|this|that|them|everything|some|all|my|the|of|it|money|cash|losses|what|ive|i|lost|half|most|\\$?\\d+\\w*|grand|thousand|hundred|last (?:night|week)s?|from|today|tonight|stake|even|myself|me))* (?:back(?! ?(?:to ?back|door|up|in(?!\\w)|on(?!\\w)|into|end|half))|out of (?:this|the|my) (?:hole|mess|debt)|losses)(?! (?:if|when|in case)(?: \\w+){0,5} (?:push|void|scratch|postpon|cancel|rain|hurt|injur|play|dnp))`,
      '(?:how much|what|which)(?: [\\w$-]+){0,6} (?:to|do i|will|would|can) (?:win|get|make|gets|wins|makes) (?:it|this|that|them)(?: all)? back(?! ?(?:to ?back|in(?!\\w)|on(?!\\w)|if|when))',
      '(?:to|can i|could i|lets|will) (?:win|get|make|earn|recover) (?:it all|everything|all of it|all that|my money|my losses|what i lost)(?: \\w+)? back',
      '(?:get|break|be|climb|back) (?:\\w+ )?(?:back to )?even (?:tonight|today|again|by|before|or|after|from|for the (?:week|month|year)|on the (?:week|month|year)|after all)|chas(?:e|ed|ing) (?:my |the |these |those |all |our |last nights? |yesterdays? )*(?:loss(?:es)?|what i lost|money i lost)|(?:im|been|was|started|stop|keep|kept|still|always|tired of) chasing',
      `(?:one|1) (?:more|last|final|big) (?:deposit|bet|win|parlay|shot|chance|hit|score|try|game|time|good one)(?: \\w+){0,6} (?:and (?:im|ill be) (?:done|out|good)|(?:to|and) (?:fix|save|recover|pay|erase|undo|get|quit|stop)|then (?:i|im|ill))(?: \\w+){0,3} (?:quit|stop|done|out|it|everything|even|back|debt|rent|bills|me|my|that)`,
      `(?:need|gotta)(?: \\w+){0,4} (?:\\$ ?\\d{2,}|\\d{3,}|\\d+k|${number} (?:grand|thousand|hundred))(?! (?:yards?|points?|legs|odds|or better|payout|parlay|to 1))(?: \\w+){0,4} (?:by|before|until|for (?:my|rent|bills|food|a lawyer|bail|court|gas|${needed}))(?! (?:kick|half|game))`,
      'if (?:this|it|that|i)(?: \\w+)? (?:loses?|misses|dont win|doesnt (?:win|hit|cash))(?: \\w+)? (?:im|ill be|were|my life is) (?:so |really |fucking )*(?:done for|finished|screwed|fucked|ruined|dead broke|homeless|over|cooked financially)',
      '(?:or|otherwise|else|cause|because|if not|if i lose|if this loses|if it loses|if this doesnt hit|if it doesnt hit) (?:then )?(?:im|i|ill|we|were|my)(?: \\w+){0,3} (?:screwed|finished|homeless|broke|evicted|kicked out|cant (?:eat|pay|make)|out on|fucked|on the street|lose (?:the|my|our) (?:house|car|apartment|job|kids|family|place|wife)|over|dead to|ruined|going under|wont eat|starve)',
    ],
  ],
  // Help to stop, limits, and somebody else who needs it.
  [
    4,
    [
      '(?:limit|limits|cap|caps|max|ceiling|restrict\\w*|lower|reduce|cut|control|block|lock|freeze|budget|turn off|disable|stop|prevent)(?: \\w+){0,5} (?:my deposits?|deposits|depositing|deposit amount|spending|how much (?:i|we|he|she)(?: can| could)? (?:bet|deposit|spend|lose|gamble|wager|play)|my (?:betting|gambling|losses|stakes|wagers|spend)|my loss(?:es)?|myself from|me from (?:bet|gambl|deposit|play|using|losing|going)\\w*)',
      '(?:set|put|setting|add|create|make|have|need|want|place|impose|enforce)(?: (?:a|an|some|me|up|my|myself|on|daily|weekly|monthly|hard|strict|own))* (?:limits?|cap|deposit limits?|loss limits?|spending limits?|time limits?|betting limits?|reality check|budget)(?! (?:on my (?:props|bets|account)|for a family|for (?:my|this) parlay|of \\d+ (?:legs|picks)|on (?:the )?(?:legs|odds|price)))',
      '(?:deposit|loss|spending|wager|spend|weekly|daily|monthly|time) (?:limits?|caps?)(?= |$)(?! (?:of|for) (?:prompts|questions))|responsible (?:gambl|gam|play|bet)\\w*|self ?-?exclu\\w*|cool(?:ing)?[ -]?off(?: period)?|reality check|voluntary exclusion|gamban|gamstop|betblocker',
      '(?:lock|kick|ban|block|shut|cut|bar|boot|suspend|exclude|restrict|remove) (?:me|myself)(?! (?:in|up) for)(?: \\w+){0,2} (?:out|off|from|for|of|until|away|please|permanently|forever|pls|now|here)|keep (?:me|myself) (?:away |out |off )?(?:from|off|of|out)(?: (?:of|the|my|this|it|all|your|these))*(?= ?$| (?:betting|bets?|gambl\\w*|wager\\w*|apps?|sites?|accounts?|here|it|this|logging|sports ?books?|draftkings|fanduel|please|pls|for (?:a|good)))|(?:freeze|suspend|lock|pause|block|ban|disable|close) my (?:own )?(?:account|betting|access|card|gambling)(?! (?:i (?:made|have)|bets?|when|because it)(?: \\w+)? (?:hack|stolen))',
      `(?:help ?line|hot ?line|support (?:group|line)|(?:phone )?number (?:to call|i can call|for (?:help|gambl))|who (?:can|do|should) i (?:call|talk to)|someone to talk to|talk to (?:someone|somebody|anyone)|counsel\\w*|therap(?:y|ist)s?|rehab|treatment|intervention|get help|need help|want help|resources)(?: \\w+){0,6} (?:gambl\\w*|bet|betting|addict\\w*|problem|(?:stop|quit)(?! (?:caring|watching|worrying|talking|yelling))|losses|losing|my (?:${close}))`,
      '(?:ga|gamblers anonymous|recovery) meetings?|meetings?(?: \\w+){0,4} (?:gambl\\w*|betting problem|addict\\w*)',
      `(?:gambl\\w*|betting|addict\\w*|losing|debt)(?: \\w+){0,8} (?:help ?line|hot ?line|support group|number to call|(?:need|want|get|find|with|some) (?:\\w+ )?help|counsel\\w*|therap(?:y|ist)|rehab|treatment|meetings?)|1 ?-?800(?: ?-?\\w+){0,2} (?:number|line|gambl\\w*)|(?:gambl\\w*|bet(?:s|ting|tors?)?|that|whats the) 1 ?-?800(?! points?| odds| line)|gamblers? anon\\w*|gam ?-?anon|1 ?-?800 ?-?gambler?|ga meetings?|1800gambler|need (?:real |serious |some )?help (?:not|before|with my|with (?:gambling|betting)|for my)|please help me(?= ?$| (?:i|im|ive|stop|quit))`,
      near(
        `(?:my|our|his|her|a) (?:\\w+ )?${kin}`,
        '(?:gambles|gambling|gambled|gambler|addict\\w*|betting (?:problem|too|away|all|every|his|her|our|their|on everything|constantly)|bets (?:every|all|too|his|her|our|away|constantly|on everything|nonstop|the (?:house|rent|farm|money|mortgage|savings|bills?))|lost (?:it all|everything|our|his|her|their|thousands|hundreds)|chasing|in debt|cant stop (?:bet|gambl)\\w*|wont stop (?:bet|gambl)\\w*|keeps (?:betting|losing|gambling|depositing|borrowing|chasing))(?! (?:on )?(?:the (?!house|rent|money|mortgage)\\w+|overs|unders|against))',
        6,
      ),
      `(?:keep|stop|prevent|block|ban)(?: \\w+){0,2} ${kin} (?:from|off)(?: \\w+){0,2} (?:sign\\w*|bet\\w*|gambl\\w*|deposit\\w*|using|opening|account|draftkings|fanduel|app)`,
      `(?:worried|concerned|scared) (?:about|for) (?:my |a |his |her )(?:\\w+ )?(?:${kin}|betting|gambling|habit|losses)`,
      '(?:how (?:do|can|would) (?:i|you)|signs|know if|tell if)(?: \\w+){0,5} (?:have|has|got|having) a (?:\\w+ )?problem|(?:do|think|might|may) i have a problem|i (?:got|have) a (?:\\w+ )?problem(?= ?$| (?:and|with (?:bet|gambl|this|chas|parlay)|lol|man|bro|i|dont))',
      '(?:turn off|shut down|shut off|deactivate|pause|suspend)(?: \\w+){0,2} (?:account|app|betting)(?: \\w+)? (?:for (?:a|the|one|two|\\d|now)|until|while)|(?:break|breather|detox|time off|vacation|time out|timeout) (?:away )?from (?:betting|gambling|this|it all|sports ?betting|wagering|the apps?|sports ?books?)',
      '(?:quit|stop|stopping|quitting) (?:sports ?)?(?:gambling|betting|wagering)(?! (?:on|against|the|overs?|unders?|favorites?|dogs?|parlays|props|them|him|teams?|with my))|(?:quit|stop|quitting|done with) (?:all of )?(?:this|it)(?: \\w+){0,2} (?:for good|forever|altogether|before (?:it|i)|completely)|exclude (?:me|myself|him|her)',
    ],
  ],
  // Signs that betting talk has too: two of them together are meant.
  [
    2,
    [
      `(?:im|ive been|i feel|feel|feeling|feels|i was|makes me|got me|been|so|really|just|honestly)(?: (?:so|really|very|just|kinda|super|fucking|pretty|like|a bit|lowkey|totally|completely|absolutely|feeling|been)){0,3} ${feeling}(?! (?:of (?:the|this) (?:line|team|spread)|odds|line|price))|(?:idk|dont know|no idea) what (?:to do|else to do|im doing|i should do)(?: anymore| now)?(?= ?$| (?:i|im|man|help|anymore|now|about (?:it|this|my)))|what do i do now|sick to my stomach|panic(?:king|ked)? attacks?|mental health|depression|anxiety`,
      '(?:ashamed|guilty|guilt|regret\\w*|scared|terrified|depress\\w*|anxious|hopeless|worthless|miserable|suffering|crying|cried|desperate|falling apart|fell apart|hit bottom|disgusted with myself|hate this feeling|spiral\\w*)(?! (?:line|spread|of the))',
    ],
  ],
  [
    2,
    [
      `(?:im|i am|were|dead|flat|going|went|almost|so|completely|now|totally|basically) broke(?! (?:the|his|her|my))|(?:no|out of|ran out of|running out of) money(?: left)?|(?:nothing|zero|\\$?0) (?:left )?in (?:my|the) (?:account|bank|wallet)|wiped (?:me )?out|cleaned (?:me )?out|(?:account|bank|wallet|balance)s? (?:\\w+ )?(?:empty|zero|drained|dry|negative)|lost my job|got (?:laid off|fired)|unemployed|homeless`,
    ],
  ],
  [
    2,
    [
      '(?:i|ive|im|ive been|been|havent|cant|couldnt|no|without|zero|lost) (?:\\w+ ){0,2}(?:sleep|slept|sleeping|ate|eaten)(?! on)|(?:up|awake) (?:\\w+ ){0,2}(?:all night|\\d+ hours|for hours|since yesterday|two days|48 hours|until \\d)|(?:skipp|miss)\\w+ (?:\\w+ )?(?:work|class|rent|meals?|payments?)|call(?:ed|ing) (?:in sick|out of work|off work)',
    ],
  ],
  [
    2,
    [
      '(?:all in|last (?:\\$ ?\\d+|\\d+ (?:bucks|dollars)|dollars?|bucks|hope|chance|resort|shot)|everything on|double or nothing|do or die)(?! (?:of the|at the|game|drive|to (?:make|win) the))',
    ],
  ],
  [
    2,
    [
      '(?:lost|lose|dropped|blew)(?: (?:my|the|like|about|the last|all))* (?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:straight|in a row|bets in a row|days in a row|weeks in a row|in row)(?= ?(?:$|doubl|and i|i |im|so i|betting|gambl|going|now i|help|need))|(?:i|ive) (?:\\w+ )?(?:keep|kept|been|always) losing|losing streak(?: \\w+){0,3} (?:i|im|my)|(?:i|im|ive)(?: \\w+){0,4} losing streak|im down (?:bad|big|a lot|so much|again)|lost (?:again|so much|too much|big)',
    ],
  ],
  [
    2,
    [
      '(?:gotta|need|must|have)(?: \\w+){0,2} (?:win|hit|cash|money|winner|miracle|sure thing|guarantee\\w*)(?: \\w+){0,3} (?:tonight|today|now|this time|or|please|bad|badly|so bad|back|asap)|(?:i|just) (?:really |desperately |badly )?need (?:the |this |some )?(?:money|cash|win)(?! (?:line|lines|by|from|for))|doubl\\w+ up|doubling down',
    ],
  ],
  [
    2,
    [
      '(?:rent|mortgage|landlord|pay ?checks?|life savings|savings account|tuition|groceries|credit score|bank account|my bank|my savings|unpaid|overdue|late fees?)(?! free)',
    ],
  ],
  [
    2,
    [
      '(?:tryna|trying|wanna|gonna|gotta|should|will|ill|might|could|time to|ready to|attempt\\w*|struggl\\w*|how do i) (?:to )?(?:quit|stop)(?! (?:on|the|them|him|her|him|a|at|by|giving|picking|showing|sending|emailing|texting|charging|billing))|(?:need|take|taking|want) (?:a|some) (?:break|time off)|i quit|quitting|one (?:more|last) (?:one|bet)',
    ],
  ],
  [
    2,
    [
      `(?:my|our) (?:${partner}|marriage|relationship|kids|family|parents|mom|dad)(?: \\w+){0,4} (?:mad|angry|furious|upset|crying|cries|found out|finds out|fight|fighting|fights|pissed|worried|disappointed|yelling|trust|know|knows|suspicious|caught|begging|leave|left|leaving|done with me)`,
      'marriage|divorce|custody',
    ],
  ],
  [
    2,
    [
      'gambl\\w*|betting (?:again|app|too|all|every|away|debt|loss(?:es)?)|to (?:bet|gamble)(?= ?$| again| with| tonight| more)|because of (?:betting|bets|parlays|this app|sports)|from (?:betting|bets|parlays)',
    ],
  ],
  [
    2,
    [
      '(?:been |im |was |got |so )(?:\\w+ )?(?:drinking|drunk|hammered|wasted|plastered|high)(?! (?:on the|scor))',
      '(?:its|this is|thats|things are|i think its) (?:getting|gotten|got) (?:really |so |pretty )?(?:bad|worse|serious|dark|scary)|(?:missed|skipped|lost|late (?:to|for)) (?:my )?(?:shift|work|class) again',
    ],
  ],
  [2, ['(?:want|get|need|my) revenge(?! (?:game|spot|narrative|tour|series|match))']],
  [
    4,
    [
      '(?:missed|skipped|blew off|late (?:to|for)) (?:my |our )?(?:shift|work|class|exam|finals?|kids \\w+|daughters \\w+|sons \\w+)(?: \\w+){0,4} (?:because of|cuz of|cause of|bc of|to|for|over) (?:\\w+ ){0,3}(?:games?|bet|bets|betting|gamble|gambling|parlay|slots)',
    ],
  ],
  [
    2,
    [
      '(?:skipp?|miss|ditch)\\w+ (?:\\w+ )?(?:work|class|school|shift|dinner|meals?|my kids?|bedtime|payments?|rent)|stole|stealing|lied|lying|hiding|secret(?:ly)?|swore|relaps\\w*(?! into)',
    ],
  ],
  [
    2,
    [
      '(?:casino|slots|blackjack|roulette|korean|russian|chinese|table tennis|ping pong|random (?:games|leagues)) (?:\\w+ )?(?:all night|at \\d|betting|again)|betting (?:korean|russian|chinese|table tennis|ping pong|random|anything|stuff)',
    ],
  ],
];
