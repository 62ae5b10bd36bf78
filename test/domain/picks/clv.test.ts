/** Closing-line value: the price taken against the last fair price; no percentage after the line moved. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LegClv, legClv as legClvShape } from '../../../lambdas/contracts/picks/tracker.ts';
import type { Game, Prices } from '../../../lambdas/domain/feed/games/game.ts';
import type { LegResult } from '../../../lambdas/domain/feed/games/settlement.ts';
import { americanToDecimal, decimalToAmerican } from '../../../lambdas/domain/feed/odds/odds.ts';
import { clvOnceGraded, legClv, pickClvTenths } from '../../../lambdas/domain/picks/clv.ts';
import { clvCountsOf, clvSummary } from '../../../lambdas/domain/records/clv-counts.ts';
import { american, finalGame, legWith, prices } from '../feed/games/games.ts';

/** A game that closed five minutes before its start. */
function closedAt(changes: Partial<Prices>, more: Partial<Game> = {}): Game {
  const book = { ...prices, at: '2026-11-22T17:55:00.000Z', ...changes };
  return finalGame(24, 20, { books: [book], ...more });
}
const evens = { home: -110, away: -110 };
const spreadAt = (homeLine: number) => closedAt({ spread: { homeLine, ...evens } });
const totalAt = (line: number) => closedAt({ total: { line, over: -110, under: -110 } });
const none = (why: 'no-close' | 'not-priced') => ({ kind: 'none', why }) as const;

describe('a leg', () => {
  test.each([
    [110, 5],
    [100, 0],
    [-110, -4.5],
    [150, 25],
  ])('at %i, closing at fair even money: %f percent', (price, percent) => {
    expect(legClv(legWith({ price }), spreadAt(-4.5))).toEqual({ kind: 'value', percent });
  });

  test('of soccer is measured against all three outcomes', () => {
    const moneyline = { home: 100, away: 300, draw: 300 };
    const leg = legWith({ sport: 'MLS', market: 'moneyline', selection: 'draw', line: null, price: 320 });
    expect(legClv(leg, closedAt({ moneyline }, { sport: 'MLS' }))).toEqual({ kind: 'value', percent: 5 });
  });

  test.each([
    ['home', -3, -4.5, 1.5],
    ['home', -4.5, -3, -1.5],
    ['away', 4.5, -3, 1.5],
    ['away', 3, -4.5, -1.5],
    ['home', 1.5, -1.5, 3],
    ['away', -1, 0, -1],
  ] as const)('%s %f, closing with home at %f: %f points', (selection, line, closed, points) => {
    expect(legClv(legWith({ selection, line }), spreadAt(closed))).toEqual({ kind: 'line-moved', points });
  });

  test.each([
    ['over', 44, 45.5, 1.5],
    ['over', 44, 43, -1],
    ['under', 44, 45.5, -1.5],
    ['under', 44, 43.5, 0.5],
  ] as const)('%s %f, closing at %f: %f points', (selection, line, closed, points) => {
    const leg = legWith({ market: 'total', selection, line });
    expect(legClv(leg, totalAt(closed))).toEqual({ kind: 'line-moved', points });
  });

  test('without a price, or without a close, has none', () => {
    expect(legClv(legWith({ price: null }), spreadAt(-4.5))).toEqual(none('not-priced'));
    expect(legClv(legWith({ price: 50 }), spreadAt(-4.5))).toEqual(none('not-priced'));
    expect(legClv(legWith(), closedAt({ spread: null }))).toEqual(none('no-close'));
    expect(legClv(legWith(), closedAt({ spread: { homeLine: -4.5, home: -110, away: null } }))).toEqual(
      none('no-close'),
    );
    expect(legClv(legWith(), closedAt({ at: '2026-11-22T17:29:00.000Z' }))).toEqual(none('no-close'));
    expect(legClv(legWith(), finalGame(24, 20))).toEqual(none('no-close'));
    expect(legClv(legWith({ gameId: 'NFL-2' }), spreadAt(-4.5))).toEqual(none('no-close'));
    expect(legClv(legWith({ line: null }), spreadAt(-4.5))).toEqual(none('no-close'));
    expect(legClv(legWith({ market: 'moneyline', selection: 'draw', line: null }), closedAt({}))).toEqual(
      none('no-close'),
    );
  });

  test('that is open or void has no value, one that pushed has', () => {
    const leg = legWith();
    expect(clvOnceGraded('open', leg, spreadAt(-4.5))).toBeNull();
    expect(clvOnceGraded('void', leg, spreadAt(-4.5))).toBeNull();
    expect(clvOnceGraded('push', leg, spreadAt(-4.5))).toMatchObject({ kind: 'value' });
  });

  test('that is graded again keeps its value, unless none was known', () => {
    const known = { kind: 'value', percent: 2.1 } as const;
    const withoutClose = finalGame(24, 20);
    expect(clvOnceGraded('lost', legWith(), withoutClose, known)).toEqual(known);
    expect(clvOnceGraded('won', legWith(), spreadAt(-4.5), none('no-close'))).toMatchObject({
      kind: 'value',
    });
  });
});

