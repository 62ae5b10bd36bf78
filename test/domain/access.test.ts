/** Only active opens the gate. */
import { expect, test } from 'vitest';
import { isActive } from '../../lambdas/domain/access.ts';

test('only active is active', () => {
  expect(isActive('active')).toBe(true);
  for (const status of ['trialing', 'past_due', 'canceled', 'inactive', 'Active', '', null, undefined]) {
    expect(isActive(status)).toBe(false);
  }
});
