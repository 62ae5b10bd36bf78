/** The next billing date, whatever the provider sends. */
import { expect, test } from 'vitest';
import { billingDate } from '../../../../../web/src/features/billing/subscription/billing-date.ts';

test.each([
  { value: Date.UTC(2026, 11, 21, 12) / 1000, shown: 'Dec 21, 2026' },
  { value: '2026-12-21T12:00:00Z', shown: 'Dec 21, 2026' },
  { value: null, shown: 'Not available' },
  { value: undefined, shown: 'Not available' },
  { value: '', shown: 'Not available' },
  { value: Number.NaN, shown: 'Invalid date' },
  { value: 1e20, shown: 'Invalid date' },
  { value: 'soon', shown: 'Invalid date format' },
])('$value is shown as $shown', ({ value, shown }) => {
  expect(billingDate(value)).toBe(shown);
});
