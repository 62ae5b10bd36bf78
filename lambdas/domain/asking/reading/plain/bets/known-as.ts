/** Names and verbs that the other readers take for something else: "dk" beside receivers, "bucks" in a football game, "who pots one". */
import { anyClub } from '../../names/franchises.ts';
import { type Rewrite, rewriting } from '../rewrite.ts';

const scoring =
  '(?:(?:any ?time|atd|tds?|touchdowns?|to (?:score|catch|get|have|go|find|haul)|over|under|o|u|receiving|rec|longest|catches|receptions|yards|yds|targets|first td)(?![a-z])|o\\d|u\\d|\\d+\\+)';
const name = "(?!(?:and|or|on|at|fanduel|fd|mgm|betmgm|caesars|odds|price|book)\\b)[a-z][\\w.'’-]+";
/** At a book, one bets: "on DK", "DK has", "at DK". */
const notAtBook =
  '(?<!\\b(?:on|at|via|through|thru|using|use|from|in|my|your|the|is|has|have|to|fanduel|fd|mgm|betmgm|caesars|or|vs) )';

const football =
  '(?:niners|49ers|seahawks|hawks|saints|falcons|panthers|cowboys|eagles|rams|packers|lions|bears|vikings|vikes|commanders|chiefs|bills|dolphins|patriots|pats|ravens|steelers|bengals|browns|texans|colts|jags|jaguars|titans|broncos|chargers|raiders|san francisco|new orleans|carolina|atlanta(?= falcons))';
const meeting = ' ?(?:/|-|vs?\\.?|versus|at|@|and|&|,)? ?(?:the )?';

/** Who puts one in. */
const pots =
  '(?:pots?|potting|buries|bury|tucks?|nets|bags|finds? the (?:back of the )?net|lights? the lamp|tickles? the twine|goes bar ?down)';
const onePuck = '(?: (?:one|it|home|in|a goal))*';

/** "Both QBs 200+": the yards that a position is known for. */
const yardsOf: readonly (readonly [position: string, yards: string, what: string])[] = [
  ['(?:qbs?|quarterbacks?)', '[1-3]\\d\\d', 'passing yards'],
  ['(?:rbs?|running backs?|backs)', '(?:[3-9]\\d|1\\d\\d)', 'rushing yards'],
  [
    '(?:wrs?|wideouts?|wide receivers?|receivers?|tes?|tight ends?)',
    '(?:[3-9]\\d|1\\d\\d)',
    'receiving yards',
  ],
];
const ofPositions = yardsOf.map(
  ([position, yards, what]): Rewrite => [
    `(${position}) ((?:to |both |each |all |for |throw |throwing |go |going |get |getting |have |having |hit |over )*)(${yards}\\+|over ${yards}(?:\\.5)?)(?= ?(?:[,.;!?]|$)| (?:in|for|from|at|and|plus|with|tonight|today|sunday|each|apiece)\\b)`,
    `$1 $2$3 ${what}`,
  ],
);

const rewrites: readonly Rewrite[] = [
  ...ofPositions,
  // Brayden Point, beside another player.
  [
    `(?<=(?<![\\w'’])(?!(?:goals?|assists?|shots?|an?|one|the|1|save|game)\\b)[a-z][a-z'’-]{3,} (?:and|&|or|\\+) )point(?= (?:both|each|all|anytime|goals?|assists?|to (?:score|get|record|have)|over|under|shots?|\\d\\+)(?![a-z]))`,
    'Brayden Point',
  ],
  // Both are on the keyboard beside each other.
  ['(?:wjo|whp|wgo|hwo|woh)', 'who'],
  [`${notAtBook}dk(?= ${scoring})`, 'DK Metcalf'],
  [
    `${notAtBook}dk(?= ?(?:,|and|&|\\+|n|or) ?${name}(?: ${name})?,? (?:(?:both|all|each) )*${scoring})`,
    'DK Metcalf',
  ],
  [`(?<=${name} ?(?:,|and|&|\\+|n) ?)dk(?=,? (?:both|all|each|to) )`, 'DK Metcalf'],
  [`(?<!\\d )bucks(?=${meeting}${football}(?![a-z]))`, 'bucs'],
  [`(?<=(?<![a-z])(?:${football})${meeting})bucks`, 'bucs'],
  // Hockey has these words for a goal; "who pots one" asks for a scorer.
  [
    `(?:tell me |pick )?(?:who|whos|who's)(?: is| will)?(?: gonna| going to)? ${pots}${onePuck}(?= (?:for|in|on|from|tonight|today|tomorrow|this|at|against)\\b|\\s*[?.!]*$)`,
    'goal scorer',
  ],
  [
    "(?:tell me |pick )?(?:who|whos|who's)(?: do you like)?(?: is| will)?(?: gonna| going to)?(?: to)? (?:scores?|scoring|find paydirt|finds paydirt)(?: one| a goal| a td| a touchdown)?(?= (?:for|in|on) (?:the )?[a-z])",
    'a scorer',
  ],
  [`to (?:pot|bury|tuck|net|bag)${onePuck}(?! of\\b)`, 'to score'],
  [`(?<=[a-z] )(?:pots|buries|tucks|bags)(?: one| it| home)+`, 'to score'],
];
/** "Both QBs" of a game: one of each team. */
const ofEachTeam = rewriting([
  ['(?:both|each|the two)(?: of the)?(?: starting)? (?:qbs?|quarterbacks?)', 'a qb from each team'],
  ['(?:both|each)(?: of the)?(?: starting| lead| top)? (?:rbs?|running backs?)', 'a rb from each team'],
  ['(?:both|each)(?: of the)? (?:goalies?|goaltenders?|netminders?)', 'a goalie from each team'],
]);
const club = new RegExp(`(?<![a-z])(?:${anyClub})(?![a-z])`, 'gi');
const plain = rewriting(rewrites);
const isOther =
  /\b(?:goalies?|goaltenders?|netminders?|qbs?|quarterbacks?|rbs?|backs?|wrs?|tes?|wideouts?|receivers?|tight ends?|dk|bucks|wjo|whp|wgo|hwo|woh|pots?|potting|bury|buries|tucks?|nets?|bags?|lamp|twine|bar ?down|whos?|who['’]s|point)\b/i;

/** @returns the question with such names and verbs as everybody has them */
export function withKnownNames(prompt: string): string {
  if (!isOther.test(prompt)) return prompt;
  const named = plain(prompt);
  return (prompt.match(club) ?? []).length === 2 ? ofEachTeam(named) : named;
}
