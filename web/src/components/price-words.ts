/** A leg's price compared with the other books, in words. */
import type { Leg } from '../../../lambdas/contracts/analysis.ts';
import { dollars } from './figures.ts';

/** Writes a price in the reader's own format. */
type Written = (american: number) => string;

/** `Best of 4 books`, `Best of your books`; empty where one book has it. */
export function bestWords({ book, price, books = 1, elsewhere }: Leg): string {
  if (!book || price === null || books < 2) return '';
  // Another book pays more: of all of them, this is not the best.
  return elsewhere ? 'Best of your books' : `Best of ${books} books`;
}

/** `$3.10 more per $100 than the median (−115)`; empty where it is no more. */
export function savingWords({ saves, medianPrice }: Leg, odds: Written): string {
  if (!saves || saves < 0 || medianPrice === null || medianPrice === undefined) return '';
  return `${dollars(saves)} more per $100 than the median (${odds(medianPrice)})`;
}

/** In a line: `FanDuel, best of 4 books · $3.10 more per $100`; empty where no book is named. */
export function shopWords(leg: Leg, odds: Written): string {
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

/** `Pays more elsewhere: +155 at BetMGM`; empty where it does not. */
export function elsewhereWords({ elsewhere }: Leg, odds: Written): string {
  return elsewhere ? `Pays more elsewhere: ${odds(elsewhere.price)} at ${elsewhere.book}` : '';
}
