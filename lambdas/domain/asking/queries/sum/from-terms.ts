/** A sum from the one shape in which the model returns the numbers of every sum. */
import { sum } from '../../../../contracts/asking/queries/sum.ts';

/** The sums, as the contract has them. */
export const sumKinds: readonly string[] = sum.def.options.flatMap((option) => [
  ...option.def.shape.sum.def.values,
]);

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
