/** When the market has moved on a saved leg, and by how much: from the side that was taken, at its own line. */
import { expect, test } from 'vitest';
import { isFurther, type PriceMove, priceMove } from '../../../lambdas/domain/picks/price-move.ts';
import { gameWith, legWith, now, prices } from '../feed/games/games.ts';

const evens = { home: -110, away: -110 };
/** A game whose prices are fair even money, except for these. */
const gameAt = (changes: Partial<typeof prices>) =>
  gameWith({ prices: { ...prices, spread: { homeLine: -4.5, ...evens }, ...changes } });

test('at the same line, a side at its price has not moved, whichever side it is', () => {
  expect(priceMove(legWith(), gameAt({}), now)).toBeNull();
  expect(priceMove(legWith({ selection: 'away', line: 4.5 }), gameAt({}), now)).toBeNull();
});

test.each([
  ['home', -4.5, -3, { kind: 'line', from: -4.5, to: -3 }],
  ['away', 4.5, -3, { kind: 'line', from: 4.5, to: 3 }],
  ['away', 4.5, -6, { kind: 'line', from: 4.5, to: 6 }],
  ['away', -1, 1, null],
  ['home', -4.5, -5, null],
  ['home', -4.5, -5.5, { kind: 'line', from: -4.5, to: -5.5 }],
] as const)('%s %f, with home now at %f: %o', (selection, line, homeLine, move) => {
  const game = gameAt({ spread: { homeLine, ...evens } });
  expect(priceMove(legWith({ selection, line }), game, now)).toEqual(move);
});

const moneyline = (selection: 'home' | 'away', marketProbability: number | null) =>
  legWith({ market: 'moneyline', selection, line: null, marketProbability });
/** A fair 60 % for the home team. */
const favorite = gameAt({ moneyline: { home: -150, away: 150, draw: null } });

test.each([
  ['home', 50, { kind: 'chance', from: 50, to: 60 }],
  ['home', 70, { kind: 'chance', from: 70, to: 60 }],
  ['away', 50, { kind: 'chance', from: 50, to: 40 }],
  ['home', 58, { kind: 'chance', from: 58, to: 60 }],
  ['home', 58.1, null],
  ['home', null, null],
] as const)('%s at %o percent: %o', (selection, chance, move) => {
  expect(priceMove(moneyline(selection, chance), favorite, now)).toEqual(move);
});

test('nothing has moved once the game has begun, or without a price', () => {
  const leg = moneyline('home', 50);
  expect(priceMove(leg, { ...favorite, startsAt: now.toISOString() }, now)).toBeNull();
  expect(priceMove(leg, { ...favorite, status: 'live' }, now)).toBeNull();
  expect(priceMove(leg, gameAt({ moneyline: null }), now)).toBeNull();
  expect(priceMove({ ...leg, market: 'prop' }, favorite, now)).toBeNull();
  expect(priceMove({ ...leg, market: 'outright' }, favorite, now)).toBeNull();
});

test('a move is reported again only if it went further, by the same measure', () => {
  const chance = (to: number): PriceMove => ({ kind: 'chance', from: 50, to });
  const line = (to: number): PriceMove => ({ kind: 'line', from: -4.5, to });
  expect(isFurther(chance(60), undefined)).toBe(true);
  expect(isFurther(chance(60), chance(60))).toBe(false);
  expect([61.9, 62, 58].map((to) => isFurther(chance(to), chance(60)))).toEqual([false, true, true]);
  expect([-5.5, -6, -6.5].map((to) => isFurther(line(to), line(-5.5)))).toEqual([false, false, true]);
  expect(isFurther(line(60), chance(60))).toBe(true);
});
