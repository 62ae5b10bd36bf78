/** Days of a time zone, through both clock changes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  dayLabel,
  leagueDay,
  startLabel,
  startOfDay,
  weekdayOf,
} from '../../../lambdas/domain/platform/calendar.ts';

const instants = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('a late evening game belongs to that evening’s day', () => {
  expect(leagueDay(new Date('2026-11-24T01:15:00Z'))).toBe('2026-11-23');
  expect(leagueDay(new Date('2026-07-04T03:59:59Z'))).toBe('2026-07-03');
  expect(leagueDay(new Date('2026-07-04T04:00:00Z'))).toBe('2026-07-04');
});

test.each([
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins in New York at %s', (day, instant) => {
  expect(startOfDay('America/New_York', day).toISOString()).toBe(instant);
});

test('every instant is within its day', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom('America/Toronto', 'America/New_York', 'UTC'), (instant, zone) => {
      const day = dayIn(zone, instant);
      expect(startOfDay(zone, day).getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(startOfDay(zone, addDays(day, 1)).getTime()).toBeGreaterThan(instant.getTime());
    }),
  );
});

test('days are added and subtracted across months and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  fc.assert(
    fc.property(instants, fc.integer({ min: -400, max: 400 }), (instant, count) => {
      const day = dayIn('UTC', instant);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('days and start times are formatted for users', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(dayLabel('2026-11-22')).toBe('Sun, Nov 22');
  expect(startLabel('2026-11-24T01:15:00.000Z')).toBe('Mon, Nov 23, 8:15 PM ET');
});
