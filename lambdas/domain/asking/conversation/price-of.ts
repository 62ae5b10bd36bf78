/** The price of a whole answer as a number. */

/** @param odds American odds with sign, as an answer shows them; @returns null without a price */
export function priceOf(odds: string | null): number | null {
  const value = Number((odds ?? '').replace('−', '-'));
  return Math.abs(value) >= 100 ? value : null;
}
