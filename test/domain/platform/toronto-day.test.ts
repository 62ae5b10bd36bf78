/** The allowance's day starts and ends at midnight in Toronto, across clock changes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans, promptsPerDay } from '../../../lambdas/domain/billing/plans.ts';
import {
  previousDays,
  secondsToTorontoMidnight,
  torontoDay,
} from '../../../lambdas/domain/platform/toronto-day.ts';

test.each([
  ['a second before midnight in winter', '2026-01-15T04:59:59Z', '2026-01-14', 1],
  ['midnight in winter', '2026-01-15T05:00:00Z', '2026-01-15', 24 * 3600],
  ['midnight in summer', '2026-07-15T04:00:00Z', '2026-07-15', 24 * 3600],
  ['the day of 23 hours', '2026-03-08T05:00:00Z', '2026-03-08', 23 * 3600],
  ['the day of 25 hours', '2026-11-01T04:00:00Z', '2026-11-01', 25 * 3600],
  ['the second 1:30 AM when the clocks go back', '2026-11-01T06:30:00Z', '2026-11-01', 22.5 * 3600],
])('%s', (_name, instant, day, seconds) => {
  expect(torontoDay(new Date(instant))).toBe(day);
  expect(secondsToTorontoMidnight(new Date(instant))).toBe(seconds);
});

test('the computed wait always reaches a new day, and one second less never does', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (now) => {
        const seconds = secondsToTorontoMidnight(now);
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeLessThanOrEqual(25 * 3600);
        const after = (wait: number) => torontoDay(new Date(now.getTime() + wait * 1000));
        expect(after(seconds)).not.toBe(torontoDay(now));
        expect(after(seconds - 1)).toBe(torontoDay(now));
      },
    ),
  );
});

test('thirty days end with the day itself', () => {
  const days = previousDays('2026-03-10', 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026-02-09');
  expect(days.at(-1)).toBe('2026-03-10');
  expect(new Set(days).size).toBe(30);
});

test('each plan has its allowance, and an unknown plan has none', () => {
  expect(Object.keys(plans).map(promptsPerDay)).toEqual([0, 10, 50]);
  expect(['', 'elite', 'toString', 'Core'].map(promptsPerDay)).toEqual([0, 0, 0, 0]);
  expect(plans.core.features).toContain(`${plans.core.promptsPerDay} prompts a day`);
  expect(plans.pro.features).toContain(`${plans.pro.promptsPerDay} prompts a day`);
});
