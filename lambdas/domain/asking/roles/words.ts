/** The words of a role as the grammar has them: "u" is under, "two n a half" 2.5, "on the ground" rushing yards. */
import { numberNames } from '../reading/words/counts.ts';
import { beyond, inPoints } from './bounds.ts';
import { inFigures } from './figures.ts';
import { type Forms, formIn, ofMarkets, ofPositions, ofSides, ofStats } from './forms.ts';
import { spreadIn } from './margins.ts';
import { ofPeriods } from './said/periods.ts';
import { ofOwnPoints, ofPoints } from './said/totals.ts';
import { hasWanted, type Span } from './spans.ts';

/** "Two hits" is 2 or more of them, "to score twice" 2 or more scores. */
function statIn(words: string): string {
  if (/^(?:to )?scor(?:e|es|ing) twice$/i.test(words)) return '2+ anytime touchdowns';
  const [, number = '', stat = ''] = /^(?:at least )?(\d+) (.+)$/.exec(inFigures(words)) ?? [];
  return number === '' ? words : `${number}+ ${formIn(ofStats, stat)}`;
}

/** "With an assist" is one. */
const withoutVerb = (words: string): string =>
  words.replace(/^(?:with|(?:to )?(?:have|has|having|record|records|notch|notches)) (?=an? )/i, '');

/** @param all the spans of the same bet, which say what a number is a line of */
export function phrase(span: Span, all: readonly Span[]): string {
  const { role, words } = span;
  switch (role) {
    case 'team':
      return asTeam(words);
    case 'player':
      return asPlayer(words);
    case 'vs':
      return `against the ${asTeam(nameIn(opponents, words))}`;
    case 'game':
      return `in the ${asTeam(nameIn(games, words))} game`;
    case 'market':
      return marketIn(words, all);
    case 'side':
      return sideIn(formIn(ofSides, words), all);
    case 'period':
      return isInnings(words, all) ? 'first inning' : formIn(ofPeriods, words);
    case 'pos':
      return formIn(ofPositions, words.replace(/^(?:an?|the|any|either|some|whichever) /i, ''));
    case 'stat':
      if (isTotalOfGame(words, all)) return 'total';
      if (isTotalOfTeam(words, all)) return 'team total';
      return isOfStat(words, all) ? statIn(formIn(ofStats, withoutVerb(words))) : words;
    case 'line':
      return lineIn(span, all);
    case 'lines':
      return linesIn(words);
    default:
      return words;
  }
}

/** "In front" is said of the winner of a part, and "beaten" of whom a bet is against. */
function marketIn(words: string, all: readonly Span[]): string {
  const has = (...roles: readonly string[]) => hasWanted(all, ...roles);
  const isAgainst = has('vs') && !has('team');
  if (isAgainst && (beaten.test(words) || (has('period') && trailing.test(words)))) return 'moneyline';
  if (!isAgainst && has('period') && leading.test(words)) return 'moneyline';
  // "A dog with the points" gets them, and "over nine points" are of a total.
  const sides = all.filter(({ role }) => role === 'side').map((side) => formIn(ofSides, side.words));
  const hasLine = sides.length > 0 ? sides.some((side) => ofTotals.test(side)) : has('line');
  if (hasLine && has('team') && (ofOwnPoints.test(words) || ofPoints.test(words))) return 'team total';
  if (hasLine && !has(...subjects) && ofPoints.test(words)) return 'total';
  return formIn(ofMarkets, words);
}
const ofTotals = /^(?:over|under)s?$/i;
const subjects: readonly string[] = ['team', 'vs', 'player', 'pos', 'stat'];
const beaten = /^(?:to )?(?:be |get |getting )?(?:beaten|beat|lose|losing)(?: outright)?$/i;
const trailing = /^(?:to )?(?:be |being )?(?:behind|trail(?:ing)?|down)$/i;
const leading =
  /^(?:to )?(?:(?:be |being )?(?:in front|ahead|on top|up)|(?:be )?lead(?:s|ing)?|(?:have|having|hold|holding) (?:the|a) lead)$/i;

