/** A game's other markets, packed: everything comes back, and alternates go first if not everything fits. */
import { expect, test } from 'vitest';
import { packMarkets, unpackMarkets } from '../../../lambdas/data/feed/market-rows.ts';
import type { PricedMarket } from '../../../lambdas/domain/feed/markets/priced-market.ts';

const books = ['FanDuel', 'DraftKings', 'BetMGM', 'Caesars', 'bet365', 'BetRivers'];
const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second)).toISOString();

const markets: readonly PricedMarket[] = [
  {
    key: 'alternate_total',
    team: null,
    prices: books.flatMap((book, nth) =>
      Array.from({ length: 30 }, (_, step) => ({
        book,
        at: at(nth),
        line: 200.5 + step,
        prices: [-110 - 7 * step - nth, nth === 3 ? null : 100 + 11 * step + nth],
      })),
    ),
  },
  {
    key: 'first_half.three_way',
    team: null,
    prices: books.map((book, nth) => ({ book, at: at(nth), line: null, prices: [-120 - nth, 140, 900] })),
  },
  {
    key: 'team_total',
    team: 'away',
    prices: books.map((book, nth) => ({ book, at: at(nth), line: 110.5, prices: [-110, -110 - nth] })),
  },
];

test('every price comes back as it was', () => {
  const { bytes, dropped } = packMarkets(markets, 24_000);
  expect(dropped).toBe(0);
  expect(unpackMarkets(bytes)).toEqual(markets);
});

test('a market that this version does not know is left out', () => {
  const later = [
    ...markets.slice(1),
    { ...markets[1], key: 'fifth_quarter.total' } as unknown as PricedMarket,
  ];
  expect(unpackMarkets(packMarkets(later, 24_000).bytes)).toEqual(markets.slice(1));
});

test('alternate lines are dropped and counted before any other price', () => {
  const { bytes, dropped } = packMarkets(markets, 900);
  const left = unpackMarkets(bytes);
  expect(bytes.length).toBeLessThanOrEqual(900);
  expect(dropped).toBeGreaterThan(0);
  expect(left.slice(-2)).toEqual(markets.slice(1));
  const kept = left.flatMap(({ prices }) => prices).length;
  expect(kept + dropped).toBe(markets.flatMap(({ prices }) => prices).length);
});
