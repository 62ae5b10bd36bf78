/** When a leg is void because its game was not played in time, by the rule of each sport. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameSports, type Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { mostDaysLate } from '../../../lambdas/domain/feed/games/void-rules.ts';
import { awaited, isOverdue, mayBeOverdue } from '../../../lambdas/domain/picks/overdue.ts';
import { finalGame, gameWith, legWith } from '../feed/games/games.ts';

/** A Sunday, one o'clock in the afternoon in New York. */
const start = '2026-11-22T18:00:00.000Z';
const hours = (count: number, from = start) => new Date(Date.parse(from) + count * 3600_000).toISOString();
const postponed = { status: 'postponed', statusText: 'Postponed' } as const;
const live = { status: 'live', statusText: '1st Quarter' } as const;

/** Hours after its start at which a leg becomes overdue, checked every half hour; undefined if it never does. */
function voidAfter(sport: Sport, changes: Partial<Game>, startsAt = start): number | undefined {
  const leg = legWith({ sport, startsAt });
  const game = gameWith({ sport, startsAt, ...changes });
  for (let half = 0; half <= 24 * 2 * 9; half += 1) {
    const asOf = hours(half / 2, startsAt);
    if (!isOverdue(leg, game, asOf)) continue;
    expect(mayBeOverdue(game, asOf)).toBe(true);
    return half / 2;
  }
  return undefined;
}

test.each<[Sport, number]>([
  ['NBA', 48.5],
  ['NHL', 48.5],
  ['MLS', 48.5],
  ['MLB', 12.5],
  // Until the end of Wednesday in New York.
  ['NFL', 83],
  ['CFL', 83],
])('%s: a postponed or missing game is void after %d hours', (sport, after) => {
  expect(voidAfter(sport, postponed)).toBe(after);
  expect(voidAfter(sport, { status: 'unknown', statusText: '' })).toBe(after);
});

test.each([
  ['a Thursday', '2026-11-27T01:20:00.000Z', '2026-12-03T04:59:00.000Z'],
  ['a Monday', '2026-11-24T01:15:00.000Z', '2026-11-26T04:59:00.000Z'],
  ['a Wednesday', '2026-11-26T01:20:00.000Z', '2026-11-26T04:59:00.000Z'],
  ['the week the clocks change', '2026-10-30T00:15:00.000Z', '2026-11-05T04:59:00.000Z'],
])('football of %s waits until the end of Wednesday in New York', (_day, startsAt, end) => {
  const leg = legWith({ startsAt });
  const game = gameWith({ startsAt, ...postponed });
  expect(isOverdue(leg, game, end)).toBe(false);
  expect(isOverdue(leg, game, hours(0.01, end))).toBe(true);
  expect(Date.parse(end) - Date.parse(startsAt)).toBeLessThan(mostDaysLate * 24 * 3600_000);
});

test.each<Sport>(['NFL', 'CFL'])(
  '%s: a game that starts in the last minute of its week starts in time',
  (sport) => {
    // 11:59:30 PM on a Wednesday in New York.
    const startsAt = '2026-11-26T04:59:30.000Z';
    const over = finalGame(20, 17, { sport, startsAt });
    expect(isOverdue(legWith({ sport, startsAt }), over, hours(200, startsAt))).toBe(false);
  },
);

test('a game listed at midnight, its time not yet set, has the whole day', () => {
  expect(voidAfter('MLB', postponed, '2026-07-04T04:00:00.000Z')).toBe(24);
});

describe('a game that started', () => {
  test.each<[Sport, number]>([
    ['NBA', 48.5],
    ['MLB', 36.5],
    ['NFL', 48.5],
  ])('%s: and was suspended is void after %d hours, whatever its status', (sport, after) => {
    expect(voidAfter(sport, { status: 'postponed', statusText: 'Susp.' })).toBe(after);
    const seen = { history: { hasBegun: true } } as const;
    expect(voidAfter(sport, { ...postponed, ...seen })).toBe(after);
    expect(voidAfter(sport, { status: 'unknown', statusText: 'Awarded', ...seen })).toBe(after);
  });

  test('and has resumed at the time limit may finish', () => {
    expect(voidAfter('MLB', live)).toBe(48.5);
  });

  test('and has a result is never void, however late it is reported', () => {
    expect(voidAfter('MLB', { status: 'final', score: { home: 4, away: 2 } })).toBeUndefined();
    expect(voidAfter('MLB', { status: 'cancelled' })).toBeUndefined();
  });
});

