/** When a leg is void because its game was not played in time: the rule of each sport, and nothing before its time. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameSports, type Sport } from '../../lambdas/contracts/sports.ts';
import type { Game } from '../../lambdas/domain/game.ts';
import { awaited, isOverdue, mayBeOverdue } from '../../lambdas/domain/overdue.ts';
import { mostDaysLate } from '../../lambdas/domain/void-rules.ts';
import { finalGame, gameWith, legWith } from './games.ts';

/** A Sunday, one o'clock in the afternoon in New York. */
const start = '2026-11-22T18:00:00.000Z';
const hours = (count: number, from = start) => new Date(Date.parse(from) + count * 3600_000).toISOString();
const postponed = { status: 'postponed', statusText: 'Postponed' } as const;
const live = { status: 'live', statusText: '1st Quarter' } as const;

/** The hour after its start at which a leg becomes overdue, looked at every half hour; undefined for one that never does. */
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
  // To the end of Wednesday in New York.
  ['NFL', 83],
  ['CFL', 83],
])('%s: postponed is void after %d hours, and so is one that the feed lists no more', (sport, after) => {
  expect(voidAfter(sport, postponed)).toBe(after);
  expect(voidAfter(sport, { status: 'unknown', statusText: '' })).toBe(after);
});

test.each([
  ['a Thursday', '2026-11-27T01:20:00.000Z', '2026-12-03T04:59:00.000Z'],
  ['a Monday', '2026-11-24T01:15:00.000Z', '2026-11-26T04:59:00.000Z'],
  ['a Wednesday', '2026-11-26T01:20:00.000Z', '2026-11-26T04:59:00.000Z'],
  ['the week the clocks change', '2026-10-30T00:15:00.000Z', '2026-11-05T04:59:00.000Z'],
])('football of %s waits until Wednesday is over in New York', (_day, startsAt, end) => {
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

test('a game listed for the first minute of its day, its time not set yet, has the whole day', () => {
  expect(voidAfter('MLB', postponed, '2026-07-04T04:00:00.000Z')).toBe(24);
});

describe('a game that was on', () => {
  test.each<[Sport, number]>([
    ['NBA', 48.5],
    ['MLB', 36.5],
    ['NFL', 48.5],
  ])('%s: and stopped is void after %d hours, whatever the feed calls it', (sport, after) => {
    expect(voidAfter(sport, { status: 'postponed', statusText: 'Susp.' })).toBe(after);
    const seen = { history: { hasBegun: true } } as const;
    expect(voidAfter(sport, { ...postponed, ...seen })).toBe(after);
    expect(voidAfter(sport, { status: 'unknown', statusText: 'Awarded', ...seen })).toBe(after);
  });

  test('and is on again when its time is up may end', () => {
    expect(voidAfter('MLB', live)).toBe(48.5);
  });

  test('and has its result is never void, however late that is told', () => {
    expect(voidAfter('MLB', { status: 'final', score: { home: 4, away: 2 } })).toBeUndefined();
    expect(voidAfter('MLB', { status: 'cancelled' })).toBeUndefined();
  });
});

describe('a game that moved', () => {
  test('to a start in time counts, with the time that a game takes from there', () => {
    const moved = { startsAt: hours(40) };
    expect(voidAfter('NBA', { ...moved, status: 'final', score: { home: 4, away: 2 } })).toBeUndefined();
    expect(voidAfter('NBA', moved)).toBe(88.5);
    expect(voidAfter('NBA', { ...moved, ...live })).toBe(100.5);
  });

  test('to a start too late is void when the time is up, not when that is told, also with a final score', () => {
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

test('listed to start in time and not heard of since, it waits as long as one that was stopped', () => {
  expect(voidAfter('MLB', {})).toBe(36.5);
  expect(voidAfter('NFL', {})).toBe(83);
});

test('a game that is nowhere to be found is void when it had to start', () => {
  const leg = legWith({ sport: 'NBA' });
  expect([48, 48.5].map((after) => isOverdue(leg, undefined, hours(after)))).toEqual([false, true]);
});

test('another game says nothing of a leg', () => {
  expect(isOverdue(legWith({ gameId: 'NFL-2' }), gameWith(postponed), hours(1000))).toBe(false);
});

test('whatever its game is: once overdue, always, never in the first 12 hours, and looked for in time', () => {
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

describe('what a person is told of a leg that waits', () => {
  const legs = [
    legWith({ sport: 'MLB' }),
    legWith({ sport: 'NFL' }),
    legWith({ sport: 'MLB', startsAt: hours(48) }),
  ];
  const told = (after: number, open = [true, true, true]) =>
    awaited(legs, (index) => open[index] === true, new Date(hours(after)));

  test('is nothing while the game may be on, or where it is graded', () => {
    expect(told(5)).toEqual([]);
    expect(told(6, [false, false, true])).toEqual([]);
  });

  test('is by when it must start, and after that by when it must be on again', () => {
    const nfl = { leg: 1, must: 'start', by: '2026-11-26T04:59:00.000Z' };
    expect(told(6)).toEqual([{ leg: 0, must: 'start', by: hours(12) }, nfl]);
    expect(told(13)).toEqual([{ leg: 0, must: 'resume', by: hours(36) }, nfl]);
    expect(told(40)).toEqual([nfl]);
  });
});

test('a final score that is told again is no reason to look for overdue legs', () => {
  expect(isOverdue(legWith(), finalGame(20, 17), hours(24 * 365))).toBe(false);
});
