/** How many legs and games a bet has, in words that both readers know: "three games, one leg each" are three legs from different games. */
import { type Rewrite, rewriting } from './rewrite.ts';

const n = '([2-8]|two|three|four|five|six|seven|eight)';
const legs = '(?:legs?|picks?|bets?|plays?|leggers?|teamers?)';
const games = '(?:different |separate )?(?:games?|matchups?|matches)';
/** What each leg is, if it is said: "one moneyline", "a prop". */
const kind =
  '((?:(?:nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer) )?(?:player props?|props?|moneylines?|spreads?|totals?|overs?|unders?|scorers?|touchdown scorers?|goal scorers?|favou?rites?|underdogs?|dogs?|favs?) )?';
const one = `(?:(?:just |exactly |only )?(?:an?|one|1) )(?:${legs} )?${kind}`;
const fromEach = `(?:from|in|on|for|per|out of|a) ?(?:each|every|all)?(?: (?:single )?one)?(?: of)?`;
const apart = 'from different games';
const between = '(?: |, | and | but |: ?)(?:with |just |exactly |so )?';
const end =
  "(?= ?(?:[,.;!?]|$)| (?:please|pls|for|on|tonight|today|tomorrow|sunday|monday|in|no|paying|that)(?![\\w'’]))";

/** "No game used twice", "no two players from the same game". */
const legsOfBet = '(?:legs?|picks?|bets?|plays?|props?|players?|guys|teams?|of (?:them|these|those))';
const ofSame = '(?:from|in|on|of|out of|sharing|share|shares) (?:the )?(?:same|one) (?:game|matchup|match)';
const twice = '(?: (?:twice|2x|two times|more than once|again))';
const noTwo: readonly Rewrite[] = [
  [
    `(?:and |but |with )?no (?:two|2|more than (?:one|1)) (?:${legsOfBet} )?(?:are |is |can be |should be )?${ofSame}`,
    apart,
  ],
  [
    `(?:and |but |with )?(?:no|none|nobody|nothing|never|not) (?:${legsOfBet} )?(?:are |is |can be |should be )?(?:both |two )?${ofSame}(?:${twice})?`,
    apart,
  ],
  [
    `(?:and |but |with )?(?:no|never (?:the same|a)) (?:game|matchup|match)s? (?:is |are |gets? )?(?:to be )?(?:used|picked|repeated|repeats|doubled(?: up)?|taken)(?:${twice})?`,
    apart,
  ],
  [
    `(?:and |but |with )?(?:don't|do not|without|never|no) (?:us(?:e|ing)|repeat(?:s|ing)?|doubl(?:e|ing)(?: up)?(?: on)?|reus(?:e|ing))(?: (?:of|on))? (?:a |any |the (?:same )?)?(?:games?|matchups?|match)(?:${twice})?`,
    apart,
  ],
  [`(?:and |but |with )?no repeat(?:ed|s|ing)? (?:of )?(?:games|matchups|matches)`, apart],
  [`(?:and |but |with )?(?:no|not|never) (?:the )?same (?:game|matchup)${twice}`, apart],
];
/** "I don't want more than 3 picks": a limit that is said of the asker. */
const wanting =
  '(?:want(?:ing)?|wanna|need|like|do|bet|play|take|trust|give me|go(?:ing)?|looking|(?:trying|looking) to)(?: (?:to|for))?(?: (?:do|bet|play|take|have|go|see))?(?: (?:for|with))?';
