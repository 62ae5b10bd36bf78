/** The eval's own computation of prices across books, and its rejection of wrong values. */
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../lambdas/contracts/asking/analysis.ts';
import { figuresOf } from '../../../scripts/eval/checks/figures.ts';
import { decimalOf, rawGame } from '../../../scripts/eval/raw.ts';
import { boardOf, middle } from '../../../scripts/eval/recompute/board.ts';
import { asking, evidence, gameId, moneyline } from './answers.ts';

const id = gameId('NFL', '2026-11-22', 'Miami Dolphins');
const game = rawGame(id);
const board = game && boardOf(game, 'moneyline');
const leg = moneyline(id);

test('the median of an even and an odd count', () => {
  expect([middle([3, 1, 2]), middle([4, 1, 3, 2]), middle([7])]).toEqual([2, 2.5, 7]);
});

test("a market's probability is within the range of its counted books", () => {
  const fair = board?.offers.map((offer) => offer.fair[0] ?? Number.NaN) ?? [];
  expect(fair.length).toBeGreaterThanOrEqual(3);
  const [home = 0, away = 0] = board?.chances ?? [];
  expect(home + away).toBeCloseTo(100);
  expect(home).toBeGreaterThanOrEqual(Math.min(...fair));
  expect(home).toBeLessThanOrEqual(Math.max(...fair));
});

describe('a fact about the books', () => {
  const prices = (board?.offers ?? []).map(({ prices: [home = 100] }) => home);
  const decimal = middle(prices.map(decimalOf));
  const median = Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
  const saves = Number((100 * (decimalOf(leg.price ?? 0) - decimalOf(median))).toFixed(2));
  const fair = (board?.offers ?? []).map((offer) => offer.fair[0] ?? Number.NaN);
  const best = { price: leg.price ?? 0, median, books: prices.length, saves, per: 100, book: leg.book ?? '' };
  const tenth = (value: number) => Number(value.toFixed(1));
  const range = { books: prices.length, low: tenth(Math.min(...fair)), high: tenth(Math.max(...fair)) };
  const rejected = (kind: Evidence['kind'], values: Evidence['values']) =>
    figuresOf(asking([{ ...leg, evidence: [evidence({ kind, values })] }])).denied;

  test('is accepted if correct', () => {
    expect(rejected('best_price', best)).toEqual([]);
    expect(rejected('agreement', range)).toEqual([]);
  });

  test.each(['price', 'median', 'books', 'saves', 'per', 'book'])('is rejected with another %s', (name) => {
    const wrong = name === 'book' ? 'Demo Book Z' : name === 'median' ? -9000 : 1;
    expect(rejected('best_price', { ...best, [name]: wrong })).not.toEqual([]);
  });

  test.each(['books', 'low', 'high'])('is rejected if it has another %s', (name) => {
    expect(rejected('agreement', { ...range, [name]: 1 })).not.toEqual([]);
  });
});

test.each([
  ['book', { book: 'Demo Book Z' }],
  ['count of books', { books: 9 }],
  ['median price', { medianPrice: 500 }],
])('a leg with another %s is rejected', (_name, change) => {
  expect(figuresOf(asking([leg])).denied).toEqual([]);
  expect(figuresOf(asking([{ ...leg, ...change }])).denied).not.toEqual([]);
});