describe('at any prices', () => {
  const halves = fc.integer({ min: -60, max: 60 }).map((each) => each / 2);
  const percentOf = (clv: LegClv) => (clv.kind === 'value' ? clv.percent : Number.NaN);
  const sides = fc.tuple(american, american);

  test('the fair closing price itself is worth 0, except for rounding to whole odds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 970 }), american, (tenths, other) => {
        const taken = decimalToAmerican(1000 / tenths);
        const opposite = decimalToAmerican(1000 / (1000 - tenths));
        const game = closedAt({ moneyline: { home: taken, away: opposite, draw: null } });
        const leg = legWith({ market: 'moneyline', line: null, price: taken });
        // A tenth of a point of probability times the price, plus a cent of odds.
        expect(Math.abs(percentOf(legClv(leg, game)))).toBeLessThanOrEqual(0.1 * (1000 / tenths) + 0.6);
        expect(legClv({ ...leg, price: other }, game).kind).toBe('value');
      }),
    );
  });

  test('a better price is never worth less, and the value is always a number', () => {
    fc.assert(
      fc.property(sides, american, american, ([home, away], one, other) => {
        const game = closedAt({ spread: { homeLine: -4.5, home, away } });
        const [low, high] = [one, other].map((price) => percentOf(legClv(legWith({ price }), game)));
        const better = Math.sign(americanToDecimal(other) - americanToDecimal(one));
        expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true);
        expect(Math.sign((high ?? 0) - (low ?? 0)) * better).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a line that moves toward one side moves away from the other by as much, at any prices', () => {
    fc.assert(
      fc.property(halves, halves, american, sides, (taken, closed, price, [one, other]) => {
        const spread = { homeLine: closed, home: one, away: other };
        const total = { line: closed, over: one, under: other };
        const game = closedAt({ spread, total });
        const at = (more: Parameters<typeof legWith>[0]) =>
          legClv(legWith({ price, line: taken, ...more }), game);
        const pairs = [
          [at({ selection: 'home' }), at({ selection: 'away', line: 0 - taken })],
          [at({ market: 'total', selection: 'over' }), at({ market: 'total', selection: 'under' })],
        ] as const;
        for (const [a, b] of pairs) {
          expect(a.kind).toBe(taken === closed ? 'value' : 'line-moved');
          expect(b.kind).toBe(a.kind);
          if (a.kind !== 'line-moved' || b.kind !== 'line-moved') continue;
          expect(a.points).toBe(0 - b.points);
          expect(Math.abs(a.points)).toBe(Math.abs(taken - closed));
        }
      }),
    );
  });

  test('taking both sides at the closing prices costs the margin', () => {
    fc.assert(
      fc.property(sides, ([home, away]) => {
        const game = closedAt({ moneyline: { home, away, draw: null } });
        const leg = legWith({ market: 'moneyline', line: null });
        const [a, b] = [
          percentOf(legClv({ ...leg, price: home }, game)),
          percentOf(legClv({ ...leg, selection: 'away', price: away }, game)),
        ];
        // One book with a proportional margin: each side differs by the same share, except for rounding the close's
        // probability to a tenth of a point.
        const decimals = [home, away].map(americanToDecimal);
        expect(Math.abs(a - b)).toBeLessThanOrEqual(0.05 * ((decimals[0] ?? 0) + (decimals[1] ?? 0)) + 0.11);
      }),
    );
  });

  test('the value has the shape of the contract when stored and shown', () => {
    fc.assert(
      fc.property(fc.option(american), fc.option(halves), halves, (price, line, closed) => {
        const clv = legClv(legWith({ price, line }), spreadAt(closed));
        expect(legClvShape.parse(clv)).toEqual(clv);
      }),
    );
  });
});

describe('a pick', () => {
  const value = (percent: number): LegClv => ({ kind: 'value', percent });
  const moved: LegClv = { kind: 'line-moved', points: 1.5 };

  test.each<[string, LegResult[], (LegClv | null)[], number | null]>([
    ['of a single', ['lost'], [value(2.1)], 21],
    ['a push counts like any other', ['push'], [value(-1.3)], -13],
    ['of a parlay is the product', ['won', 'lost'], [value(10), value(-5)], 45],
    ['an open leg leaves it unknown', ['lost', 'open'], [value(10), null], null],
    ['a void leg drops out', ['void', 'won'], [null, value(3)], 30],
    ['only void legs', ['void', 'void'], [null, null], null],
    ['a moved line has no percentage', ['won', 'won'], [value(3), moved], null],
    ['no close', ['won'], [none('no-close')], null],
    ['a leg from before the feature', ['won', 'won'], [null, value(3)], null],
    ['no legs', [], [], null],
  ])('%s', (_name, results, legs, tenths) => {
    expect(pickClvTenths(results, legs)).toBe(tenths);
  });

  test('is independent of the order of legs, and a leg at 0 changes nothing', () => {
    const percents = fc.array(fc.integer({ min: -999, max: 3000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(percents, (tenths) => {
        const legs = tenths.map((each) => value(each / 10));
        const of = (some: readonly LegClv[]) =>
          pickClvTenths(
            some.map(() => 'won'),
            some,
          );
        const whole = of(legs) ?? Number.NaN;
        expect(Number.isInteger(whole)).toBe(true);
        expect(whole).toBeGreaterThanOrEqual(-1000);
        expect(Math.abs((of([...legs].reverse()) ?? 0) - whole)).toBeLessThanOrEqual(1);
        expect(of([...legs, value(0)])).toBe(whole);
      }),
    );
  });
});

test('average and share cover the picks with a value', () => {
  const of = (...tenths: (number | null | undefined)[]) => {
    const counts = tenths.map(clvCountsOf);
    const add = (name: keyof (typeof counts)[number]) => counts.reduce((sum, each) => sum + each[name], 0);
    return clvSummary({ clvPicks: add('clvPicks'), clvTenths: add('clvTenths'), clvBeats: add('clvBeats') });
  };
  expect(of()).toEqual({ average: null, beatShare: null, beats: 0, n: 0 });
  expect(of(null, undefined)).toEqual({ average: null, beatShare: null, beats: 0, n: 0 });
  expect(of(21, -13, null, 0)).toEqual({ average: 0.3, beatShare: 33.3, beats: 1, n: 3 });
  expect(Object.is(of(-1, 0, 0).average, 0)).toBe(true);
});
