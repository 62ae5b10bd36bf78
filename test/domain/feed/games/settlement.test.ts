/** Settlement: each market on each side of its line, then parlays, then profit. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeLeg, type LegResult } from '../../../../lambdas/domain/feed/games/settlement.ts';
import { gradePick, profitCents } from '../../../../lambdas/domain/picks/settlement.ts';
import { american, finalGame, gameWith, legWith } from './games.ts';

test.each([
  ['home', 24, 20, 'won'],
  ['home', 20, 24, 'lost'],
  ['home', 20, 20, 'push'],
  ['away', 20, 24, 'won'],
  ['away', 24, 20, 'lost'],
  ['away', 20, 20, 'push'],
] as const)('moneyline on %s at %i-%i: %s', (selection, home, away, result) => {
  const leg = legWith({ market: 'moneyline', selection, line: null });
  expect(gradeLeg(leg, finalGame(home, away))).toBe(result);
});

test.each([
  ['home', 2, 1, 'won'],
  ['home', 1, 1, 'lost'],
  ['away', 1, 1, 'lost'],
  ['draw', 1, 1, 'won'],
  ['draw', 2, 1, 'lost'],
] as const)('soccer with a draw market: %s at %i-%i: %s', (selection, home, away, result) => {
  const leg = legWith({ sport: 'MLS', market: 'moneyline', selection, line: null });
  expect(gradeLeg(leg, finalGame(home, away, { sport: 'MLS' }))).toBe(result);
});

test.each([
  ['home', -4.5, 25, 20, 'won'],
  ['home', -4.5, 24, 20, 'lost'],
  ['away', 4.5, 24, 20, 'won'],
  ['away', 4.5, 25, 20, 'lost'],
  ['home', -3, 23, 20, 'push'],
  ['away', 3, 23, 20, 'push'],
  ['home', -3, 24, 20, 'won'],
  ['home', 0, 20, 20, 'push'],
  ['away', -1.5, 1, 3, 'won'],
] as const)('spread on %s %f at %i-%i: %s', (selection, line, home, away, result) => {
  expect(gradeLeg(legWith({ selection, line }), finalGame(home, away))).toBe(result);
});

test.each([
  ['over', 47, 27, 21, 'won'],
  ['over', 47, 27, 20, 'push'],
  ['over', 47.5, 27, 20, 'lost'],
  ['under', 47, 27, 20, 'push'],
  ['under', 47.5, 27, 20, 'won'],
  ['under', 47, 27, 21, 'lost'],
] as const)('%s %f at %i-%i: %s', (selection, line, home, away, result) => {
  expect(gradeLeg(legWith({ market: 'total', selection, line }), finalGame(home, away))).toBe(result);
});

test('only a final score grades', () => {
  const score = { home: 40, away: 0 };
  for (const status of ['scheduled', 'live', 'postponed', 'unknown'] as const) {
    expect(gradeLeg(legWith(), gameWith({ status, score }))).toBe('open');
  }
  expect(gradeLeg(legWith(), gameWith({ status: 'cancelled', score }))).toBe('void');
  expect(gradeLeg(legWith(), gameWith({ status: 'final', score: null }))).toBe('open');
});

test('what cannot be graded stays open', () => {
  const game = finalGame(24, 20);
  expect(gradeLeg(legWith({ gameId: 'NFL-2' }), game)).toBe('open');
  expect(gradeLeg(legWith({ line: null }), game)).toBe('open');
  expect(gradeLeg(legWith({ line: -4.25 }), game)).toBe('open');
  expect(gradeLeg(legWith({ market: 'spread', selection: 'over' }), game)).toBe('open');
  expect(gradeLeg(legWith({ market: 'total', selection: 'home', line: 40 }), game)).toBe('open');
  expect(gradeLeg(legWith({ market: 'moneyline', selection: 'under' }), game)).toBe('open');
});

test('a shortened baseball game settles the winner, and a total that was already over', () => {
  const game = finalGame(5, 2, { sport: 'MLB', statusText: 'Final/7' });
  const leg = legWith({ sport: 'MLB' });
  const total = { ...leg, market: 'total', line: 6.5 } as const;
  expect(gradeLeg({ ...leg, market: 'moneyline', line: null }, game)).toBe('won');
  expect(gradeLeg({ ...leg, line: -1.5 }, game)).toBe('void');
  expect(gradeLeg({ ...total, selection: 'over' }, game)).toBe('won');
  expect(gradeLeg({ ...total, selection: 'under' }, game)).toBe('lost');
  // Seven runs are not over seven yet, and more could have come.
  expect(gradeLeg({ ...total, selection: 'over', line: 7 }, game)).toBe('void');
  expect(gradeLeg({ ...total, selection: 'under', line: 7.5 }, game)).toBe('void');
  const team = { ...leg, market: 'team_total', key: 'team_total', team: 'home' } as const;
  expect(gradeLeg({ ...team, selection: 'over', line: 4.5 }, game)).toBe('won');
  expect(gradeLeg({ ...team, selection: 'under', line: 5.5 }, game)).toBe('void');
});

test.each([
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((innings) => [`Final/${innings}`, 'void', innings < 5 ? 'void' : 'won']),
  [' final/8 ', 'void', 'won'],
  ['Final', 'won', 'won'],
  ['Final/9', 'won', 'won'],
  ['Final/10', 'won', 'won'],
  ['Final/11', 'won', 'won'],
  ['Final/18', 'won', 'won'],
])('run line, total and winner of a baseball game that ended %s: %s, %s', (statusText, result, winner) => {
  const game = finalGame(5, 2, { sport: 'MLB', statusText });
  const leg = legWith({ sport: 'MLB', line: -1.5 });
  expect(gradeLeg(leg, game)).toBe(result);
  expect(gradeLeg({ ...leg, market: 'total', selection: 'under', line: 7.5 }, game)).toBe(result);
  expect(gradeLeg({ ...leg, market: 'moneyline', line: null }, game)).toBe(winner);
});

test('"eight" in another sport, as in overtime, does not shorten a game', () => {
  const game = finalGame(25, 20, { statusText: 'Final/8' });
  expect(gradeLeg(legWith({ line: -4.5 }), game)).toBe('won');
});

const scores = fc.integer({ min: 0, max: 60 });
const halfLines = fc.integer({ min: -40, max: 40 }).map((halves) => halves / 2);
const opposite: Record<string, LegResult> = { won: 'lost', lost: 'won', push: 'push' };

test('the two sides of a market never both win, and push together', () => {
  fc.assert(
    fc.property(scores, scores, halfLines, (home, away, line) => {
      const game = finalGame(home, away);
      const spread = gradeLeg(legWith({ selection: 'home', line }), game);
      expect(gradeLeg(legWith({ selection: 'away', line: 0 - line }), game)).toBe(opposite[spread]);
      const total = { market: 'total', line: Math.abs(line) } as const;
      const over = gradeLeg(legWith({ ...total, selection: 'over' }), game);
      expect(gradeLeg(legWith({ ...total, selection: 'under' }), game)).toBe(opposite[over]);
      if (!Number.isInteger(line)) expect([spread, over]).not.toContain('push');
    }),
  );
});

test.each<[LegResult[], string]>([
  [['won'], 'hit'],
  [['lost'], 'miss'],
  [['push'], 'push'],
  [['void'], 'push'],
  [['open'], 'pending'],
  [['won', 'won'], 'hit'],
  [['won', 'open'], 'pending'],
  [['lost', 'open'], 'miss'],
  [['lost', 'void'], 'miss'],
  [['won', 'push'], 'hit'],
  [['push', 'void'], 'push'],
  [['push', 'open'], 'pending'],
  [[], 'pending'],
])('%j is %s', (results, status) => {
  expect(
    gradePick(
      results,
      results.map(() => -110),
    ).status,
  ).toBe(status);
});

test('a pushed leg drops out and the rest is priced again', () => {
  expect(gradePick(['won', 'push', 'won'], [-110, 300, 150]).counting).toEqual([-110, 150]);
  expect(gradePick(['won', 'void'], [150, null]).counting).toEqual([150]);
  expect(gradePick(['won', 'won'], [150, null]).counting).toBeNull();
  expect(gradePick(['push', 'push'], [150, null])).toEqual({ status: 'push', counting: [] });
});

const legResults = fc.constantFrom<LegResult>('won', 'lost', 'push', 'void', 'open');

test('a pick is decided by its legs in any order, and priced by those that count', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(legResults, american), { minLength: 1, maxLength: 8 }), (legs) => {
      const grade = (of: typeof legs) =>
        gradePick(
          of.map(([result]) => result),
          of.map(([, price]) => price),
        );
      const { status, counting } = grade(legs);
      const backwards = grade([...legs].reverse());
      expect(backwards).toEqual({ status, counting: counting?.toReversed() });
      expect(profitCents('hit', backwards.counting)).toBe(profitCents('hit', counting));
      const has = (result: LegResult) => legs.some(([each]) => each === result);
      expect(status === 'miss').toBe(has('lost'));
      expect(status === 'pending').toBe(!has('lost') && has('open'));
      const left = legs.filter(([result]) => result !== 'push' && result !== 'void');
      expect(counting).toEqual(left.map(([, price]) => price));
    }),
  );
});

test('profit on a flat stake of 100 dollars', () => {
  expect(profitCents('hit', [150])).toBe(150_00);
  expect(profitCents('miss', [150])).toBe(-100_00);
  expect(profitCents('push', [150])).toBe(0);
  expect(profitCents('pending', [150])).toBeNull();
  expect(profitCents('hit', null)).toBeNull();
  expect(profitCents('miss', null)).toBeNull();
  expect(profitCents('push', null)).toBe(0);
});
