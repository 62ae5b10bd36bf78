/** Only an active subscription grants access. */
import { expect, test } from 'vitest';
import { isActive } from '../../../lambdas/domain/billing/access.ts';

test('only "active" grants access', () => {
  expect(isActive('active')).toBe(true);
  for (const status of ['trialing', 'past_due', 'canceled', 'inactive', 'Active', '', null, undefined]) {
    expect(isActive(status)).toBe(false);
  }
});
