/** When data is stale, and how its age is worded. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageInWords,
  ageNote,
  gamesFreshMs,
  hour,
  isDue,
  isFresh,
  minute,
  neverRead,
  older,
} from '../../../../lambdas/domain/feed/games/freshness.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

test.each([
  [0, 'less than a minute'],
  [minute - 1, 'less than a minute'],
  [minute, '1 minute'],
  [59 * minute, '59 minutes'],
  [hour, '1 hour'],
  [47 * hour, '47 hours'],
  [48 * hour, '2 days'],
  [-5 * minute, 'less than a minute'],
])('%i ms are %s', (age, words) => {
  expect(ageInWords(ago(age), now)).toBe(words);
});

test('an age is rounded down to whole units', () => {
  fc.assert(
    fc.property(fc.integer({ min: minute, max: 60 * 24 * hour }), (age) => {
      const [, count, unit] = /^(\d+) (minute|hour|day)s?$/.exec(ageInWords(ago(age), now)) ?? [];
      expect(Number(count)).toBe(Math.floor(age / { minute, hour, day: 24 * hour }[unit as 'minute']));
    }),
  );
});

describe('reading again', () => {
  const due = (readAt: string | null, triedAt = readAt, problem: string | null = null) =>
    isDue({ readAt, triedAt, problem }, gamesFreshMs, now);

  test('is due for data that was never read or is too old', () => {
    expect(isDue(neverRead, gamesFreshMs, now)).toBe(true);
    expect([due(ago(20 * minute)), due(ago(20 * minute + 1))]).toEqual([false, true]);
    expect([isFresh(ago(hour), hour, now), isFresh(null, hour, now)]).toEqual([true, false]);
  });

  test('waits half a minute after a failure', () => {
    expect(due(ago(hour), ago(30_000), 'down')).toBe(false);
    expect(due(ago(hour), ago(30_001), 'down')).toBe(true);
    expect(due(null, ago(1), 'down')).toBe(false);
    expect(due(null, null, 'down')).toBe(true);
  });
});

test('the age of two reads is the older one, and unknown if either is missing', () => {
  expect(older(ago(1), ago(2))).toBe(ago(2));
  expect(older(ago(2), ago(1))).toBe(ago(2));
  expect([older(null, ago(1)), older(ago(1), null)]).toEqual([null, null]);
});

test('stale games show their age, fresh ones do not', () => {
  const noteOf = (readAt: string | null) => ageNote('NFL', { ...neverRead, readAt }, now);
  expect(noteOf(ago(20 * minute))).toBeNull();
  expect(noteOf(ago(25 * minute))).toBe(
    'These NFL games and prices are 25 minutes old: the feed could not be read since.',
  );
  expect(noteOf(null)).toBe('The NFL games could not be read from the feed yet.');
});
