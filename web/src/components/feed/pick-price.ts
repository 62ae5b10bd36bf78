/** The price of a pick or a suggestion in words: of a slip with legs of one game, what its owner entered. */
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import { priceNotEntered } from '../../../../lambdas/domain/asking/english/slip.ts';

type Odds = (american: number | string | null) => string;

/** `+264`, `Not priced`; of a slip the price that its book paid, or that it is not entered yet. */
export function pickPrice(
  {
    metadata,
    bet,
  }: {
    readonly metadata: Pick<Entities, 'odds' | 'slip'>;
    readonly bet?: { readonly price: number | null } | undefined;
  },
  odds: Odds,
): string {
  if (!metadata.slip) return odds(metadata.odds);
  const price = bet?.price ?? null;
  return price === null ? priceNotEntered : odds(price);
}

/** The same for a suggestion, which nobody has a price for: `Good at +490`. */
export function askedPrice({ odds: total, slip }: Pick<Entities, 'odds' | 'slip'>, odds: Odds): string {
  if (!slip) return odds(total);
  return slip.goodAt === null ? 'No fair price known' : `Good at ${odds(slip.goodAt)}`;
}
