/** What only the young say: the day of a school, what they are paid, whose phone it is, who places it; and the law by place. */
const elder =
  '(?:dad|mom|mum|grandpa|gramps|grandma|nana|uncle|aunt|cousin|brother|bro|sis|sister|step ?dad|step ?mom)';

export const pupils: readonly string[] = [
  'hall pass|permission slip|field trip|picture day|band practice|art class|(?:the )?bell rings?|(?:4th|5th|6th|7th|8th|fourth|fifth|sixth|seventh|eighth) period|guidance counselor|got suspended (?:\\d+|two|three|five) days|(?:kids|everyone|whole|boys|girls) in my (?:grade|class|school|homeroom)(?! (?:of|reunion))|my teachers? (?:is|took|caught|looking|saw)|(?:middle|high|junior high) school (?:legend|king|goat|parlay)|(?:[6-9]|1[0-2])th grade (?:\\w+ )?(?:king|legend|goat)|gr (?:[5-9]|1[0-2])(?= |$)',
  'tooth fairy|bar mitzvah money|got (?:\\$?\\d+|money) (?:from|for) (?:my )?(?:bar mitzvah|bat mitzvah|confirmation|chores)|piggy bank(?! (?:of|like))(?=.*(?:my|dad|mom))|screen time (?:ends|is|limit|til|until)|curfew so|(?:my |the )?parents are (?:out|gone|asleep|away)|if my (?:dad|mom|parents) (?:ask|asks|see|sees|catch|check)|(?:call|email|tell|text) (?:your|my|our) (?:parents|mom|dad) if|(?:mom|dad) sees the charge',
  `${elder}(?: \\w+){0,4} (?:puts?|places?|bets?) (?:it|em|them|one|mine|\\d+)(?: \\w+){0,4} for me(?! and)|${elder} (?:said|says|told me)(?: \\w+)? (?:hed|shed|hell|shell|he would|she would) (?:bet|put|place)(?: \\w+){0,6} (?:for me|if i)`,
  '(?:is|are) (?:it |\\w+ |new \\w+ )?(?:18|19|21) (?:in|or|right|plus|everywhere)(?! (?:points?|legs|goals|yards|over|under))|(?:18|19|21) in \\w+ right|(?:is|was) (?:18|19|21) right|(?:18|19) or (?:18|19|21)(?= ?$| in)|how old (?:to|in|for) (?!is|are|the )\\w+|(?<!average )age in \\w+(?: \\w+){0,3} (?:bet|betting|gambl\\w*|sports)|(?:strict|care|check|ask) (?:are they )?(?:\\w+ )?(?:about|with|for) (?:the |your |my )?age|flagged my age|change my (?:birthday|birth year|dob|age)(?! on)',
];