/** "Unders 6.5" is one. */
const sideIn = (side: string, all: readonly Span[]): string =>
  all.some(({ role }) => role === 'line') ? side.replace(/^(over|under)s$/i, '$1') : side;

/** "Over 7 runs" of nobody's are those of a game. */
const isTotalOfGame = (words: string, all: readonly Span[]): boolean =>
  ofScore.test(words) &&
  all.some(({ role }) => role === 'side') &&
  !all.some(({ role }) => role === 'player' || role === 'pos' || role === 'team') &&
  (all.some(({ role }) => role === 'game') || isOfNoPlayer(words, all));
const ofScore = /^(?:total |combined )?(?:points|pts|runs|goals)$/i;

/** Whether a line is one that only a game reaches: "under 6 goals". */
export const isOfNoPlayer = (stat: string, all: readonly Span[]): boolean =>
  ofScore.test(stat) &&
  all.some(
    ({ role, words: line }) =>
      role === 'line' && Number(line) >= (/p/i.test(stat) ? fewestPoints : fewestScores),
  );
/** No player has as many: the line is that of a game. */
const [fewestPoints, fewestScores] = [60, 5];

/** The points of a team are its total. */
const isTotalOfTeam = (words: string, all: readonly Span[]): boolean =>
  /^(?:total )?(?:points|pts|runs|goals|score)$/i.test(words) &&
  all.some(({ role }) => role === 'team') &&
  all.some(({ role }) => role === 'side' || role === 'line') &&
  !all.some(
    ({ role, words: said }) =>
      role === 'player' || role === 'pos' || (role === 'market' && /\bprops?\b/i.test(said)),
  );

/** A run in the first is one of baseball only where runs are scored. */
const isInnings = (words: string, all: readonly Span[]): boolean =>
  /^(?:1st|first)$/i.test(words) && all.some(({ role, words: line }) => role === 'line' && line === '0.5');

/** "Luka triple" of a double is three of a kind only beside a number: a word of one letter can be anything. */
const isOfStat = (words: string, all: readonly Span[]): boolean =>
  !/^(?:three|trey|triple|shot|k|p|r|a)$/i.test(words) || all.some(({ role }) => role === 'line');

/** Counts of a player in words. */
const counts: Forms = [
  [/\bdouble digits?\b/i, '10+'],
  [/^once$/i, '1+'],
  [/^(?:twice|two times)$/i, '2+'],
  [/^(?:just )?(?:a )?couple(?: of)?$/i, '2+'],
  [/^more than one$/i, '2+'],
  [/\bhalf (?:a )?dozen\b/i, '6+'],
];

/** "Two or more" is 2+, "a touchdown and a half" of a team 7.5. */
function lineIn(span: Span, all: readonly Span[]): string {
  const { words } = span;
  const has = (...roles: readonly string[]) => hasWanted(all, ...roles);
  const isOfTeam = has('team') && !has('side', 'stat', 'player');
  const spread = isOfPoints(all) ? spreadIn(span, all) : undefined;
  if (spread !== undefined) return spread;
  const form = has('stat') ? counts.find(([said]) => said.test(words)) : undefined;
  const figures = inFigures(form ? words.replace(form[0], form[1]) : isOfTeam ? inPoints(words) : words);
  const [number] = /\d+(?:\.\d+)?/.exec(figures) ?? [];
  if (number === undefined) return words;
  const isAtLeast =
    /(?:\+|or (?:more|better|higher)|plus)$|^(?:at ?least|min(?:imum)?(?: of)?|no fewer than)\b/i.test(
      figures,
    );
  if (isAtLeast && isOfTeam) return `-${beyond(Number(number), -0.5)}`;
  // "+3 or more" of nobody's are underdogs.
  if (isAtLeast && /^[+-]\d/.test(figures) && !has('stat', 'player', 'pos')) return figures;
  if (isAtLeast) return `${number}+`;
  // What a player reaches has no side: "Tatum 25 points".
  if (/^\d+$/.test(figures) && has('stat', 'player', 'pos') && !has('side')) return `${number}+`;
  return numberNames.includes(words.toLowerCase()) && !has('side') ? `${number}+` : figures;
}

