/** A record by sport and bet type: the parts add up to the whole. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsBetween, total } from '../../../lambdas/domain/platform/counts.ts';
import { breakdown, countsByKind } from '../../../lambdas/domain/records/breakdown.ts';
import { deltaOf, summary } from '../../../lambdas/domain/records/record.ts';
import { slatePicks } from './slate-picks.ts';

test('the lines by sport, and those by bet type, add up to the record', () => {
  fc.assert(
    fc.property(fc.array(slatePicks, { maxLength: 40 }), (picks) => {
      const whole = summary(picks.map((pick) => deltaOf(null, pick)));
      const { bySport, byBetType } = breakdown(total(picks.map(countsByKind)));
      for (const lines of [bySport, byBetType]) {
        const sumOf = (name: 'hits' | 'misses' | 'pushes') =>
          lines.reduce((sum, line) => sum + line[name], 0);
        expect([sumOf('hits'), sumOf('misses'), sumOf('pushes')]).toEqual([
          whole.hits,
          whole.misses,
          whole.pushes,
        ]);
        const cents = lines.reduce((sum, { profit }) => sum + Math.round(profit * 100), 0);
        expect(cents / 100).toBe(whole.profit);
      }
    }),
  );
});

test("the differences of a pick's states add up to a count of the last state", () => {
  fc.assert(
    fc.property(slatePicks, fc.array(slatePicks, { minLength: 1, maxLength: 6 }), (kind, states) => {
      const history = states.map(({ status, profitCents }) => ({ ...kind, status, profitCents }));
      const steps = history.map((state, index) => {
        const before = history[index - 1];
        return stepsBetween(before ? countsByKind(before) : {}, countsByKind(state));
      });
      const last = history.at(-1);
      expect(breakdown(total(steps))).toEqual(breakdown(last ? countsByKind(last) : {}));
    }),
  );
});

test('a kind is shown once one of its picks is settled, the largest first', () => {
  const pick = (sport: 'NBA' | 'NFL', status: 'hit' | 'miss' | 'push' | 'pending') =>
    countsByKind({
      sport,
      status,
      profitCents: status === 'hit' ? 50_00 : status === 'miss' ? -100_00 : null,
      metadata: { bet_type: ['spread'] },
    });
  const counts = total([
    pick('NBA', 'hit'),
    pick('NFL', 'miss'),
    pick('NFL', 'push'),
    pick('NBA', 'pending'),
  ]);
  expect(breakdown(counts)).toEqual({
    bySport: [
      { sport: 'NFL', hits: 0, misses: 1, pushes: 1, winRate: 0, roi: -100, profit: -100 },
      { sport: 'NBA', hits: 1, misses: 0, pushes: 0, winRate: 100, roi: 50, profit: 50 },
    ],
    byBetType: [{ bet_type: 'spread', hits: 1, misses: 1, pushes: 1, winRate: 50, roi: -25, profit: -50 }],
  });
  expect(breakdown(pick('NBA', 'pending'))).toEqual({ bySport: [], byBetType: [] });
});
