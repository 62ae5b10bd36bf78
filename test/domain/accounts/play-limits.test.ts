/** Play limits: stricter at once, looser after a day, to the millisecond. */
import { describe, expect, test } from 'vitest';
import {
  atPresent,
  changed,
  dailyPrompts,
  endOfExclusion,
  inForce,
  lasts,
  type OwnLimit,
  ownDailyLimit,
} from '../../../lambdas/domain/accounts/play-limits.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';

const now = new Date('2026-11-22T18:00:00.000Z');
const after = (ms: number, from = now) => new Date(from.getTime() + ms);
const day = 24 * 3600_000;
const raised = (value: number | null, next: number | null): OwnLimit => ({
  value,
  next: { value: next, from: after(day).toISOString() },
});

describe('a change', () => {
  test.each<[string, OwnLimit | undefined, number | null, OwnLimit]>([
    ['a first limit takes effect at once', undefined, 5, { value: 5 }],
    ['so does a lower one', { value: 5 }, 3, { value: 3 }],
    ['a higher one waits a day', { value: 5 }, 8, raised(5, 8)],
    ['so does removing the limit', { value: 5 }, null, raised(5, null)],
    ['a lower one cancels the pending one', raised(5, null), 4, { value: 4 }],
    ['so does repeating the current one', raised(5, 8), 5, { value: 5 }],
    ['removing a limit that is not set changes nothing', undefined, null, { value: null }],
  ])('%s', (_name, before, wanted, expected) => {
    expect(changed(before, wanted, now)).toEqual(expected);
  });

  test('a repeated request keeps its time; a different one waits its own day', () => {
    const later = after(3600_000);
    expect(changed(raised(5, 8), 8, later)).toEqual(raised(5, 8));
    expect(changed(raised(5, 8), 10, later).next?.from).toBe(after(day, later).toISOString());
  });

  test('once in effect, a pending limit is what the next change is compared with', () => {
    expect(changed(raised(5, 8), 8, after(day))).toEqual({ value: 8 });
    expect(changed(raised(5, 8), 7, after(day))).toEqual({ value: 7 });
  });
});

describe('the limit in effect', () => {
  test('a raise takes effect at its time, and not a millisecond earlier', () => {
    const limit = raised(5, 8);
    expect(inForce(limit, after(day - 1))).toBe(5);
    expect(inForce(limit, after(day))).toBe(8);
    expect(atPresent(limit, after(day))).toEqual({ value: 8 });
  });

  test("the plan’s allowance applies unless the user's own limit is lower", () => {
    const player = (own: number) => ({ plan: 'core', playLimits: { promptsPerDay: { value: own } } });
    expect(dailyPrompts(player(9), now)).toBe(9);
    expect([10, 11].map((own) => dailyPrompts(player(own), now))).toEqual([10, 10]);
    expect([9, 10].map((own) => ownDailyLimit(player(own), now))).toEqual([9, null]);
    expect(dailyPrompts({ plan: 'core' }, now)).toBe(10);
    expect(dailyPrompts({ plan: 'free', playLimits: { promptsPerDay: { value: 3 } } }, now)).toBe(0);
  });

  test('a raise waits 24 hours, not a calendar day, across the night in Toronto when the clocks go back', () => {
    const requestedAt = new Date('2026-11-01T04:30:00.000Z');
    const { next } = changed({ value: 1 }, 5, requestedAt);
    const from = new Date(next?.from ?? '');
    expect(from.toISOString()).toBe('2026-11-02T04:30:00.000Z');
    // That day has 25 hours: it is still the same day in Toronto.
    expect([torontoDay(requestedAt), torontoDay(from)]).toEqual(['2026-11-01', '2026-11-01']);
    const limits = { promptsPerDay: { value: 1, ...(next && { next }) } };
    const at = (instant: string) => dailyPrompts({ plan: 'pro', playLimits: limits }, new Date(instant));
    expect([at('2026-11-02T04:29:59.999Z'), at('2026-11-02T04:30:00.000Z')]).toEqual([1, 5]);
  });
});

describe('self-exclusion', () => {
  test.each([
    ['6-months', '2027-05-22T18:00:00.000Z'],
    ['1-year', '2027-11-22T18:00:00.000Z'],
    ['2-years', '2028-11-22T18:00:00.000Z'],
    ['5-years', '2031-11-22T18:00:00.000Z'],
  ] as const)('of %s', (period, end) => {
    expect(endOfExclusion(period, now)).toBe(end);
  });

  test('is never shorter because a month lacks the day', () => {
    expect(endOfExclusion('6-months', new Date('2026-08-31T00:00:00.000Z'))).toBe('2027-03-03T00:00:00.000Z');
  });

  test('lasts to its end, and no longer', () => {
    const until = after(1000).toISOString();
    expect([
      lasts(until, now),
      lasts(until, after(999)),
      lasts(until, after(1000)),
      lasts(undefined, now),
    ]).toEqual([true, true, false, false]);
  });
});
