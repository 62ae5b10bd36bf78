/** What people call a statistic, a market or a side, and what the grammar calls it. */

export type Forms = readonly (readonly [said: RegExp, form: string])[];

/** Of more than one statistic, the first that fits. */
export const ofStats: Forms = [
  [/^outs$/i, 'pitching outs'],
  [/^(?:on the ground|running|to (?:run|rush)(?: for)?|rush(?:es|in|in')?|rushin yds)$/i, 'rushing yards'],
  [/^(?:through the air|throwing|to (?:throw|pass)(?: for)?|pass|passin'?)$/i, 'passing yards'],
  [/^(?:catching|in the air|receivin'?)$/i, 'receiving yards'],
  [
    /^(?:to )?(?:rush|run)(?:s|ning|ning one)? (?:for a|in|in a|one in) ?(?:touchdown|td|score)?$/i,
    'anytime touchdown',
  ],
  [
    /^(?:to )?(?:strik(?:es?|ing)(?: guys)? out|strike|outs? on strikes|fans?|k|punch outs|whiffs?)$/i,
    'strikeouts',
  ],
  [/^(?:knocks|base knocks|(?:to )?(?:record|get)s? (?:a |his )?hits?)$/i, 'hits'],
  [/^(?:goes |to go |go |going )?(?:deep|yard|yabo)$/i, 'home run'],
  [/^(?:p|pt)$/i, 'points'],
  [/^(?:r|reb|bds)$/i, 'rebounds'],
  [/^(?:a|ast|apples)$/i, 'assists'],
  [/^(?:a )?(?:stls?|steal)$/i, 'steals'],
  [/^blks?$/i, 'blocks'],
  [/^(?:a |to get a )?hat ?tricks?$/i, '3+ goals'],
  [/^(?:ags|any ?time (?:goal ?)?scorer|(?:to )?score anytime|to score at any time)$/i, 'to score'],
  [/^(?:atd|any ?times?)$/i, 'anytime touchdown'],
  [/^atg$/i, 'anytime goal scorer'],
  [/^(?:gl|gino|goalie beater|to (?:net|light the lamp))$/i, 'goal'],
  [/^(?:comp|comps|cmp)$/i, 'completions'],
  [/^(?:three|trey|triple)$/i, 'threes'],
  [/^dd$/i, 'double-double'],
  [/^(?:sot|shots on target|sog|shot)$/i, 'shots on goal'],
  [/^(?:(?:a |to )?steals? (?:a )?(?:base|bag|second)|to steal|stealing|stolen base|sbs?)$/i, 'stolen bases'],
  [/^er$/i, 'earned runs'],
  [/^(?:a )?runs?(?: scored)?$|^(?:to )?scor(?:e|es|ing) (?:a )?runs?$/i, 'runs scored'],
  [/^(?:to )?(?:homer|homers|homering)$/i, 'home run'],
  [/^hitting$/i, 'hits'],
  [/^(?:long ones|made threes|from deep|3 ?-?pointers?|3 ?-?pts?|3ptrs?|3s|treys)(?: made)?$/i, 'threes'],
  [/^(?:interceptions? thrown|picks)$/i, 'interceptions'],
  [/^(?:pieces?|ball|burger)$/i, 'points'],
  [/^(?:a )?(?:sack|sacks|to (?:record|get) a sack)$/i, 'sacks'],
  [/^(?:(?:in |to find |finds |to )?(?:the )?end ?zone|any tm td|gets in)$/i, 'anytime touchdown'],
  [/^(?:scoring|scores?|to score|scoring one|to net one|score a (?:touchdown|td))$/i, 'to score'],
  [/^(?:ribbies|ribeyes|ribs)$/i, 'rbis'],
  [/^(?:ab|abs|att|atts)$/i, 'attempts'],
];
export const ofMarkets: Forms = [
  [
    /^(?:to )?(?:wins?|winn|winning|winners?|beats?|to win outright|outright|straight up|su|w|dub|head to head|h2h)$/i,
    'moneyline',
  ],
  [/^side$/i, 'sides'],
  [
    /^(?:(?:and |with |plus |getting |taking )?(?:the )?(?:points|pts|number)|plus (?:the )?(?:points|number)|plus whatever the number is|covering|covers?)$/i,
    'to cover',
  ],
  [/^(?:tt|team tot)$/i, 'team total'],
  [/^pl$/i, 'puck line'],
  [/^rl$/i, 'run line'],
];
export const ofSides: Forms = [
  [
    /^(?:high(?:er)?[- ]scoring|(?:lots? of|many|plenty of) (?:goals|points|runs|scoring)|(?:to )?(?:put up|score) a lot(?: of points)?|(?:to )?(?:go|goes|stay|stays|finish|finishes) over|shootout|barn ?burner)$/i,
    'over',
  ],
  [
    /^(?:low(?:er)?[- ]scoring|(?:to )?(?:go|goes|stay|stays|finish|finishes) under|few (?:goals|points|runs))$/i,
    'under',
  ],
  [/^(?:higher|highers)$/i, 'over'],
  [/^(?:lower|lowers)$/i, 'under'],
  [/^(?:o|ov|ova|ovr|overr|more|more than|better than|goes over|yes)$/i, 'over'],
  [/^(?:u|un|unda|undr|undder|less|less than|fewer than|not many|doesn'?t get many)$/i, 'under'],
  [/^os$/i, 'overs'],
  [/^us$/i, 'unders'],
];

/** @returns the words in the form of the grammar; as they are, if they have no other */
export const formIn = (forms: Forms, words: string): string =>
  forms.find(([said]) => said.test(words))?.[1] ?? words;
