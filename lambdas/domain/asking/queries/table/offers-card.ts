/** The card with a row for each book that offers a selection. */
import type { LegMarket } from '../../../../contracts/asking/analysis.ts';
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { Offer } from './selections.ts';

/** The user's own books first; best first within each. */
export function offersCard(
  title: string,
  market: LegMarket,
  offers: readonly Offer[],
  best: Offer,
): CardOf<'books'> {
  const ranked = [...offers.filter(({ isOwn }) => isOwn), ...offers.filter(({ isOwn }) => !isOwn)];
  return {
    type: 'books',
    title,
    market,
    rows: ranked.slice(0, 40).map(({ book, line, price, isOwn, at }) => ({
      book,
      line,
      price,
      isOwn,
      isBest: price === best.price,
      asOf: at,
    })),
  };
}
