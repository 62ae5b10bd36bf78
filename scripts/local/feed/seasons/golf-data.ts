/** The replayed golf tournament: first and last prices to win and to finish in the top ten. */
import { readFileSync } from 'node:fs';

export const golfBooks = ['DraftKings', 'FanDuel', 'bet365'] as const;

export interface GolferPrices {
  readonly player: string;
  /** American odds in the order of the books; null if a book had none. */
  readonly early: readonly (number | null)[];
  readonly close: readonly (number | null)[];
}

/** The source has no results of it. */
export const tournamentName = 'Wyndham Championship 2026';

export const winners = pricesOf('win');
export const topTens = pricesOf('top_10');

function pricesOf(market: string): GolferPrices[] {
  const [, ...lines] = readFileSync(new URL('../data/golf.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines
    .map((line) => line.split(','))
    .filter(([name]) => name === market)
    .map(([, player = '', ...prices]) => {
      const numbers = prices.map((price) => (price === '' ? null : Number(price)));
      return { player, early: numbers.slice(0, 3), close: numbers.slice(3) };
    });
}
