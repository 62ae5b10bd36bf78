/** How people say what is ranked and compared, in the words of the lexicon: "catches more passes" are receptions, "has not lost yet" is undefeated. */

const more = '(more|the most|most|fewer|the fewest|fewest|less|the least)';
const not =
  "(?:(?:has|have|had)(?: not|n['’]?t)(?: yet)?|(?:has|have) yet to|yet to|still (?:has|have)(?: not|n['’]?t)|never)";
const yet = '(?: (?:a|any|one|a single) (?:game|match|contest)s?)?(?: yet| so far| this (?:season|year))*';

const forms: readonly (readonly [RegExp, string])[] = [
  // Said of a season: today, nothing may have been played.
  [/\b(?:right now|at the moment|at present|as of (?:now|today)|as things stand|currently|so far)\b/gi, ''],
  [/\b(tonight|today|tomorrow)['’]?s\b/gi, '$1 in action'],
  // Records.
  [
    new RegExp(
      `\\b${not} (?:lost|lose|been beaten|be beaten|dropped|drop|taste(?:d)? defeat)${yet}\\b`,
      'gi',
    ),
    'undefeated',
  ],
  [new RegExp(`\\b${not} (?:won|win)${yet}\\b`, 'gi'), 'winless'],
  [
    /\b(?:unbeaten|perfect record|(?:with(?:out)?|with) (?:a|any|no|zero) loss(?:es)?|no loss(?:es)?|(?:still|is|are) perfect)\b/gi,
    'undefeated',
  ],
  [/\b(?:without a win|(?:with )?(?:no|zero) wins)\b/gi, 'winless'],
  [
    /\b(?:wins?|won|winning) (?:the )?(?:highest|biggest|largest|greatest|best) (?:percentage|share|percent|proportion) of (?:its|their|the) games\b/gi,
    'has the best record',
  ],
  [/\b(?:win(?:ning)?|victory)[- ](percentage|percent|pct|rate|share|ratio)s?\b/gi, 'win $1 record'],
  [
    /\b(?:won|win|wins) (?:every(?: single)?|all(?: of)?(?: their| its)?|each of (?:their|its)) (?:game|match|contest)(?:e?s)?\b/gi,
    'undefeated',
  ],
  [
    /\b(?:lost|lose|loses) (?:every(?: single)?|all(?: of)?(?: their| its)?) (?:game|match|contest)(?:e?s)?\b/gi,
    'winless',
  ],
  [
    /\b(?:(?:sits?|sitting|stands?|is|are) )?(?:at|in) the (?:very )?(?:bottom|foot|basement|cellar) (?=(?:of|in) )/gi,
    'is the worst team ',
  ],
  // Streaks.
  [
    /\b(?:losing skid|slide|losing run|skid|losing streak|run of (?:losses|defeats)|drought)s?\b/gi,
    'losing streak',
  ],
  // "At least seven of their last ten": those who won most come first.
  [
    /\b(?:has|have|who|that|which)? ?(?:won|win) (?:at least )?(?:\d+|five|six|seven|eight|nine)(?: or more)? of (?:their|its|the) last (\d+|five|ten)(?: games)?\b/gi,
    'best record last $1 games',
  ],
  [/\b(?:winning run|unbeaten run|run of wins|winning streak)s?\b/gi, 'winning streak'],
  [
    /\b(?:dead |stone )?last (?:overall |place )?(?=(?:in|of) (?:the |their )?(?:league|nfl|nba|nhl|mlb|mls|cfl|conference|standings|afc|nfc|east|west))/gi,
    'the worst team ',
  ],
  // Whose figure it is.
  [/\b(?:stingiest|toughest|tightest|stoutest) (?=(?:on |at )?defen[cs]e)/gi, 'best '],
  [/\b(?:leakiest|softest|most porous|weakest) (?=(?:on |at )?defen[cs]e)/gi, 'worst '],
  [/\b(?:highest|top)[- ]scoring\b/gi, 'most points'],
  [/\b(?:lowest)[- ]scoring\b/gi, 'fewest points'],
  [/\b(?:lets?|letting) in\b/gi, 'allows'],
  [/\b(?:concedes|conceding|surrenders|surrendering|keeps? opponents to)\b/gi, 'allows'],
  [/\b(?:defensive team|defen[cs]ive unit|defen[cs]es?|(?:on|at) defen[cs]e)\b/gi, 'defense'],
  [/\b(?:offensive team|offen[cs]ive unit|attack|offences?|offenses?|(?:on|at) offense)\b/gi, 'offense'],
  // What players do.
  [
    /\b(which|what) (?:(?:starting|running|wide|tight) )?(?:backs?|ends?|rbs?|qbs?|quarterbacks?|receivers?|wideouts?|wrs?|goal(?:ies?|tenders?)|netminders?|cent(?:er|re)s?|guards?|forwards?|wings?|wingers?|defensem[ae]n|big m[ae]n|sluggers?|strikers?)\b/gi,
    '$1 player',
  ],
  [
    new RegExp(
      `\\b(?:catch(?:es|ing)?|caught|hauls? in|hauled in|pulls? in|grabs?|reel(?:s|ed)? in|gets?|has) ${more} (?:passes|balls|catches|receptions)\\b`,
      'gi',
    ),
    'has $1 receptions',
  ],
  [
    new RegExp(`\\b(?:throw(?:s|n|ing)?|threw|pass(?:es|ed)?) for ${more} (?:yards|yds|yardage)\\b`, 'gi'),
    'has $1 passing yards',
  ],
  [
    new RegExp(
      `\\b(?:throw(?:s|n|ing)?|threw|toss(?:es|ed)?) (?:for )?${more} (?:touchdowns|tds|touchdown passes|td passes)\\b`,
      'gi',
    ),
    'has $1 passing touchdowns',
  ],
  [
    new RegExp(`\\b(?:throw(?:s|n|ing)?|threw) ${more} (?:interceptions|picks|ints)\\b`, 'gi'),
    'has $1 interceptions',
  ],
  [
    new RegExp(
      `\\b(?:run(?:s|ning)?|ran|rush(?:es|ed|ing)?|gains?|gained) (?:the ball )?for ${more} (?:yards|yds|yardage)\\b`,
      'gi',
    ),
    'has $1 rushing yards',
  ],
  [
    new RegExp(`\\b(?:rush(?:es|ed|ing)?|run(?:s|ning)? the ball) ${more}\\b(?! \\w+ (?:yards|yds))`, 'gi'),
    'has $1 rushing yards',
  ],
  [new RegExp(`\\b(?:carr(?:y|ies|ied)|tote[sd]?) the (?:ball|rock) ${more}\\b`, 'gi'), 'has $1 carries'],
  [
    new RegExp(
      `\\b(?:hit(?:s|ting)?|smacks|cranks|belts|homers?|smash(?:es|ed)?) ${more} (?=(?:home runs|homers|hrs|dingers|long balls|bombs)\\b)`,
      'gi',
    ),
    'has $1 ',
  ],
  [
    new RegExp(
      `\\b(?:fan(?:s|ned)?|strik(?:es|ing)? out|struck out|whiff(?:s|ed)?) ${more}(?: (?:batters|hitters|guys|men|people))?\\b`,
      'gi',
    ),
    'has $1 strikeouts',
  ],
  [new RegExp(`\\b(?:steal(?:s|ing)?|stole|stolen) ${more} bases\\b`, 'gi'), 'has $1 stolen bases'],
  [new RegExp(`\\b(?:driv(?:es|en|ing)?|drove|knock(?:s|ed)?) in ${more}(?: runs)?\\b`, 'gi'), 'has $1 rbis'],
  [
    new RegExp(
      `\\b(?:stop(?:s|ped)?|sav(?:es|ed)?|turn(?:s|ed)? away|mak(?:es|ing)|made) ${more} (?:shots|pucks|saves)\\b`,
      'gi',
    ),
    'has $1 saves',
  ],
  [
    new RegExp(
      `\\b(?:mak(?:es|ing)|made|hit(?:s|ting)?|sinks?|drains?|knock(?:s|ed)? down) ${more} (?=(?:threes|3s|three[- ]pointers|3[- ]pointers|triples)\\b)`,
      'gi',
    ),
    'has $1 ',
  ],
  [new RegExp(`\\b(?:block(?:s|ed)?) ${more}(?: shots)?\\b`, 'gi'), 'has $1 blocks'],
  [new RegExp(`\\b(?:rebound(?:s|ed)?) ${more}\\b`, 'gi'), 'has $1 rebounds'],
  [
    new RegExp(
      `\\b(?:assist(?:s|ed)?|dish(?:es|ed)?(?: out)?) ${more}(?: assists| dimes)?\\b(?! (?:points|goals))`,
      'gi',
    ),
    'has $1 assists',
  ],
  [
    new RegExp(
      `\\b(?:pull(?:s|ed)? down|grabs|grabbed|collects|snags) ${more} (?=(?:boards|rebounds)\\b)`,
      'gi',
    ),
    'has $1 ',
  ],
  [
    new RegExp(
      `\\b(?:scor(?:es?|ed|ing)|pour(?:s|ed)? in|put(?:s|ting)? up|pile[sd]? up|rack(?:s|ed)? up|tall(?:y|ies|ied)|average[sd]?|averaging|collect(?:s|ed)?|record(?:s|ed)?|post(?:s|ed)?|gain(?:s|ed)?|get(?:s|ting)?|produces?) ${more} (?=\\w)`,
      'gi',
    ),
    'scores $1 ',
  ],
  [/\b(?:who|which one) has scored\b/gi, 'who scores'],
  [/\b(?:better|bigger|superior|more prolific) (?:point )?(?:scorer|goal ?scorer)\b/gi, 'scores more'],
  [/\b(best|top|leading|main|number one) rebounder\b/gi, 'most rebounds'],
  [/\b(?:better|stronger) rebounder\b/gi, 'more rebounds'],
  [
    /\b(?:best|top|leading|main) (?:passer|playmaker)(?=.*\b(?:basketball|nba|hockey|nhl)\b)/gi,
    'most assists',
  ],
  [/\b(?:better|leading) playmaker\b/gi, 'more assists'],
  [/\b(?:better|more productive) (?:receiver|wideout)\b/gi, 'more receiving yards'],
  [/\b(?:better|more productive) (?:rusher|runner|running back)\b/gi, 'more rushing yards'],
  [/\b(?:top|leading|number one|no\.? 1) (?:pass[- ]catcher|receiver|wideout)s?\b/gi, 'most receiving yards'],
  [/\b(?:top|leading|number one|no\.? 1) (?:rusher|ball ?carrier|running back)s?\b/gi, 'most rushing yards'],
  [/\b(?:top|leading) passers?\b/gi, 'most passing yards'],
  [/\b(?:best|top|leading) (?:goal ?scorer)s?\b/gi, 'most goals'],
  [/\b(?:hard|heavy)[- ]hitting\b/gi, ''],
  [/\bboards\b/gi, 'rebounds'],
  [/\bdimes\b/gi, 'assists'],
  // In two words, they are runs at home.
  [/\b(?:home runs?|dingers|long balls|bombs)\b/gi, 'homers'],
  [/\b(?:era|earned[- ]run averages?)\b/gi, 'earned run average'],
  // Side by side.
  [/\b(?:next to|beside|alongside|against) (?:each other|one another)\b/gi, 'compare'],
  [
    /\b(?:compared|comparison(?: of| between)?|comparing|side[- ]by[- ]side(?: comparison)?(?: of)?|tale of the tape|(?:stack|match|measure|line)(?:s|ed)? up(?: against| with| to)?|break down)\b/gi,
    'compare',
  ],
  [/\bwhat(?:['’]?s| is| are) the differences? between\b/gi, 'compare'],
];

export const inRankSpelling = (prompt: string): string =>
  forms.reduce((text, [from, to]) => text.replace(from, to), prompt).replace(/ {2,}/g, ' ');
