/** What people call a statistic, a market or a side, and what the grammar calls it. */

import { ofComparisons } from './said/sides.ts';

export type Forms = readonly (readonly [said: RegExp, form: string])[];

/** Of more than one statistic, the first that fits. */
export const ofStats: Forms = [
  [/^outs$/i, 'pitching outs'],
  [/^(?:to )?throw(?:s|ing)? (?:an?|one)(?: score)?$/i, '1+ passing touchdowns'],
  [
    /^(?:on the ground|(?:the )?(?:ground|running) (?:yards|yds)|running|to (?:run|rush)(?: for)?|rush(?:es|in|in')?(?: for)?|rushes for|rushin yds)$/i,
    'rushing yards',
  ],
  [
    /^(?:through the air|throwing(?: for)?|(?:to )?(?:throw|pass)(?:e?s)?(?: for)?|passin'?)$/i,
    'passing yards',
  ],
  [/^(?:catching|in the air|receivin'?)$/i, 'receiving yards'],
  [
    /^(?:to )?(?:(?:rush|run)(?:e?s|ning|ning one)? (?:for a|in|in a|one in) ?(?:touchdown|td|score)?|(?:catch(?:es|ing)?|haul(?:s|ing)? in) a (?:touchdown|td)(?: pass)?|(?:touchdown|td) catch)$/i,
    'anytime touchdown',
  ],
  [
    /^(?:to )?(?:strik(?:es?|ing)(?: guys)? out|strike|outs? on strikes|fans?|k|punch outs|whiffs?)$/i,
    'strikeouts',
  ],
  [
    /^(?:knocks|base knocks|(?:to )?(?:record|get)s? (?:a |his )?hits?|(?:(?:to )?(?:reach(?:es|ing)?|gets?) )?(?:on )?base (?:by|on|with) a hit)$/i,
    'hits',
  ],
  [/^(?:goes |to go |go |going )?(?:deep|yard|yabo)$/i, 'home run'],
  [/^p[ ./+-]{1,3}r[ ./+-]{1,3}a$/i, 'pra'],
  [/^(?:p|pt)$/i, 'points'],
  [/^(?:r|reb|bds)$/i, 'rebounds'],
  [/^(?:an? )?(?:apple|assist)$|^(?:to )?set(?:s|ting)? (?:up (?:an? |the )?goals?|one up)$/i, 'assist'],
  [/^(?:a|ast|apples)$/i, 'assists'],
  [/^(?:a )?(?:stls?|steal)$/i, 'steals'],
  [/^blks?$/i, 'blocks'],
  [/^(?:a |to get a )?(?:hat ?tricks?|hatt(?:y|ies))$/i, '3+ goals'],
  [/^(?:ags|any ?time (?:goal ?)?scorer|(?:to )?score anytime|to score at any time)$/i, 'to score'],
  [/^atd$/i, 'anytime touchdown'],
  // Touchdowns or goals, by the sport.
  [/^any ?times?$/i, 'anytime'],
  [/^(?:atg|any ?time goal)$/i, 'anytime goal scorer'],
  [/^(?:g|gl|gino|goalie beater|to (?:net|light the lamp))$/i, 'goal'],
  [/^(?:comp|comps|cmp)$/i, 'completions'],
  [/^(?:three|trey|triple)$/i, 'threes'],
  [/^dd$/i, 'double-double'],
  [/^(?:sot|shots on target|sog|shot)$/i, 'shots on goal'],
  [/^(?:(?:a |to )?steals? (?:a )?(?:base|bag|second)|to steal|stealing|stolen base|sbs?)$/i, 'stolen bases'],
  [/^er$/i, 'earned runs'],
  [/^(?:a )?runs?(?: scored)?$|^(?:to )?scor(?:e|es|ing) (?:a )?runs?$/i, 'runs scored'],
  [/^(?:to )?(?:homer|homers|homering)$/i, 'home run'],
  [/^hitting$/i, 'hits'],
  [
    /^(?:long ones|made threes|(?:to )?(?:make|hit|sink|drain)(?:s|ing)? a (?:three|3|trey)|from deep|3 ?-?pointers?|3 ?-?pts?|3ptrs?|3s|treys)(?: made)?$/i,
    'threes',
  ],
  [/^(?:interceptions? thrown|picks)$/i, 'interceptions'],
  [/^(?:pieces?|ball|burger)$/i, 'points'],
  [/^(?:a )?(?:sack|sacks|to (?:record|get) a sack)$/i, 'sacks'],
  [
    /^(?:(?:in |to find |finds? |to |hits? )?(?:the )?(?:end ?zone|pay ?dirt|six)|any tm td|(?:to )?(?:gets?|getting|punch(?:es)? it) in(?:to)?(?: the (?:end ?zone|box|paint))?)$/i,
    'anytime touchdown',
  ],
  [
    /^(?:scoring|(?:a )?scores?|to score|scoring one|to (?:net one|do the scoring)|score a (?:touchdown|td)|(?:an? )?goal ?scorers?)$/i,
    'to score',
  ],
  [/^(?:ribbies|ribeyes|ribs)$/i, 'rbis'],
  [/^an rbi$/i, 'rbi'],
  [/^(?:ab|abs|att|atts)$/i, 'attempts'],
  [/^(?:stops?|sv|svs)$/i, 'saves'],
  [
    /^(?:assits?|helpers?|setups?|scoring passes|passes (?:to the shooter|that lead to (?:a )?(?:basket|bucket|goal)s?))$/i,
    'assists',
  ],
  [/^(?:the |off the )?glass$/i, 'rebounds'],
  [/^(?:swats?|swattin'?g?|rejections?|block|blocking)$/i, 'blocks'],
  [/^takeaways?$/i, 'steals'],
  [/^(?:three ?-?pointers?|long range ones|from three|beyond the arc)$/i, 'threes'],
  [/^(?:catchs|recepts?|snags|grabs|balls)$/i, 'receptions'],
  [
    /^(?:to )?(?:throw(?:s|ing)? (?:a |an )?|toss(?:es|ing)? (?:a |an )?)?(?:pick|int|interception|turnover)$|^coughs? it up$/i,
    'interceptions',
  ],
  [
    /^(?:to )?(?:puts? (?:the puck |one |it )?in the net|dent(?:s|ing)? the twine|find(?:s|ing)? (?:the )?(?:twine|net|back of the net)|bang(?:s|ing)? in a goal|nets one|light(?:s|ing)? the lamp|bur(?:y|ies) one|scor(?:e|es|ing) a goal)$/i,
    'goal',
  ],
  [/^(?:a )?brace$/i, '2+ goals'],
  [/^nets? a hat ?trick$/i, '3+ goals'],
  [
    /^(?:to )?(?:hit|hits|hitting|get|gets)(?: it| one| the ball)? (?:over the (?:fence|wall)|out)$|^(?:to )?(?:leav(?:e|es|ing) the (?:yard|park)|(?:tak(?:e|es|ing) one|goes|go|going) (?:deep|yard)|(?:mash|smack|crush|launch|hit)(?:es|s|ing)? one|long ?balls?|dingers?|jacks?)$/i,
    'home run',
  ],
  [
    /^(?:to )?(?:(?:run|punch|pound|take)(?:s|es|ning|ing)? (?:it|one) in|(?:find(?:s|ing)? |hit(?:s|ting)? )?pay ?dirt|in the paint|reach(?:es|ing)? (?:the )?end ?zone|get(?:s|ting)? in(?:to)? (?:the )?end ?zone|(?:scores? )?(?:a )?tud(?:dy)?)$/i,
    'anytime touchdown',
  ],
  [
    /^(?:to )?(?:(?:keep(?:s|ing)? )?strik(?:es?|ing) (?:everybody|everyone|people|guys|batters|hitters|them|em) out|(?:rack|pil)(?:e|es|s|ing)? up (?:the )?(?:ks|strikeouts|punch ?outs)|punch(?:es)? out|whiffing|mow(?:s|ing)? (?:them|em) down|get(?:s|ting)? guys out on strikes|punchies)$/i,
    'strikeouts',
  ],
  [
    /^(?:to )?(?:swip(?:e|es|ing) (?:one|a bag|a base)|steal(?:s|ing)? (?:a |one )?(?:base|bag))$/i,
    'stolen bases',
  ],
  [/^(?:airs? it out(?: for)?|slinging(?: it)?(?: for)?)$/i, 'passing yards'],
  [/^(?:lug|carry)(?:ging|ing|s)? (?:it|the ball|the rock)(?: for)?$|^running the ball$/i, 'rushing yards'],
  [/^(?:dub ?dub|double ?dub|ten and ten)$/i, 'double-double'],
  [
    /^(?:rush(?:ing)? ?(?:\+|and|&|plus) ?rec(?:eiving)?|scrim(?:mage)? (?:yards|yds))$/i,
    'rushing + receiving yards',
  ],
  [/^pitcher outs$/i, 'pitching outs'],
  [/^(?:allow(?:s|ing)?|giv(?:es?|ing) up) (?:a )?hits?$/i, 'hits allowed'],
  [/^(?:allow(?:s|ing)?|giv(?:es?|ing) up) (?:an )?earned runs?$/i, 'earned runs'],
  // No book of ours has them.
  [
    /^(?:(?:to )?(?:hit|get)(?:s|ting)? )?a (?:single|double|triple)$|^(?:singles|doubles)$|^(?:to )?scor(?:e|es|ing) or (?:an )?assist$/i,
    'other stats',
  ],
];
export const ofMarkets: Forms = [
  [
    /^(?:to |the |an? )?(?:wins?|won|winn|winning|winners?|beats?|upsets?|to win outright|outright|straight up|su|w|dub|head to head|h2h)$/i,
    'moneyline',
  ],
  [
    /^(?:to )?(?:take it(?: all| home)?|taking (?:it|the whole thing)|get(?:ting)? (?:it done|the (?:w|win|dub))|com(?:e|es|ing|in) out on top|victory|hang(?:s|ing)? on)$/i,
    'moneyline',
  ],
  [/^(?:the )?(?:how many|number of) (?:points|goals|runs)$/i, 'total'],
  [/^mls$/i, 'moneyline'],
  [/^side$/i, 'sides'],
  [
    /^(?:(?:and|with|w\/|plus|minus|get(?:ting)?|catch(?:ing)?|tak(?:e|ing)|giv(?:e|ing)|lay(?:ing)?|\+) ?)?(?:the |a few |some |whatever |an? )?(?:points|pts|number|start)(?: (?:that )?they(?:['’]?re| are)?(?: being)? (?:get(?:ting)?|giv(?:e|en|ing)))?(?: in hand)?$/i,
    'to cover',
  ],
  [
    /^(?:plus whatever the number is|(?:get|giv)(?:ting|ing) (?:what|whatever) they (?:get|give)|covering|covers?)$/i,
    'to cover',
  ],
  [
    /^(?:to )?(?:cover|beat|stay|finish|keep it)(?:s|es|ing)? (?:within |inside )?the (?:spread|number|points)$/i,
    'to cover',
  ],
  [/^(?:tt|team tot)$/i, 'team total'],
  [/^(?:the )?(?:total|combined) (?:points|goals|runs|score|scoring)$/i, 'total'],
  [/^(?:pl|puckline)$/i, 'puck line'],
  [
    /^both (?:teams|sides) (?:(?:to|should|will) )?(?:scor(?:e|es|ing)|find(?:ing)? the (?:back of the )?net|net(?:ting)?)$|^goals at both ends$/i,
    'both teams to score',
  ],
  [/^(?:rl|runline)$/i, 'run line'],
  [/^(?:individual )?players?(?: (?:bets?|stuff))?$/i, 'player props'],
];
export const ofSides: Forms = [
  ...ofComparisons,
  [
    /^(?:(?:a )?high(?:er)?[- ]scor(?:ing|e)(?: (?:game|one|match|affair))?|(?:lots? of|many|plenty of) (?:goals|points|runs|scoring)|(?:to )?(?:put up|score) a lot(?: of points)?|(?:to )?(?:go|goes|going|stay|stays|finish|finishes) (?:over|past|above)|shootout|barn ?burner)$/i,
    'over',
  ],
  [
    /^(?:(?:a )?low(?:er)?[- ]scor(?:ing|e)(?: (?:game|one|match|affair))?|(?:to )?(?:go|goes|going|stay|stays|staying|finish|finishes) (?:under|below)|few (?:goals|points|runs))$/i,
    'under',
  ],
  [
    /^(?:light(?:s|ing)? it up|(?:points|goals|runs) galore|(?:many|a bunch of|lots of) (?:goals?|runs?|points?)|track meet)$/i,
    'over',
  ],
  [
    /^(?:scoreless|stays? quiet|a (?:defensive thing|snooze|snoozer|grind)|(?:nobody|(?:neither|no) (?:team|side)) (?:(?:can |will )?scor(?:e|es|ing))(?: (?:much|a lot))?|(?:not much|little|hardly any) scoring|(?:points|goals|runs)(?: to be| are| being)? (?:scarce|rare|few|hard to come by|at a premium)|low|a goose egg)$/i,
    'under',
  ],
  [/^(?:visiting|visitors?|guests?)$/i, 'road'],
  [/^(?:the )?hosts?$/i, 'home'],
  [/^home pups?$/i, 'home underdogs'],
  [/^(?:road|away) pups?$/i, 'road underdogs'],
  [
    /^(?:favou?red|(?:an? |the )?(?:clear|obvious) favou?rites?|everybody expects to win|ought to win)$/i,
    'favorites',
  ],
  [/^(?:not favou?red|little guys?|nobody'?s favorite|oughtn'?t)$/i, 'underdogs'],
  [/^(?:lay(?:ing|s)?|giv(?:e|es|ing)(?: up)?)(?: the)? (?:points|pts)$/i, 'favorites on the spread'],
  [
    /^(?:get(?:s|ting)?|tak(?:e|es|ing)|catch(?:es|ing)?|with|plus)(?: the)? (?:points|pts)$/i,
    'underdogs on the spread',
  ],
  [/^(?:equal|level|finish equal|ends? level|(?:a )?tie|(?:to be |all )?(?:tied|square|drawn))$/i, 'draw'],
  [/^highers$/i, 'over'],
  [/^lowers$/i, 'under'],
  [/^(?:o|ov|ova|ovr|overr|more than|better than|goes over|yes)$/i, 'over'],
  [/^(?:u|un|unda|undr|undder|less than|fewer than|not many|doesn'?t get many)$/i, 'under'],
  [/^os$/i, 'overs'],
  [/^us$/i, 'unders'],
];

export const ofPositions: Forms = [
  [
    /^(?:(?:the )?starting pitcher|starter|starting arm|hurler|ace|sp)s?$|^(?:whoever|who) (?:starts|is (?:starting|pitching)|pitches)$/i,
    'pitcher',
  ],
  [/^(?:power|small) forwards?$/i, 'forward'],
  [/^(?:point|shooting) guards?$/i, 'guard'],
  [/^(?:recievers?|pass ?catchers?|wide ?outs?|wrs?|wr ?1s?)$/i, 'wide receiver'],
  [/^(?:blue ?liners?|d[ -]?m[ae]n|defen[sc]em[ae]n)$/i, 'defenseman'],
  [/^(?:goaltenders?|netminders?|goalkeepers?|keepers?)$/i, 'goalie'],
  [/^(?:signal ?callers?|qb ?1s?)$/i, 'quarterback'],
  [/^(?:tail ?backs?|half ?backs?|ball ?carriers?|runners?|rb ?1s?)$/i, 'running back'],
];

/** @returns the words in the form of the grammar; as they are, if they have no other */
export const formIn = (forms: Forms, words: string): string =>
  forms.find(([said]) => said.test(words))?.[1] ?? words;
