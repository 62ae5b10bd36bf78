/** The words of a role as the grammar has them: "u" is under, "two n a half" 2.5, "on the ground" rushing yards. */
import { withMargins } from '../reading/plain/margins.ts';
import { numberNames } from '../reading/words/counts.ts';
import { inFigures } from './figures.ts';
import { type Forms, formIn, ofMarkets, ofPositions, ofSides, ofStats } from './forms.ts';
import { ofPeriods } from './said/periods.ts';
import type { Span } from './spans.ts';

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
export function phrase({ role, words, before }: Span, all: readonly Span[]): string {
  switch (role) {
    case 'team':
      return asTeam(words);
    case 'player':
      return asPlayer(words);
    case 'vs':
      return `against the ${asTeam(words)}`;
    case 'game':
      return `in the ${asTeam(words)} game`;
    case 'market':
      return formIn(ofMarkets, words);
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
      return signed(before, lineIn(words, all), all);
    case 'lines':
      return linesIn(words);
    default:
      return words;
  }
}

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
  !all.some(({ role }) => role === 'player' || role === 'pos');

/** A run in the first is one of baseball only where runs are scored. */
const isInnings = (words: string, all: readonly Span[]): boolean =>
  /^(?:1st|first)$/i.test(words) && all.some(({ role, words: line }) => role === 'line' && line === '0.5');

/** "Luka triple" of a double is three of a kind only beside a number: a word of one letter can be anything. */
const isOfStat = (words: string, all: readonly Span[]): boolean =>
  !/^(?:three|trey|triple|shot|k|p|r|a)$/i.test(words) || all.some(({ role }) => role === 'line');

/** Margins in words. */
const margins: Forms = [
  [/\ba (?:touchdown|td) and a half\b/i, '7.5'],
  [/\b(?:a|one) (?:touchdown|td)\b/i, '7'],
  [/\btwo (?:touchdowns|tds|scores)\b/i, '14'],
  [/\b(?:a|one) field goal\b/i, '3'],
  [/\b(?:(?:a|the) )?(?:goal|run|point) and a half\b/i, '1.5'],
];

/** Counts of a player in words. */
const counts: Forms = [
  [/\bdouble digits?\b/i, '10+'],
  [/^once$/i, '1+'],
  [/^(?:twice|two times)$/i, '2+'],
  [/^(?:just )?(?:a )?couple(?: of)?$/i, '2+'],
  [/^more than one$/i, '2+'],
  [/\bhalf (?:a )?dozen\b/i, '6+'],
];

/**
 * "Plus three" is +3, "at least two" 2+; of a team that is to win "by two or more", -1.5 (who wins by two has covered it).
 */
function lineIn(words: string, all: readonly Span[]): string {
  const has = (...roles: string[]) => all.some((span) => roles.includes(span.role) && !span.isRefused);
  const isOfTeam = has('team') && !has('side', 'stat', 'player');
  const isOfWin = isOfTeam && all.some(({ role, words: said }) => role === 'market' && /\bwin/i.test(said));
  const margin = isOfWin ? withMargins(`win by ${words.replace(/^by /i, '')}`) : '';
  if (margin.startsWith('-')) return margin;
  const known = [...(isOfTeam ? margins : []), ...(has('stat') ? counts : [])];
  const form = known.find(([said]) => said.test(words));
  const figures = inFigures(form ? words.replace(form[0], form[1]) : words);
  const [number] = /\d+(?:\.\d+)?/.exec(figures) ?? [];
  if (number === undefined) return words;
  if (/^(?:plus|getting|with|catching|taking)(?: the| a)? /i.test(figures)) return `+${number}`;
  if (/^(?:minus|laying|giving|less)(?: the| a)? /i.test(figures)) return `-${number}`;
  const isAtLeast =
    /(?:\+|or (?:more|better|higher)|plus)$|^(?:at ?least|min(?:imum)?(?: of)?|no fewer than)\b/i.test(
      figures,
    );
  if (isAtLeast && isOfTeam) return `-${Number(number) - (number.includes('.') ? 0 : 0.5)}`;
  if (isAtLeast) return `${number}+`;
  // What a player reaches has no side: "Tatum 25 points".
  if (/^\d+$/.test(figures) && has('stat', 'player', 'pos') && !has('side')) return `${number}+`;
  return numberNames.includes(words.toLowerCase()) && !has('side') ? `${number}+` : figures;
}

/** "The Bears getting 7.5", "the Lakers covering 2.5": on a team, the verb says which way its points go. */
function signed(before: string, line: string, all: readonly Span[]): string {
  const isOfTeam = all.some(({ role }) => role === 'team') && !all.some(({ role }) => ofOthers.has(role));
  if (isOfTeam && /\bby$/i.test(before) && !/favou?red by$/i.test(before)) {
    const margin = withMargins(`win by ${line}`);
    if (margin.startsWith('-')) return margin;
  }
  if (!isOfTeam || !/^\d+(?:\.\d+)?$/.test(line)) return line;
  if (getting.test(before)) return `+${line}`;
  return giving.test(before) ? `-${line}` : line;
}
/** On them, a number is no margin. */
const ofOthers: ReadonlySet<string> = new Set(['side', 'stat', 'player', 'pos', 'market']);
const getting =
  /\b(?:getting|gets?|catching|with|plus|within|losing by (?:no|not) more than|not losing by more than)(?: the)?$/i;
const giving = /\b(?:cover(?:s|ing)?|laying|lays?|giving|minus|favou?red by)(?: the)?$/i;

/** "Less than a touchdown", "more than a field goal": lines below or above a margin. */
function linesIn(words: string): string {
  const margin = margins.find(([said]) => said.test(words));
  if (!margin) return words.replace(/^(?:only )?(?:of|at) (?=\d)/i, '');
  return words
    .replace(margin[0], margin[1])
    .replace(/^(?:by |of )?(?:less|fewer|smaller) than\b/i, 'under')
    .replace(/^(?:by |of )?(?:more|bigger|larger) than\b/i, 'over');
}

/** Words between two teams. */
const between = /^(?:at|vs?|and|n|in|the|of|or)$/i;

/** Short names that are also words, or that one league has otherwise. */
const clubs: Readonly<Record<string, string>> = {
  was: 'Washington',
  "m's": 'Mariners',
  "o's": 'Orioles',
  "a's": 'Athletics',
  bluejackets: 'Blue Jackets',
  'sd fc': 'San Diego FC',
  wiz: 'Wizards',
  njd: 'Devils',
  tbl: 'Lightning',
  sjs: 'Sharks',
  minn: 'Minnesota',
  pitt: 'Pittsburgh',
};

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
