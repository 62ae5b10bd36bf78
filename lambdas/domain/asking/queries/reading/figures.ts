/** The figures of a question: amounts, odds, percentages, lines and plain numbers. */
import type { WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';

/** A figure with what its form says about it; a plain number can be several things, which its place decides. */
export interface Figure {
  readonly value: number;
  /**
   * `american`: a sign and at least 100. `line`: a sign and less. `decimal`: a plain number with two decimals or more.
   * `fraction`: won to staked. `units`: flat stakes. `record`: wins and losses. `number`: anything else.
   */
  readonly form:
    | 'dollars'
    | 'american'
    | 'decimal'
    | 'fraction'
    | 'percent'
    | 'line'
    | 'units'
    | 'number'
    | 'record';
  /** The losses of a record. */
  readonly losses?: number;
}

const spoken: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  fifty: 50,
  hundred: 100,
  thousand: 1000,
  grand: 1000,
};

const number = '(\\d{1,9}(?:\\.\\d{1,6})?)';
const forms: readonly (readonly [RegExp, (value: number, other: number) => Figure])[] = [
  [new RegExp(`^\\$${number}(k?)$`), (value) => ({ value, form: 'dollars' })],
  [new RegExp(`^${number}\\$$`), (value) => ({ value, form: 'dollars' })],
  [new RegExp(`^${number}%$`), (value) => ({ value, form: 'percent' })],
  [new RegExp(`^${number}u$`), (value) => ({ value, form: 'units' })],
  // "By 2s".
  [/^(\d{1,2})'?s$/, (value) => ({ value, form: 'number' })],
  [new RegExp(`^${number}k$`), (value) => ({ value: value * 1000, form: 'number' })],
  [/^(\d{1,3})\/(\d{1,3})$/, (value, other) => ({ value: value / other, form: 'fraction' })],
  // "Legs of -110s".
  [/^([+-]\d{3,5})'?s$/, (value) => ({ value, form: 'american' })],
  [
    /^(\d{1,3})-(\d{1,3})$/,
    (value, losses) =>
      losses === 1 && value > 1 ? { value, form: 'fraction' } : { value, losses, form: 'record' },
  ],
  [/^(\d{1,4})-(1)$/, (value) => ({ value, form: 'fraction' })],
  [
    new RegExp(`^([+-]${number})$`),
    (value) => ({ value, form: Math.abs(value) >= 100 ? 'american' : 'line' }),
  ],
  [/^(\d{1,4}\.\d{2,4})$/, (value) => ({ value, form: 'decimal' })],
  [new RegExp(`^${number}$`), (value) => ({ value, form: 'number' })],
];

/**
 * @param word lower case
 * @returns undefined for a word that is no figure
 */
export function figureOf(word: string): Figure | undefined {
  if (Object.hasOwn(spoken, word)) return { value: spoken[word] ?? 0, form: 'number' };
  if (word === 'evens') return { value: 100, form: 'american' };
  for (const [pattern, made] of forms) {
    const match = pattern.exec(word);
    if (!match) continue;
    const figure = made(Number(match[1]), Number(match[2]));
    const value = word.startsWith('$') && match[2] === 'k' ? figure.value * 1000 : figure.value;
    return Number.isFinite(value) ? { ...figure, value } : undefined;
  }
  return undefined;
}

/** A unit after a number makes a figure of both: "50 dollars", "60 percent", "2 units", "6 to 1". */
const unitWords: Readonly<Record<string, Figure['form']>> = {
  dollars: 'dollars',
  dollar: 'dollars',
  bucks: 'dollars',
  buck: 'dollars',
  usd: 'dollars',
  cad: 'dollars',
  percent: 'percent',
  pct: 'percent',
  '%': 'percent',
  units: 'units',
  unit: 'units',
};

/** @returns the form that a unit gives the plain number before it */
export const formOfUnit = (word: string): Figure['form'] | undefined =>
  Object.hasOwn(unitWords, word) ? unitWords[word] : undefined;

/**
 * @returns the odds that a figure is; undefined if it cannot be odds. A plain number of 100 or more is American odds without
 * the plus sign; less than that it is decimal odds.
 */
export function oddsOf({ value, form }: Figure): WrittenOdds | undefined {
  if (form === 'american') return { format: 'american', value };
  if (form === 'fraction') return value > 0 ? { format: 'fraction', value } : undefined;
  if (form === 'percent') return value > 0 && value < 100 ? { format: 'percent', value } : undefined;
  if (form !== 'decimal' && form !== 'number') return undefined;
  if (value >= 100 && form === 'number') return { format: 'american', value };
  return value > 1 ? { format: 'decimal', value } : undefined;
}

/** @returns the dollars that a figure is; undefined if its form says that it is something else */
export function dollarsOf({ value, form }: Figure): number | undefined {
  return (form === 'dollars' || form === 'number' || form === 'decimal') && value >= 0.01 ? value : undefined;
}