/** Whether a line is of the points between two teams: "at home" is no side of a total. */
const isOfPoints = (all: readonly Span[]): boolean =>
  !all.some(({ role, words }) => ofOthers.has(role) || (role === 'side' && !where.test(words)));
const ofOthers: ReadonlySet<string> = new Set(['stat', 'player', 'pos', 'game']);
const where = /^(?:at |on )?(?:the )?(?:home|road|away)\b/i;

/** "Less than a touchdown", "laying double digits", "neither bigger than six": bounds of a line. */
function linesIn(words: string): string {
  const figures = inFigures(inPoints(words.replace(/\bdouble[- ]digits?\b/i, '10 or more'))).replace(
    /^(?:(?:only|just|all|the|those|ones|of|at(?! (?:least|most))|by|laying|giving|getting|catching|a spread of) )+/i,
    '',
  );
  const [, of, comparison = '', number] = noLine.exec(figures) ?? [];
  if (number !== undefined)
    return `${of ? `${of}s ` : ''}at ${isLower.test(comparison) ? 'least' : 'most'} ${number}`;
  return figures
    .replace(/^(?:under|below|(?:less|fewer|smaller) than)\b/i, 'lower than')
    .replace(/^(?:over|above|(?:more|bigger|larger) than)\b/i, 'higher than');
}
const isLower = /^(?:below|under|smaller|lower|less|fewer|shorter)$/i;
const noLine =
  /^(?:nothing|none|neither|no (line|spread|total|number)s?)(?: (?:of them|is|are))* (above|over|past|bigger|higher|more|larger|greater|longer|below|under|smaller|lower|less|fewer|shorter)(?: than)? (\d+(?:\.\d+)?)(?: points?| pts)?$/i;

/** Words between two teams. */
const between = /^(?:at|vs?|and|n|in|the|of|or)$/i;

/** Short names that are also words, or that one league has otherwise. */
const clubs: Readonly<Record<string, string>> = {
  was: 'Washington',
  "m's": 'Mariners',
  ms: 'Mariners',
  "o's": 'Orioles',
  "a's": 'Athletics',
  bluejackets: 'Blue Jackets',
  'sd fc': 'San Diego FC',
  wiz: 'Wizards',
  njd: 'Devils',
  tbl: 'Lightning',
  sjs: 'Sharks',
  'chi sox': 'White Sox',
  guards: 'Guardians',
  minn: 'Minnesota',
  pitt: 'Pittsburgh',
};

/** "The team facing Minnesota", "Nashville's opponent". */
const opponents: readonly RegExp[] = [
  /^(?:the )?(?:team|side|club|opponents?|whoever)(?: (?:that|who))?(?: is)? (?:fac|play|visit)(?:s|es|ing) (?:the )?(.+)$/i,
  /^(?:the )?(?:opponents?|team against) (?:of )?(?:the )?(.+)$/i,
  /^(.+?)['’]s? opponents?$/i,
];
/** "The Bears game". */
const games: readonly RegExp[] = [/^(.+?)(?:['’]s)? (?:game|matchup)$/i];

/** @returns the name in the first form that fits, without its article */
const nameIn = (forms: readonly RegExp[], words: string): string =>
  (forms.map((form) => form.exec(words)?.[1]).find((name) => name !== undefined) ?? words).replace(
    /^the /i,
    '',
  );

/** "den okc" are short names of teams, and "bills" a word, "Bills" a team. */
const asTeam = (words: string): string =>
  words === words.toLowerCase() || clubs[words.toLowerCase()]
    ? (clubs[words.toLowerCase().replace('’', "'")] ?? words)
        .toLowerCase()
        .replace(/['’]s$/, '')
        .split(' ')
        .map((word) =>
          between.test(word)
            ? word
            : clubs[word]
              ? clubs[word]
              : word.length <= 3
                ? word.toUpperCase()
                : word.charAt(0).toUpperCase() + word.slice(1),
        )
        .join(' ')
    : words;

/** As a name is written, and without its possessive: "tj watt's". */
const asPlayer = (words: string): string => {
  const own = words.replace(/['’]s$/, '').replace(/s['’]$/, 's');
  return own === own.toLowerCase()
    ? own.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : own;
};