const limits: readonly Rewrite[] = [
  [
    `(?:but |and )?(?:i |i'd |we )?(?:don't|do not|won't|wouldn't|not|never) (?:really |even )?${wanting} (?:any )?(?:more than|over)(?= ${n}(?: (?:legs?|picks?|bets?|plays?|leggers?|teams?|games?|selections?)(?![a-z])| ?(?:[,.;!?]|$)))`,
    'no more than',
  ],
];
const rewrites: readonly Rewrite[] = [
  ...limits,
  ...noTwo,
  // "Player props, at least 5".
  [
    `((?:player )?props|legs|picks|scorers|goal scorers|plays|overs|unders|favou?rites|underdogs|dogs),? (?:and )?(?:(?:i want|give me|make it|with|of) )?(at least|minimum(?: of)?|min|no (?:fewer|less) than)( of)? ${n}(?: of (?:them|those|em))?(?= ?(?:[,;!?]|\\.(?!\\d)|$))`,
    'at least $4 $1',
  ],
  // "A bet with three parts".
  [`${n}[ -]part(?:er)?(?= (?:bets?|parlays?|plays?|slips?|tickets?))`, '$1-leg'],
  [`(?<=\\b(?:with|of|has|having|in) )${n} parts`, '$1 legs'],
  // "Three picks max".
  [
    `${n}[ -]?(?:leggers?|teamers?) (?:max(?:imum)?|tops|at (?:the )?(?:very )?most|or (?:less|fewer))`,
    'up to $1 legs',
  ],
  [
    `(?<!(?:up to|at least|most|than) )${n}[ -]?(legs?|picks?|bets?|plays?|props?) (?:max(?:imum)?|tops|at (?:the )?(?:very )?most|or (?:less|fewer))`,
    'up to $1 $2',
  ],
  // "One spread per game, three total", "one leg per game, 3 games": each leg of a game of its own.
  [
    `${one}(?:per|a|from each|in each|for each) game(?:,? (tonight|today|tomorrow|sunday|monday))?${between}${n} (?:${games}|in total|total|${legs})(?: total)?${end}`,
    `$3 $1legs ${apart} $2`,
  ],
  [
    `(?:from |across |on |in |over )?${n} ${games}${between}${one}(?:each|apiece|per game|a game|from each(?: (?:game|one|of them))?|in each|per)${end}`,
    `$1 $2legs ${apart}`,
  ],
  // "One leg from all three games"; of "the three night games", the board knows which they are.
  [`${one}${fromEach} ${n} ${games}`, `$2 $1legs ${apart}`],
];
const counted = rewriting(rewrites);
const isIncluding = /\b(?:one|1)\b/i;
const isCounted =
  /\b(?:part|parter|parts|games?|matchups?|matches|max(?:imum)?|tops|most|least|min|minimum|less|fewer|more than|over)\b/i;

const of = '(?:of (?:them|which|those|these|the legs|the picks)|leg|pick)';
const must =
  "(?:(?:has|have|needs?|ought|gotta|got)(?: to)?(?: be)?|must be|should be|being|is|=|'s)(?: on)?";
const things =
  '((?:[a-z]+ ){0,2}?(?:legs?|picks?|bets?|plays?|props?|players?|guys|pitchers?|batters?|hitters?|qbs?|quarterbacks?|receivers?|wrs?|rbs?|scorers?|teams?|favou?rites?|underdogs?|dogs?|goalies?|skaters?)(?: [a-z]+){0,2}?)';
/** Somebody by name, up to the end of a clause. */
const whom =
  "(?!(?:be|him|her|an?|over|under|plus|minus|from|at|in|on|more|less|each|the (?:over|under))\\b|[+-]?\\d)((?:[a-z][a-z'’.-]*)(?: [a-z][a-z'’.-]*){0,3}?(?: (?:ml|moneyline))?)";
const included = new RegExp(
  `(?<![\\w'’])${n} ${things},? (?:and |with |but )?(?:at least )?(?:one|1)(?:(?: ${of})? ${must}| of (?:them|which|those|these)) ${whom}(?= ?(?:[,.;!?]|$))`,
  'gi',
);
/** "Three favorites with the Pats as one". */
const asOne = new RegExp(
  `(?<![\\w'’])${n} ${things},? (?:and |with |including )${whom} (?:as|being) (?:one|1)(?: ${of})?(?![\\w'’])`,
  'gi',
);
/** "Three legs, one of them him", of somebody who is named before. */
const him = new RegExp(
  `,? (?:and |with )?(?:one|1) ${of}(?: ${must})? (?:him|her|he|that guy)(?![\\w'’])`,
  'gi',
);
const words = 'one two three four five six seven eight'.split(' ');

/** "3 pitchers, one has to be Ohtani": two, and he. */
const withIncluded = (prompt: string): string =>
  prompt.replace(him, '').replace(included, others).replace(asOne, others);

function others(_: string, count: string, what: string, name: string): string {
  const all = /\d/.test(count) ? Number(count) : words.indexOf(count.toLowerCase()) + 1;
  return `${name} and ${all - 1} more ${what}`;
}

/** @returns the question with such counts in plain words */
export function withPlainCounts(prompt: string): string {
  const plain = isIncluding.test(prompt) ? withIncluded(prompt) : prompt;
  return isCounted.test(plain) ? counted(plain) : plain;
}
