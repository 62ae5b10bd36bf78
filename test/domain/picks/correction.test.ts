/** When a graded leg is graded again: a different result, reported in time, by a later run. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { reportOf, resultOf } from '../../../lambdas/domain/feed/games/result.ts';
import { isCorrection } from '../../../lambdas/domain/picks/correction.ts';
import { legGradeOf } from '../../../lambdas/domain/picks/leg-grade.ts';
import { finalGame, gameWith } from '../feed/games/games.ts';

const at = '2026-11-22T22:00:00.000Z';
const hours = (count: number) => new Date(Date.parse(at) + count * 3600_000).toISOString();
const first = finalGame(24, 20);
const second = finalGame(24, 17);
const reportedAt = (game: Game, hour: number): Game => ({ ...game, history: { resultAt: hours(hour) } });

describe('a result', () => {
  const inning = (statusText: string) => finalGame(3, 2, { sport: 'MLB', statusText });

  test('depends only on what legs are graded by', () => {
    expect(resultOf(first)).toBe('final 24-20');
    expect(resultOf({ ...first, statusText: 'Final/OT', startsAt: hours(1) })).toBe(resultOf(first));
    expect(resultOf(gameWith({ status: 'cancelled', score: { home: 1, away: 0 } }))).toBe('cancelled');
    expect(resultOf(inning('Final/11'))).toBe(resultOf(inning('Final')));
    expect(resultOf(inning('Final/5'))).not.toBe(resultOf(inning('Final')));
  });

  test.each(['scheduled', 'live', 'postponed', 'unknown'] as const)(
    'does not exist for a game that is %s',
    (status) => {
      expect(resultOf(gameWith({ status, score: { home: 24, away: 20 } }))).toBeNull();
      expect(resultOf(finalGame(0, 0, { score: null }))).toBeNull();
    },
  );
});

describe('a correction', () => {
  const graded = legGradeOf(reportOf(first, at));

  test('is a different result', () => {
    expect(isCorrection(graded, reportOf(first, hours(1)))).toBe(false);
    expect(isCorrection(graded, reportOf(second, hours(1)))).toBe(true);
    expect(isCorrection(graded, reportOf(gameWith({ status: 'cancelled' }), hours(1)))).toBe(true);
    expect(isCorrection(graded, reportOf(gameWith({ status: 'live' }), hours(1)))).toBe(false);
  });

  test('is accepted for 48 hours after the first grade, by when it was reported and not when it is graded', () => {
    expect(isCorrection(graded, reportOf(second, hours(48)))).toBe(true);
    expect(isCorrection(graded, reportOf(second, hours(48.1)))).toBe(false);
    expect(isCorrection(graded, reportOf(reportedAt(second, 47.9), hours(72)))).toBe(true);
    expect(isCorrection(graded, reportOf(reportedAt(second, 48.1), hours(72)))).toBe(false);
    const again = legGradeOf(reportOf(second, hours(40)), { before: graded });
    expect(again).toEqual({ result: 'final 24-17', at: hours(40), until: hours(48) });
    expect(isCorrection(again, reportOf(reportedAt(first, 50), hours(50)))).toBe(false);
  });

  test('is ignored by a run that began before the one that graded', () => {
    expect(isCorrection(legGradeOf(reportOf(second, hours(1))), reportOf(first, at))).toBe(false);
    expect(isCorrection(legGradeOf(reportOf(second, hours(1))), reportOf(first, hours(1)))).toBe(false);
  });

  test('does not apply to a leg graded without a result: void by time, or graded before this feature', () => {
    expect(legGradeOf(reportOf(gameWith({ status: 'postponed' }), at))).toBeNull();
    expect(isCorrection(null, reportOf(first, at))).toBe(false);
    expect(isCorrection(undefined, reportOf(first, at))).toBe(false);
  });
});
