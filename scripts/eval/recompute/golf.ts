/** Recomputes the market consensus for a golfer to win the tournament. */
import { winnerPrices } from '../../local/feed/golf.ts';
import { clock } from '../clock.ts';
import { decimalOf } from '../raw.ts';
import { type Board, middle } from './board.ts';

/** @returns a market with the player as its only side; undefined if no book prices the player */
export function boardOfWinner(player: string): Board | undefined {
  const books = winnerPrices(clock).map(({ book, at, prices }) => {
    const sum = [...prices.values()].reduce((total, price) => total + 1 / decimalOf(price), 0);
    return {
      book,
      at,
      prices,
      fairOf: (name: string) => 1 / decimalOf(prices.get(name) ?? Number.NaN) / sum,
    };
  });
  const players = [...new Set(books.flatMap(({ prices }) => [...prices.keys()]))];
  const offersOf = (name: string) => {
    const own = books.filter(({ prices }) => prices.has(name));
    return own.filter(({ prices, book }) => {
      const others = own
        .filter((each) => each.book !== book)
        .map((each) => decimalOf(each.prices.get(name) ?? 0));
      const agree = others.length > 1 && Math.max(...others) <= 2 * Math.min(...others);
      return !agree || decimalOf(prices.get(name) ?? 0) <= 2 * middle(others);
    });
  };
  const shareOf = (name: string) => {
    const logits = offersOf(name).map(({ fairOf }) => Math.log(fairOf(name) / (1 - fairOf(name))));
    return 1 / (1 + Math.exp(-middle(logits)));
  };
  const sum = players.reduce((total, name) => total + shareOf(name), 0);
  if (!players.includes(player)) return undefined;
  return {
    line: null,
    chances: [(100 * shareOf(player)) / sum],
    offers: offersOf(player).map(({ book, at, prices, fairOf }) => ({
      book,
      minute: at.getTime() / 60_000,
      line: null,
      prices: [prices.get(player) ?? Number.NaN],
      fair: [100 * fairOf(player)],
    })),
  };
}
