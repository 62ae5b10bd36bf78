/** The code's own order of selections: by chance, by price, or by what the user prefers. */
import { expect, test } from 'vitest';
import { candidatesOf } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { noTaste, ranked } from '../../../../lambdas/domain/asking/answer/rank.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { games } from './board.ts';

const candidates = games.flatMap((game) => candidatesOf(game, undefined, now, []));

test('the safest is the likeliest', () => {
  const chances = ranked(candidates, readingWith({ risk: 'safest' }), noTaste).map(
    (each) => each.marketProbability,
  );
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('the best value costs the least', () => {
  const costs = ranked(candidates, readingWith({ value: true }), noTaste).map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
});

test('an edge that no market leaves counts no more than a good one, and a very long price is no value', () => {
  const [like] = candidates;
  if (!like) throw new Error('no candidates');
  const priced = (key: string, cost: number, marketProbability: number) => ({
    ...like,
    key,
    cost,
    marketProbability,
  });
  const likely = priced('likely', -6, 40);
  const late = priced('late', -28, 12);
  const longest = priced('longest', -4, 6);
  const even = priced('even', -1, 50);
  const order = (terms: Parameters<typeof readingWith>[0]) =>
    ranked([longest, late, even, likely], readingWith(terms), noTaste).map(({ key }) => key);
  expect(order({ value: true })).toEqual(['likely', 'late', 'even', 'longest']);
  expect(order({ value: true, price: { min: 300, max: null } })).toEqual([
    'likely',
    'late',
    'longest',
    'even',
  ]);
  expect(order({})).toEqual(['even', 'likely', 'late', 'longest']);
});

test('of prices around a number, those nearest to it come first for a single, and for no other terms', () => {
  const [like] = candidates;
  if (!like) throw new Error('no candidates');
  const at = (key: string, decimal: number, cost: number) => ({ ...like, key, decimal, cost });
  const all = [at('-120', 1.833, 1), at('-105', 1.952, 2), at('-101', 1.99, 4), at('+120', 2.2, 3)];
  const order = (terms: Parameters<typeof readingWith>[0]) =>
    ranked(all, readingWith(terms), noTaste).map(({ key }) => key);
  const aroundEven = { min: -125, max: 125 };
  const nearest = ['-101', '-105', '-120', '+120'];
  expect(order({ price: aroundEven })).toEqual(nearest);
  expect(order({ price: aroundEven, legs: { min: 1, max: 1 } })).toEqual(nearest);
  const cheapest = ['-120', '-105', '+120', '-101'];
  expect(order({ price: aroundEven, legs: { min: 3, max: 3 } })).toEqual(cheapest);
  expect(order({ price: { min: -300, max: 150 } })).toEqual(cheapest);
  expect(order({ price: aroundEven, order: 'longest' })).not.toEqual(nearest);
});

test('without a risk, the least costly comes first, and of those that cost the same the likeliest', () => {
  const likely = candidates.filter(({ marketProbability }) => marketProbability >= 45);
  const costs = ranked(likely, readingWith(), noTaste).map(({ cost, marketProbability }) => [
    Math.round(cost / 0.25),
    -marketProbability,
  ]);
  expect(costs).toEqual(costs.toSorted(([a = 0, p = 0], [b = 0, q = 0]) => a - b || p - q));
});

test('a long shot that nobody asked for comes last, however little it costs', () => {
  const all = ranked(candidates, readingWith(), noTaste).map(
    ({ marketProbability }) => marketProbability < 45,
  );
  expect(all).toEqual([...all.filter((isLong) => !isLong), ...all.filter(Boolean)]);
  expect(new Set(all).size).toBe(2);
});

test('a costly selection stays behind, whatever its evidence', () => {
  const likely = candidates.filter(({ marketProbability }) => marketProbability >= 45);
  const [cheap, ...others] = ranked(likely, readingWith(), noTaste);
  const dear = others.find(({ cost }) => cost > (cheap?.cost ?? 0) + 1);
  if (!cheap || !dear) throw new Error('all cost the same');
  const facts = { ...dear.facts, for: Array.from({ length: 9 }, () => dear.priceFacts[0]?.fact) };
  const argued = { ...dear, facts } as typeof dear;
  expect(ranked([argued, cheap], readingWith(), noTaste)[0]).toBe(cheap);
});

test("a user's team comes first among equals", () => {
  const name = games[3]?.away.name ?? '';
  const reading = readingWith({ risk: 'coin_flip', markets: ['moneyline'] });
  const even = candidates.filter(({ game }) => game.id === games[3]?.id);
  const [first] = ranked(even, reading, { ...noTaste, preferredTeam: name });
  expect([first?.selection, first?.game.away.name]).toEqual(['away', name]);
});
