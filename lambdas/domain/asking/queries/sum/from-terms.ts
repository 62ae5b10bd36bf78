/** A sum from the one shape in which the model returns the numbers of every sum. */
import { type SumKind, sum } from '../../../../contracts/asking/queries/sum.ts';

/** Their figures have roles that only words give, which the one shape of the model has no names for. */
const readByWordsOnly: ReadonlySet<string> = new Set<SumKind>([
  'each_way',
  'chances',
  'settled',
  'singles',
  'results',
  'numbers',
  'dead_heat',
  'bet_results',
  'price_difference',
  'cash_out',
  'many_bets',
]);

/** Terms of other sums that only words give, none of which a sum needs. */
export const termsOfWords: readonly string[] = [
  'staked',
  'ofLegs',
  'alsoBy',
  'instead',
  'pays',
  'lands',
  'inUnits',
];

/** The sums that the model can return. */
export const sumKinds: readonly string[] = sum.def.options
  .flatMap((option) => [...option.def.shape.sum.def.values])
  .filter((kind) => !readByWordsOnly.has(kind));

export const isSumKind = (value: unknown): value is string => sumKinds.includes(String(value));

/** @returns what the contract of that sum must still check; its own numbers only, of those that the shape has */
export const sumFrom = (kind: string, terms: Readonly<Record<string, unknown>>): unknown => ({
  ...terms,
  ask: 'sum',
  sum: kind,
  // The prices of the two lines of a middle are called odds there, and sides elsewhere.
  ...(kind === 'middle' && { odds: terms.sides }),
  pushes: terms.pushes ?? 0,
  boost: terms.boost ?? undefined,
  fraction: terms.fraction ?? undefined,
});
