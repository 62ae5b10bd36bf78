/** What leaves a call is what its contract declares, and nothing else. */
import { expect, test } from 'vitest';
import { listPlans } from '../../lambdas/contracts/billing.ts';
import { publicEndpoint } from '../../lambdas/http/endpoint.ts';
import { eventOf } from '../support/event.ts';

const plan = { id: 'core', name: 'core', price: 9.99, features: [], is_active: true };

async function answered(plans: object[]) {
  // As if a handler had made a mistake that the compiler did not see.
  const handler = publicEndpoint(listPlans, {}, async () => ({ plans }) as never);
  const { statusCode, body } = await handler(eventOf('subscription-plans', { method: 'GET' }));
  return { status: statusCode, body: JSON.parse(body ?? '') };
}

test('a field that the contract does not name stays here', async () => {
  const { status, body } = await answered([{ ...plan, cost: 1, passwordHash: '$2b$' }]);
  expect([status, body]).toEqual([200, { plans: [plan] }]);
});

test('an answer of another shape is our failure, and tells nothing of itself', async () => {
  const { status, body } = await answered([{ ...plan, price: 'free' }]);
  expect([status, body]).toEqual([500, { error: 'Something went wrong', requestId: expect.any(String) }]);
});
