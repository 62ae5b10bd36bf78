/** The golf that is replayed: who was priced to win one tournament and to finish in its top ten, first and last. */
import { readFileSync } from 'node:fs';

export const golfBooks = ['DraftKings', 'FanDuel', 'bet365'] as const;

export interface GolferPrices {
  readonly player: string;
  /** American odds in the order of the books; null where a book had none. */
  readonly early: readonly (number | null)[];
  readonly close: readonly (number | null)[];
}

/** As the source has it. Its results are not in it. */
export const tournamentName = 'Wyndham Championship 2026';

export const winners = pricesOf('win');
export const topTens = pricesOf('top_10');

function pricesOf(market: string): GolferPrices[] {
  const [, ...lines] = readFileSync(new URL('data/golf.csv', import.meta.url), 'utf8')
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