describe('a game that moved', () => {
  test('to a start in time counts, plus the duration of a game', () => {
    const moved = { startsAt: hours(40) };
    expect(voidAfter('NBA', { ...moved, status: 'final', score: { home: 4, away: 2 } })).toBeUndefined();
    expect(voidAfter('NBA', moved)).toBe(88.5);
    expect(voidAfter('NBA', { ...moved, ...live })).toBe(100.5);
  });

  test('to a start too late is void at the time limit, even with a final score', () => {
    for (const changes of [{}, live, postponed, { status: 'final', score: { home: 4, away: 2 } }] as const) {
      const history = { startsAt: start };
      expect(voidAfter('NBA', { startsAt: hours(60), history, ...changes })).toBe(48.5);
    }
  });

  test('to an earlier start counts', () => {
    expect(voidAfter('NBA', { startsAt: hours(-3), status: 'final', score: { home: 4, away: 2 } })).toBe(
      undefined,
    );
  });
});

test('to a start in time, and then disappeared, waits as long as a suspended one', () => {
  expect(voidAfter('MLB', {})).toBe(36.5);
  expect(voidAfter('NFL', {})).toBe(83);
});

test('a missing game is void at its start limit', () => {
  const leg = legWith({ sport: 'NBA' });
  expect([48, 48.5].map((after) => isOverdue(leg, undefined, hours(after)))).toEqual([false, true]);
});

test('another game does not affect a leg', () => {
  expect(isOverdue(legWith({ gameId: 'NFL-2' }), gameWith(postponed), hours(1000))).toBe(false);
});

test('for any game: once overdue, always; never in the first 12 hours; and found in time', () => {
  const statuses = ['scheduled', 'live', 'final', 'postponed', 'cancelled', 'unknown'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...gameSports),
      fc.constantFrom(...statuses),
      fc.integer({ min: -24, max: 400 }),
      fc.integer({ min: 0, max: 24 * 30 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 24 * 7 - 1 }),
      (sport, status, moved, later, begun, hourOfWeek) => {
        const startsAt = hours(hourOfWeek);
        const leg = legWith({ sport, startsAt });
        const history = { startsAt, ...(begun && { hasBegun: true as const }) };
        const game = gameWith({ sport, status, startsAt: hours(moved, startsAt), history });
        const asOf = hours(later, startsAt);
        if (isOverdue(leg, game, asOf)) {
          expect(mayBeOverdue(game, asOf)).toBe(true);
          expect(isOverdue(leg, game, hours(1, asOf))).toBe(true);
          if (status === 'final' || status === 'cancelled') expect(moved).toBeGreaterThan(0);
        }
        const isFootball = sport === 'NFL' || sport === 'CFL';
        if (later < 12 && !isFootball) expect(isOverdue(leg, game, asOf)).toBe(false);
      },
    ),
  );
});

describe('the text on a waiting leg', () => {
  const legs = [
    legWith({ sport: 'MLB' }),
    legWith({ sport: 'NFL' }),
    legWith({ sport: 'MLB', startsAt: hours(48) }),
  ];
  const waitingText = (after: number, open = [true, true, true]) =>
    awaited(legs, (index) => open[index] === true, new Date(hours(after)));

  test('is absent while the game may be in progress, or once graded', () => {
    expect(waitingText(5)).toEqual([]);
    expect(waitingText(6, [false, false, true])).toEqual([]);
  });

  test('names the limit for its start, and later the limit for resuming', () => {
    const nfl = { leg: 1, must: 'start', by: '2026-11-26T04:59:00.000Z' };
    expect(waitingText(6)).toEqual([{ leg: 0, must: 'start', by: hours(12) }, nfl]);
    expect(waitingText(13)).toEqual([{ leg: 0, must: 'resume', by: hours(36) }, nfl]);
    expect(waitingText(40)).toEqual([nfl]);
  });
});

test('a final score that is sent again does not cause a search for overdue legs', () => {
  expect(isOverdue(legWith(), finalGame(20, 17), hours(24 * 365))).toBe(false);
});
