/** Short forms that only a question about past games has, in the words of the lexicon: "30 pt games", "how many hrs". */

/** Between two statistics of one list. */
const and = '(?:,? and |,? & | ?\\+ ?|, ?| ?\\/ ?)';
/** "Carries and yards": the yards are those of the statistic beside them. */
const yardsOf = (counts: string, yards: string): readonly (readonly [RegExp, string])[] => [
  [new RegExp(`\\b(${counts})${and}(?:yds|yards)\\b`, 'gi'), `$1, ${yards}`],
  [new RegExp(`(?<!(?:ing|rush|rec|pass) )\\b(?:yds|yards)${and}(${counts})\\b`, 'gi'), `${yards}, $1`],
];
/** Of the evening before, said of a team that plays again. */
const before = '(?:yesterday|last night|the (?:night|day) before)';

/** Of what was so far: "which team has been the stronger bet for". */
export const wasBetter =
  "\\b(?:which|who|what)(?: (?:team|one|side|of (?:them|these|those|the two)))?(?:['’]?s| has| have)? been (?:the |an? )?(?:better|best|stronger|strongest|safer|safest|more profitable|most profitable) (?:(?:bet|bets|team|teams|play|side|one|value) )?(?:(?:for|on|at|to|with|of|hitting|the|bet|betting) )*";

const usually =
  '\\b(?:usually|normally|typically|generally|regularly|consistently|tends?|often|frequently)\\b';

