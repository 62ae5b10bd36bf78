/** How often results land on a number: shares of every line add up, grow with the line, and keep the chance of the anchor. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Bet,
  deviationOf,
  resultsBetween,
  sharesAt,
} from '../../../../lambdas/domain/feed/odds/landing/landing.ts';
import {
  nflMargins,
  nflSeasons,
  nflTotals,
} from '../../../../lambdas/domain/feed/odds/landing/nfl-results.ts';

const halves = (min: number, max: number) =>
  fc.integer({ min: 2 * min, max: 2 * max }).map((half) => half / 2);
const bets = fc.oneof(
  fc.record({
    sport: fc.constant('NFL' as const),
    selection: fc.constant('team' as const),
    line: halves(-14, 14),
  }),
  fc.record({
    sport: fc.constant('NFL' as const),
    selection: fc.constantFrom('over' as const, 'under' as const),
    line: halves(33, 56),
  }),
);
const chances = fc.double({ min: 0.2, max: 0.8, noNaN: true });

test('every game is counted once', () => {
  const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
  expect(sum(nflMargins)).toBe(nflSeasons.games);
  expect(sum(nflTotals)).toBe(nflSeasons.games);
});

test('at its own line a bet has the chance that it is anchored at', () => {
  fc.assert(
    fc.property(bets, chances, (bet, chance) => {
      const { wins, pushes, losses } = sharesAt(bet, { line: bet.line, chance }, 13);
      expect(wins + pushes + losses).toBeCloseTo(1);
      // Results are whole numbers, so that not every chance is met exactly.
      expect(wins / (wins + losses)).toBeCloseTo(chance, 1);
      expect(pushes > 0).toBe(Number.isInteger(bet.line));
    }),
  );
});

test('an easier line never wins less', () => {
  fc.assert(
    fc.property(bets, chances, halves(0, 3), (bet, chance, more) => {
      const anchor = { line: bet.line, chance };
      const easier: Bet = { ...bet, line: bet.selection === 'over' ? bet.line - more : bet.line + more };
      const [own, other] = [bet, easier].map((each) => sharesAt(each, anchor, 13));
      expect(other?.wins).toBeGreaterThanOrEqual((own?.wins ?? 1) - 1e-9);
      expect(other?.losses).toBeLessThanOrEqual((own?.losses ?? 0) + 1e-9);
    }),
  );
});

test('the results between two lines are those by which they differ', () => {
  const bet = { sport: 'NFL' as const, selection: 'team' as const, line: -3.5 };
  const named = (line: number) =>
    resultsBetween(bet, line, { line: -3.5, chance: 0.5 }, 13).map(({ result }) => result);
  expect(named(-3)).toEqual([3]);
  expect(named(-2.5)).toEqual([3]);
  expect(named(-1)).toEqual([1, 2, 3]);
});

test('only football was measured', () => {
  expect(deviationOf({ sport: 'NFL', selection: 'team' })).toBeGreaterThan(12);
  expect(deviationOf({ sport: 'NBA', selection: 'over' })).toBeUndefined();
});
