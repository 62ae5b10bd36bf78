/** Responses contain only the fields their contract declares. */
import { expect, test } from 'vitest';
import { listPlans } from '../../lambdas/contracts/billing/billing.ts';
import * as predictions from '../../lambdas/data/records/predictions.ts';
import { handler as getPredictions } from '../../lambdas/functions/get-predictions.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { publicEndpoint } from '../../lambdas/http/endpoint.ts';
import { eventOf } from '../support/event.ts';
import { newSubscriber } from '../support/people.ts';

const plan = { id: 'core', name: 'core', price: 9.99, features: [], is_active: true };

async function answered(plans: object[]) {
  // Simulates a handler mistake that the compiler did not catch.
  const handler = publicEndpoint(listPlans, {}, async () => ({ plans }) as never);
  const { statusCode, body } = await handler(eventOf('subscription-plans', { method: 'GET' }));
  return { status: statusCode, body: JSON.parse(body ?? '') };
}

test('a field that the contract does not declare is removed', async () => {
  const { status, body } = await answered([{ ...plan, cost: 1, passwordHash: '$2b$' }]);
  expect([status, body]).toEqual([200, { plans: [plan] }]);
});

test('a response of another shape is a 500 that reveals nothing', async () => {
  const { status, body } = await answered([{ ...plan, price: 'free' }]);
  expect([status, body]).toEqual([500, { error: 'Something went wrong', requestId: expect.any(String) }]);
});

test('prefetching uses the given dependencies and clock', async () => {
  const { user } = await newSubscriber();
  const now = new Date('2026-03-08T04:59:59.900Z');
  const token = await signSession(user, 'gameplan-users', { remember: false, now });
  const read: unknown[] = [];
  const reading = {
    ...predictions,
    predictionsOn: async (...args: Parameters<typeof predictions.predictionsOn>) => {
      read.push(args);
      return [];
    },
  };
  const handler = getPredictions.with({ predictions: reading }, () => now);
  const event = eventOf('get-predictions', { method: 'GET', token, query: { view: 'today' } });
  expect((await handler(event)).statusCode).toBe(200);
  expect(read).toEqual([[user.id, '2026-03-07']]);
});
