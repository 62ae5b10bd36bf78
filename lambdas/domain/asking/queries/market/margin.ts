/** The margin of each book on a market: what it keeps of bets on every side in proportion. */
import type { Market, Selection } from '../../../../contracts/asking/analysis.ts';
import { booksOf, sidesOf } from '../../../feed/board/board.ts';
import type { Game, Prices } from '../../../feed/games/game.ts';
import { impliedProbability } from '../../../feed/odds/odds.ts';

/** One book's prices of a market at its own line. */
export interface BookRow {
  readonly book: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly at: string;
  /** The home side's spread, or the total; null for a moneyline. */
  readonly line: number | null;
  /** American odds in the order of the market's sides; null for a side without a price. */
  readonly prices: readonly (number | null)[];
  /** Percent of all stakes that the book keeps, one decimal; null if a side has no price. */
  readonly margin: number | null;
}

/** Every book that prices a market, in the order of the board. */
export function bookRows(game: Game, market: Market): BookRow[] {
  const sides = sidesOf(market, game.sport);
  return booksOf(game).flatMap((book): BookRow[] => {
    const [line, priceOf] = pricesIn(book, market);
    const prices = sides.map(priceOf);
    if (prices.every((price) => price === null)) return [];
    return [{ book: book.book, at: book.at, line, prices, margin: marginOf(prices) }];
  });
}

/** @returns percent of all stakes, one decimal; null if a price is missing */
export function marginOf(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  if (known.length < prices.length || known.length < 2) return null;
  const sum = known.reduce((all, price) => all + impliedProbability(price), 0);
  return Math.round((1 - 1 / sum) * 1000) / 10;
}

function pricesIn(
  { moneyline, spread, total }: Prices,
  market: Market,
): [line: number | null, priceOf: (side: Selection) => number | null] {
  const of = (prices: Partial<Readonly<Record<Selection, number | null>>>) => (side: Selection) =>
    prices[side] ?? null;
  switch (market) {
    case 'moneyline':
      return [null, of(moneyline ?? {})];
    case 'spread':
      return [spread?.homeLine ?? null, of(spread ? { home: spread.home, away: spread.away } : {})];
    case 'total':
      return [total?.line ?? null, of(total ? { over: total.over, under: total.under } : {})];
  }
}
