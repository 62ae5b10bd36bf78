/** One chance of a one-sided price: from the median over the books and what such prices came in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quote } from '../../../../lambdas/domain/feed/odds/consensus.ts';
import { impliedProbability } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { oneSidedMarket } from '../../../../lambdas/domain/feed/odds/one-sided.ts';
import { type OneSidedTable, oneSidedKind } from '../../../../lambdas/domain/feed/odds/one-sided-kind.ts';
import { oneSidedTable } from '../../../../lambdas/domain/feed/odds/one-sided-table.ts';

const at = '2026-11-22T15:00:00.000Z';
const quote = (book: string, price: number, seen = at): Quote => ({ book, price, at: seen });

/** Half of what prices of 20 to 30 % implied came in; at A alone a quarter. */
const table: OneSidedTable = {
  'NFL touchdowns 1+': {
    season: '2023',
    median: [
      [10, 20, 199, 60, 15, 0.05],
      [20, 30, 400, 50, 25, 0.05],
      [30, 40, 400, 39, 35, 0.05],
      [40, 50, 400, 200, 45, 0.05],
    ],
    books: { A: [[20, 30, 400, 40, 40, 0.06]] },
  },
};
const chanceOf = (quotes: readonly Quote[], kind = 'NFL touchdowns 1+') =>
  oneSidedMarket(kind, quotes, table)?.measured;

describe('the chance of a player', () => {
  test('is the median implied over the books by the share of its band, with range and season', () => {
    // +300 implies 25 %, +400 20 %, +200 33.3 %.
    expect(chanceOf([quote('A', 400), quote('B', 300), quote('C', 200)])).toEqual({
      chance: 12.5,
      range: [10.1, 14.9],
      season: '2023',
      n: 400,
      implied: 25,
      ratio: 0.5,
    });
  });

  test('does not depend on the price that is judged, nor on the order of the books', () => {
    const quotes = [quote('A', 330), quote('B', 300), quote('C', 280)];
    const found = oneSidedMarket('NFL touchdowns 1+', quotes, table);
    expect(found?.all.map(({ price }) => price)).toEqual([330, 300, 280]);
    expect(found?.best).toMatchObject({ book: 'A', price: 330 });
    expect(oneSidedMarket('NFL touchdowns 1+', quotes.toReversed(), table)?.measured).toEqual(
      found?.measured,
    );
  });

  test('is by the own share of a book that lists it alone, or with a wider range where that was not measured', () => {
    expect(chanceOf([quote('A', 300)])?.chance).toBe(6.3);
    const alone = chanceOf([quote('B', 300)]);
    const two = chanceOf([quote('B', 300), quote('C', 300)]);
    expect(alone?.chance).toBe(two?.chance);
    expect(alone?.range[0]).toBeLessThan(two?.range[0] ?? 0);
    expect(alone?.range[1]).toBeGreaterThan(two?.range[1] ?? 100);
  });

  test.each([
    ['a band of 199 results', 600],
    ['a band of 39 winners', 180],
    ['a size that was not measured', 2000],
  ])('is not known in %s', (_, price) => {
    expect(oneSidedMarket('NFL touchdowns 1+', [quote('A', price), quote('B', price)], table)).toMatchObject({
      measured: null,
      best: { price },
    });
  });

  test('is not known for a kind that was not measured', () => {
    expect(chanceOf([quote('A', 300), quote('B', 300)], 'NHL first_goals 1+')).toBeNull();
  });

  test('is never above what the price implies, even where more came in', () => {
    expect(chanceOf([quote('A', 122), quote('B', 122)])).toMatchObject({ chance: 45, implied: 45 });
  });
});

describe('a price does not count', () => {
  test.each([0, 99, -99, 100_000, 20_001, Number.NaN, Number.POSITIVE_INFINITY])('of %d', (price) => {
    expect(oneSidedMarket('NFL touchdowns 1+', [quote('A', price)], table)).toBeUndefined();
    expect(chanceOf([quote('A', 300), quote('B', price), quote('C', 300)])?.chance).toBe(12.5);
  });

  test('that is half an hour behind', () => {
    const old = quote('C', 900, '2026-11-22T14:29:00.000Z');
    expect(
      oneSidedMarket('NFL touchdowns 1+', [quote('A', 300), quote('B', 300), old], table)?.best.price,
    ).toBe(300);
  });

  test('that pays more than twice what the others agree on, as a price of another market does', () => {
    const mixed = [quote('A', 90), quote('B', 100), quote('FanDuel', 4500)];
    expect(oneSidedMarket('NFL touchdowns 1+', mixed, table)?.all).toHaveLength(2);
  });
});

const price = fc.oneof(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: -5000, max: -101 }));

test('of any prices, the chance is within its range, and the range within 0 and what the median implies', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(oneSidedTable)),
      fc.array(price, { minLength: 1, maxLength: 6 }),
      (kind, prices) => {
        const found = oneSidedMarket(
          kind,
          prices.map((each, index) => quote(index === 0 ? 'DraftKings' : `Book ${index}`, each)),
        );
        const { measured } = found ?? {};
        if (!measured) return;
        const { chance, range, implied } = measured;
        expect(range[0]).toBeLessThanOrEqual(chance);
        expect(chance).toBeLessThanOrEqual(range[1]);
        expect(range[0]).toBeGreaterThanOrEqual(0);
        expect(range[1]).toBeLessThanOrEqual(implied);
      },
    ),
  );
});

describe('the committed table', () => {
  const all = Object.entries(oneSidedTable).flatMap(([kind, { median, books }]) =>
    [median, ...Object.values(books)].map((bands) => ({ kind, bands })),
  );

  test('has only bands that count, in order, with shares that its numbers make', () => {
    for (const { kind, bands } of all) {
      let end = 0;
      for (const [from, to, n, won, implied, error] of bands) {
        expect(from, kind).toBeGreaterThanOrEqual(end);
        expect(implied >= from && implied < to, kind).toBe(true);
        expect(n >= 200 && won >= 40 && won < n, kind).toBe(true);
        // A standard error that counts games is not far below one that counts results.
        const share = won / n;
        const independent = Math.sqrt((share * (1 - share)) / n) / (implied / 100);
        expect(error, kind).toBeGreaterThan(0.5 * independent);
        expect(error, kind).toBeLessThan(3 * independent);
        end = to;
      }
    }
  });

  test('says what the anytime touchdowns of 2023 came in: between seven and ten of ten implied', () => {
    const kind = oneSidedKind('NFL', 'touchdowns', 0.5);
    const found = oneSidedMarket(kind, [quote('DraftKings', 350), quote('bet365', 350)]);
    expect(found?.measured?.season).toBe('2023');
    const share = (found?.measured?.chance ?? 0) / (100 * impliedProbability(350));
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1);
  });
});

test.each([
  ['NFL', 'touchdowns', 0.5, 'NFL touchdowns 1+'],
  ['NFL', 'touchdowns', 1.5, 'NFL touchdowns 2+'],
  ['NFL', 'touchdowns', 1, 'NFL touchdowns 2+'],
  ['NFL', 'receiving_yards', 49.5, 'NFL receiving_yards alternate'],
  ['NHL', 'goals', 1.5, 'NHL goals 2+'],
] as const)('the kind of %s %s over %d is %s', (sport, stat, line, kind) => {
  expect(oneSidedKind(sport, stat, line)).toBe(kind);
});
