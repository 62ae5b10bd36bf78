/** A leg's price compared with the other books, in words. */
import type { Entities, Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { dollars } from '../../../../lambdas/domain/platform/format.ts';

/** Formats a price as the reader prefers. */
type Format = (american: number) => string;

/** `Best of 4 books`, `Best of your books`; empty with fewer than two books, and for a leg that another book pays more for. */
export function bestWords({ book, price, bestPrice = price, books = 1, elsewhere }: Leg): string {
  if (!book || price === null || books < 2 || bestPrice !== price) return '';
  // Another book pays more, so the price is the best of the user's books only.
  return elsewhere ? 'Best of your books' : `Best of ${books} books`;
}

/** `$3.10 more per $100 than the median (−115)`; empty if it is not more. */
export function savingWords({ saves, medianPrice }: Leg, odds: Format): string {
  if (!saves || saves < 0 || medianPrice === null || medianPrice === undefined) return '';
  return `${dollars(saves)} more per $100 than the median (${odds(medianPrice)})`;
}

/** All on one line: `FanDuel, best of 4 books · $3.10 more per $100`; empty without a book. */
export function shopWords(leg: Leg, odds: Format): string {
  const { book, price, saves } = leg;
  if (!book || price === null) return '';
  const best = bestWords(leg).replace('Best', 'best');
  return [
    [book, best].filter(Boolean).join(', '),
    saves && saves > 0 ? `${dollars(saves)} more per $100` : '',
    elsewhereWords(leg, odds),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `bet365 pays +351, FanDuel +340`; empty if no other book lists all legs. */
export function othersWords(elsewhere: Entities['elsewhere'], odds: (american: string) => string): string {
  const [first, ...others] = (elsewhere ?? []).slice(0, mostOthers);
  if (!first) return '';
  return [
    `${first.book} pays ${odds(first.odds)}`,
    ...others.map((each) => `${each.book} ${odds(each.odds)}`),
  ].join(', ');
}

/** The best of the other books that are named. */
const mostOthers = 3;

/** `Pays more elsewhere: +155 at BetMGM`; empty if no other book pays more. */
export function elsewhereWords({ elsewhere }: Leg, odds: Format): string {
  return elsewhere ? `Pays more elsewhere: ${odds(elsewhere.price)} at ${elsewhere.book}` : '';
}
