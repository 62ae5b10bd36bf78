/** Numbers of points and their bounds in words: "nine runs or more" is at least 9, "less than a touchdown" less than 7. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { inFigures } from './figures.ts';
import type { Forms } from './forms.ts';

export interface Bound {
  readonly of: 'number' | 'least' | 'more' | 'most' | 'less';
  readonly number: number;
}

/** Scores that are said for their points, and numbers of points without a figure. */
const scores: Forms = [
  [/\ba (?:touchdown|td) and a half\b/i, '7.5'],
  [/\b(?:a|one) (?:touchdown|td)\b/i, '7'],
  [/\btwo (?:touchdowns|tds)\b/i, '14'],
  [/\b(?:a|one) field goal\b/i, '3'],
  [/\b(?:(?:a|the) )?(?:goal|run|point) and a half\b/i, '1.5'],
  [/(?<!\d |\band |\ba )\b(?:a half|half an?|half)(?:[- ](?:point|goal|run))?\b/i, '0.5'],
  [/\ba (?:goal|run|point)\b/i, '1'],
  [/\bdouble[ -]digits?\b/i, '10'],
];

const unit = /[- ]?\b(?:points?|pts|goals?|runs?)\b['’]?/gi;

/** @returns the words with each score in points */
export const inPoints = (words: string): string =>
  scores.reduce((said, [score, points]) => said.replace(score, points), words);

/** @returns the words with numbers of points in figures, and without what they count: "a 6 start" */
export const pointsOnly = (words: string): string =>
  inFigures(inPoints(words.toLowerCase()))
    .replace(unit, '')
    .replace(/ of (?:them|those)\b/, '');

/** @returns what is said to be counted: "runs" of "nine runs or more" */
export const unitsIn = (words: string): readonly string[] =>
  words.match(/(?<!field )\b(?:points?|pts|goals?|runs?)\b/gi) ?? [];

/** Points are said of any sport. */
const scoredIn: readonly (readonly [unit: RegExp, sports: readonly Sport[]])[] = [
  [/\bruns?\b/i, ['MLB']],
  [/(?<!field )\bgoals?\b/i, ['NHL', 'MLS']],
  [/\b(?:touchdowns?|tds?|field goals?)\b/i, ['NFL']],
];

/** @returns whether a sport has the scores that are named: "runs" are those of baseball */
export const isScoredIn = (sport: Sport, words: string): boolean =>
  scoredIn.every(([unit, sports]) => !unit.test(words) || sports.includes(sport));

const bounds: readonly (readonly [said: RegExp, of: Bound['of']])[] = [
  [/^(?:at (?:the )?(?:very )?least|no (?:fewer|less) than|(?:a )?min(?:imum)?(?: of)?) (\S+)$/, 'least'],
  [/^(\S+?)(?:\+| ?plus| or (?:more|better|higher)|,? at (?:the )?(?:very )?least)$/, 'least'],
  [
    /^(?:(?:no|not|never) more than|at (?:the )?(?:very )?most|up to|(?:a )?max(?:imum)?(?: of)?) (\S+)$/,
    'most',
  ],
  [/^(\S+) (?:or (?:less|fewer|lower)|,?at (?:the )?(?:very )?most|tops|max)$/, 'most'],
  [/^(?:more than|over|above) (\S+)$/, 'more'],
  [/^(?:less than|fewer than|under|below) (\S+)$/, 'less'],
  [/^(\S+)$/, 'number'],
];

/** @returns undefined for words that are more than a number and its bound */
export function boundIn(words: string): Bound | undefined {
  const said = pointsOnly(words).trim();
  for (const [form, of] of bounds) {
    const [, figure = ''] = form.exec(said) ?? [];
    if (/^\d+(?:\.\d+)?$/.test(figure)) return { of, number: Number(figure) };
  }
  return undefined;
}

/** Half a point beyond a whole number, which is reached: at least 7 are more than 6.5. */
export const beyond = (number: number, by: 0.5 | -0.5): number =>
  Number.isInteger(number) ? number + by : number;
