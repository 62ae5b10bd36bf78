/** What one-sided prices came in, as the table of the product has it. */
import { describe, expect, test } from 'vitest';
import { type OneSidedPrices, oneSidedTableOf } from '../../../scripts/dependence/one-sided-table.ts';

const kind = 'NFL touchdowns 1+';

/** +300 implies 25 % and +500 16.7 %. */
const priced = (
  index: number,
  won: boolean,
  prices: Readonly<Record<string, number>> = { DraftKings: 300, bet365: 300 },
): OneSidedPrices => ({
  kind,
  season: '2023',
  game: `game ${index}`,
  prices: new Map(Object.entries(prices)),
  won,
});

const results = (count: number, winners: number, prices?: Readonly<Record<string, number>>) =>
  Array.from({ length: count }, (_, index) => priced(index, index < winners, prices));

describe('a band', () => {
  test('has its number, its winners, what was implied and the error of the ratio', () => {
    const table = oneSidedTableOf(results(400, 80), []);
    // 80 of 400 is 20 %, four fifths of what was implied; its standard error is 2 points of 25.
    expect(table).toEqual({ [kind]: { season: '2023', median: [[20, 30, 400, 80, 25, 0.08]], books: {} } });
  });

  test.each([
    ['fewer than 200 results', results(199, 80)],
    ['fewer than 40 winners', results(400, 39)],
  ])('does not count with %s', (_, few) => {
    expect(oneSidedTableOf(few, [])).toEqual({});
  });

  test('is that of the median over the sources', () => {
    const three = { DraftKings: 500, bet365: 500, consensus: 300 };
    const [band] = oneSidedTableOf(results(400, 80, three), [])[kind]?.median ?? [];
    expect(band?.slice(0, 2)).toEqual([15, 20]);
  });

  test('has a larger error where the results are of fewer games', () => {
    const errorOf = (games: number) => {
      const all = results(400, 80).map((each, index) => ({ ...each, game: `game ${index % games}` }));
      return oneSidedTableOf(all, [])[kind]?.median[0]?.[5] ?? 0;
    };
    expect(errorOf(400)).toBe(0.08);
    expect(errorOf(5)).toBeLessThan(0.08);
    // All winners in the first games: they come together.
    const together = results(400, 80).map((each, index) => ({
      ...each,
      game: `game ${Math.floor(index / 10)}`,
    }));
    expect(oneSidedTableOf(together, [])[kind]?.median[0]?.[5]).toBeGreaterThan(0.2);
  });
});

test('a book has the bands of its own prices, if enough of them counted', () => {
  const all = [
    ...results(400, 80, { DraftKings: 300, consensus: 500 }),
    ...results(100, 50, { bet365: 300 }),
  ];
  const books = oneSidedTableOf(all, ['DraftKings', 'bet365'])[kind]?.books;
  expect(books).toEqual({ DraftKings: [[20, 30, 400, 80, 25, 0.08]] });
});
