/** Builds the answer of a sum: its steps and result as a card, and its words. */
import type { Alternative } from '../../../../../contracts/asking/ask.ts';
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { currency, percent } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';

export type SumOf<K extends SumQuery['sum']> = Extract<SumQuery, { readonly sum: K }>;

type Row = readonly [label: string, value: string];

interface Parts {
  readonly title: string;
  readonly steps: readonly Row[];
  readonly result: Row;
  /** The whole answer, as sentences. */
  readonly words: readonly string[];
  readonly alternatives?: readonly Alternative[];
}

export function sumAnswer({ title, steps, result, words, alternatives = [] }: Parts): QueryAnswer {
  const row = ([label, value]: Row) => ({ label, value });
  return {
    response: words.join('\n'),
    cards: [{ type: 'sum', title, steps: steps.map(row), result: row(result) }],
    alternatives,
  };
}

/** @param chance 0 to 1 */
export const chanceText = (chance: number): string => percent(chance * 100);

/** `$50`, `$45.45`, `-$3`: a whole number of dollars has no cents. */
export function cash(amount: number): string {
  const rounded = Math.round(amount * 100) / 100 + 0;
  return currency(rounded).replace(/\.00$/, '');
}

/** Up to three decimals. */
export const factor = (value: number): string => `${Number(value.toFixed(3))}`;

/** `2 units`, `1 unit`, `-0.91 units` */
export function unitsOf(count: number): string {
  const rounded = Math.round(count * 100) / 100 + 0;
  return `${rounded} ${Math.abs(rounded) === 1 ? 'unit' : 'units'}`;
}