const forms: readonly (readonly [RegExp, string])[] = [
  // "Does he usually go over his assists line": the statistic alone says which line.
  [
    new RegExp(
      `(?<=${usually}.*\\b(?:over|under)(?: on)?) (?:his|her) (?!(?:last|past|previous|prior)\\b)`,
      'gi',
    ),
    ' ',
  ],
  [new RegExp(`(?<=${usually}.*\\b(?:over|under)\\b.*) (?:lines?|props?|numbers?)(?=\\W*$)`, 'gi'), ''],
  // "Who's on the Leafs top line", which is no line of a bet.
  [
    /\bwho(?:'?s| is| are| plays| skates)? (?:skating |playing )?(?:on|with (?:\w+ )?on) (?:the |their |that )?((?:[\w.]+ ){0,3})(?:top|first|second|third|fourth|1st|2nd|3rd|4th) line\b/gi,
    'linemates $1',
  ],
  [/\bline combo(?:s|nations?)?\b/gi, 'linemates'],
  ...yardsOf('carries|rushes|rush attempts|rushing attempts', 'rushing yards'),
  ...yardsOf('catches|receptions|recs?|targets', 'receiving yards'),
  ...yardsOf('completions|comps|pass attempts|passing attempts', 'passing yards'),
  [
    /\b(?:k|ks|bb|bbs|h|hr|so|strikeouts?|walks?|punchouts?)(?: ?\/ ?| per )(?:9|nine)(?: innings?)?\b/gi,
    'pitching rates',
  ],
  // Those that are tried are none that are made: "three-point attempts", "how many threes does he attempt".
  [
    /\b(?:three|3)[- ]?(?:point(?:er)?s?|pts?)[- ](?:shot[- ])?(?:attempt(?:s|ed)?|tries)\b/gi,
    '3pt attempts',
  ],
  [
    /\b(?:threes|3s|three[- ]pointers|3[- ]pointers) ((?:does|do|did|has|have) [\w.' -]{2,30}?) (?:attempt(?:s|ed)?|take[ns]?|took|put(?:s|ting)? up|jack(?:s|ed)? up)\b/gi,
    '3pt attempts $1',
  ],
  // "Earlier this season" is of this season.
  [/\bearlier (?=(?:in |on )?(?:this|the) (?:season|year|yr)\b)/gi, ''],
  [/^\W*(?:please )?(?:name|list|give me)(?: me)? (?=the (?:best|worst|top|bottom)\b.*\bteams?\b)/gi, ''],
  // Of two teams, the rest of each answers which of them has more.
  [
    /\b(?:more|less|better|worse|longer|extra|most|least|best|longest) (?=(?:well[- ])?rested\b|rest\b|tired\b|days? (?:of rest|off)\b|days[’']? rest\b|time off\b)/gi,
    '',
  ],
  [/\bfresher\b|\b(?:more|time) (?=off\b)/gi, 'rested'],
  [/\b(?:comes?|coming|goes|going) in(?:to (?:this one|the game|it|tonight))? (?=rested\b)/gi, ''],
  // What a player does less of than before.
  [/\b(?:more|fewer|less|as many|enough) (?=(?:minutes|mins|snaps|targets|usage|ice time)\b)/gi, ''],
  [
    /(?<=\b(?:minutes|mins|snaps|targets|usage|ice time)\b.*) (?:than|as) (?:usual|normal|before|always|he (?:used to|usually (?:does|plays)))\b/gi,
    '',
  ],
  [/(?<=\b(?:minutes|mins|snaps|usage|ice time)) (?:been )?(?:down|up|dropping|dropped|rising|cut)\b/gi, ''],
  // "L10" counts games; "Week L" and "OL" do not.
  [/(?<![\w-])l-?(\d{1,2})(?: games?)?(?![\w.])/gi, 'last $1 games'],
  [/\b(?:hit rate|hitrate)(?: on| for| of)?\b/gi, 'how often'],
  // "Which has been the stronger bet for overs this season" asks for what was, and for no bet to come.
  [
    new RegExp(`${wasBetter}(over|under)s?(?: (?:bet|team|side|games?|on|in))*(?=\\W|$)`, 'gi'),
    'how often $1 this season',
  ],
  [
    new RegExp(
      `${wasBetter}(?:cover(?:ing)?(?: the spread)?|(?:against |vs |versus )?the spread|ats)(?=\\W|$)`,
      'gi',
    ),
    'ats record',
  ],
  // "6 of their last 10": how often is asked, whatever number is guessed.
  [/\b\d{1,2} (?:of|out of|in) (?:their|the|its|his|her) (last|past) (?=\d)/gi, 'how often in the $1 '],
  [
    /(?<=\b(?:covered|won|lost|gone over|gone under|over|under|hit|cashed|cleared) (?:in )?)\d{1,2} (?:of|out of) (?:the |their |its |his )?(?:last )?(\d{1,2})(?=\W|$)/gi,
    'how often in the last $1',
  ],
  // "Which of tonight's teams also played yesterday".
  [
    new RegExp(
      `\\b(?:also |too |already |just )*(?:play|plays|played)(?: too| also| a game)? ${before}(?: too| also| as well)?(?=.*\\b(?:tonight|today)|\\W*$)(?<=\\b(?:tonight|today|tonights|todays)\\b.*|\\balso .*)`,
      'gi',
    ),
    'on a back to back',
  ],
  [/\bpts?\b(?=[ -](?:games?|nights?|streak|performances?|outings?|triple|game log))/gi, 'points'],
  [/(?<=\d[ -]?)\bpt\b/gi, ' points'],
  [/(\d)[ -]?(pts?|rebs?|asts?|yds?|tds?|hrs?|ks)\b/gi, '$1 $2'],
  [/\bhr\b/gi, 'home runs'],
  [/\b(?:rush|rushing) tds?\b/gi, 'rushing touchdowns'],
  [/\bmade (?=3s|threes|3 ?pointers|three)/gi, ''],
  [/\b(?:who|whos|who's) (?:the )?(?:top|leading) (\w+)ers\b/gi, 'who leads in $1ing'],
  [/\bthrees\b/gi, '3s'],
  [/\blast time (?:out|around)\b/gi, 'last game'],
  [/\bw[-/ ]l\b/gi, 'record'],
  [/\bcatch(?= (?:games?|streak))/gi, 'catches'],
  [/\bo[-/]u\b/gi, 'over/under'],
  [/\b(?:w|with)[-/]?out\b/gi, 'without'],
  [/\bgoin(?=\s|$)/gi, 'going'],
  // "Over the last 20" spans games; "hit the over the last 20" and "gone over the last 20" have a side.
  [
    /(?<!\b(?:the|hit|hits|hitting|go|goes|going|went|gone|cash|cashed|cashing|or|and|an?) )\bover (?=(?:the|their|his|her|its|these|those) (?:last|past|previous|prior) )/gi,
    'in ',
  ],
  // "Under" is no side here.
  [/\bunder the lights\b(?!.*\btonight\b)/gi, 'in night games'],
];

export const inOneSpelling = (prompt: string): string =>
  forms.reduce((text, [from, to]) => text.replace(from, to), prompt);
