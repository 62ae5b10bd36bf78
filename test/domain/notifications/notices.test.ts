/** Who gets notifications, by which channel, and at what hours. */
import { expect, test } from 'vitest';
import { isDaytime, isOn, mayBeNotified } from '../../../lambdas/domain/notifications/notices.ts';

const now = new Date('2026-11-22T18:00:00.000Z');
const later = '2026-11-23T18:00:00.000Z';
const person = { verifiedAt: '2026-01-01T00:00:00.000Z', deactivatedAt: null, subscriptionStatus: 'active' };

test('a subscriber with a confirmed address may be notified', () => {
  expect(mayBeNotified(person, now)).toBe(true);
  const over = now.toISOString();
  expect(mayBeNotified({ ...person, breakUntil: over, excludedUntil: over }, now), 'once both are over').toBe(
    true,
  );
});

test.each([
  ['on a break', { breakUntil: later }],
  ['during a self-exclusion', { excludedUntil: later }],
  ['at an address that is not confirmed', { verifiedAt: null }],
  ['at a closed account', { deactivatedAt: '2026-11-01T00:00:00.000Z' }],
  ['without a subscription', { subscriptionStatus: 'inactive' }],
  ['with an unpaid subscription', { subscriptionStatus: 'past_due' }],
])('not %s', (_who, changes) => {
  expect(mayBeNotified({ ...person, ...changes }, now)).toBe(false);
});

test('each kind is turned on for each channel by itself', () => {
  const on = ['graded-push', 'digest-email'] as const;
  expect(isOn(on, 'graded', 'push')).toBe(true);
  expect(isOn(on, 'graded', 'email')).toBe(false);
  expect(isOn(on, 'slate', 'push')).toBe(false);
  expect([isOn(on, 'digest'), isOn(on, 'price')]).toEqual([true, false]);
});

test.each([
  ['2026-11-22T13:59:59Z', false],
  ['2026-11-22T14:00:00Z', true],
  ['2026-11-23T01:59:59Z', true],
  ['2026-11-23T02:00:00Z', false],
  ['2026-07-01T13:00:00Z', true],
])('%s is daytime in Toronto: %s', (at, isDay) => {
  expect(isDaytime(new Date(at))).toBe(isDay);
});
