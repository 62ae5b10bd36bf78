/** A webhook that crashes between any two steps: the provider retries, and nothing is lost or done twice. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handlePaymentEvent } from '../../lambdas/app/billing/payment-events.ts';
import { auditOf } from '../../lambdas/data/accounts/audit.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { isHandled } from '../../lambdas/data/billing/payment-events.ts';
import { allCounts, countsByDay } from '../../lambdas/data/platform/counters.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { handler } from '../../lambdas/functions/stripe-webhook.ts';
import { readSigned } from '../../lambdas/services/billing/payment-event.ts';
import { throughSite } from '../../scripts/local/process/environment.ts';
import {
  type EventLike,
  eventOf,
  signatureOf,
  signingSecret,
  subscriptionObject,
} from '../support/billing.ts';
import { allItems, useOwnTable } from '../support/own-table.ts';
import { newPerson, randomWord } from '../support/people.ts';

const at = 1_790_000_000;

/** The event as API Gateway passes it to the function. */
function request(event: EventLike): APIGatewayProxyEventV2 {
  const body = JSON.stringify({ object: 'event', ...event });
  return {
    headers: { ...throughSite, 'stripe-signature': signatureOf(body) },
    body,
    isBase64Encoded: false,
    requestContext: { requestId: 'test', http: { method: 'POST', sourceIp: '10.0.0.1' } },
  } as unknown as APIGatewayProxyEventV2;
}

/** The subscription that the provider returns. */
const paidBy =
  (customerId = '') =>
  async (id: string) => ({
    provider: 'stripe' as const,
    id,
    customerId,
    plan: 'core' as const,
    status: 'active',
    interval: 'month',
    amount: 999,
    currency: 'usd',
    currentPeriodEnd: at + 1,
    cancelAtPeriodEnd: false,
    startedAt: at,
  });

const purchase = (userId: string): EventLike =>
  eventOf(
    'customer.subscription.updated',
    at,
    subscriptionObject({
      id: `sub_${randomWord()}`,
      customer: `cus_${randomWord()}`,
      status: 'active',
      plan: 'pro',
      userId,
    }),
  );

type Send = (this: DynamoDBDocumentClient, command: unknown) => Promise<unknown>;

/**
 * Runs a call while the table fails at one step: before the step, or after it so that only the response is lost.
 * @returns the result and the number of steps
 */
async function failingAt<T>(step: number, when: 'before' | 'after', run: () => Promise<T>) {
  const send = DynamoDBDocumentClient.prototype.send as unknown as Send;
  let steps = 0;
  const table = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: unknown,
  ) {
    steps += 1;
    const thisStep = steps;
    if (thisStep === step && when === 'before') throw new Error('the table is unavailable');
    const answer = await send.call(this, command);
    if (thisStep === step) throw new Error('the answer was lost');
    return answer;
  } as Send as typeof DynamoDBDocumentClient.prototype.send);
  try {
    return { answer: await run(), steps };
  } finally {
    table.mockRestore();
  }
}

/** Accounts per plan, by the counters and by a full count. */
async function plansCounted() {
  const { 'plan:free': free = 0, 'plan:pro': pro = 0 } = await allCounts();
  const accounts = (await allItems()).filter(({ sk }) => sk === keys.user('').sk);
  const of = (plan: string) => accounts.filter((account) => account.plan === plan).length;
  return { counted: { free, pro }, full: { free: of('free'), pro: of('pro') } };
}

// Nobody else buys or cancels in this table, so the counters can be recounted.
beforeAll(useOwnTable);

describe('a crash', () => {
  test.each(['before', 'after'] as const)(
    '%s any step loses nothing and does nothing twice',
    async (when) => {
      const { counted: before } = await plansCounted();
      const { user: first } = await newPerson();
      const undisturbed = await failingAt(0, when, () => handler(request(purchase(first.id))));
      expect(undisturbed.answer.statusCode).toBe(200);
      expect(undisturbed.steps).toBeGreaterThanOrEqual(3);
      for (let step = 1; step <= undisturbed.steps; step += 1) {
        const { user } = await newPerson();
        const event = purchase(user.id);
        const { answer: crashed } = await failingAt(step, when, () => handler(request(event)));
        expect([step, crashed.statusCode]).toEqual([step, 500]);
        expect(crashed.body).not.toContain('table');
        // The event is never marked as handled without the plan.
        const marked = await isHandled(event.id);
        expect((await findUser(user.id))?.plan).toBe(marked ? 'pro' : 'free');
        const { counted, full } = await plansCounted();
        expect([step, counted]).toEqual([step, full]);

        expect((await handler(request(event))).statusCode).toBe(200);
        expect(await findUser(user.id)).toMatchObject({ plan: 'pro', subscription: { revision: 1 } });
        expect(await auditOf(user.id, 10)).toHaveLength(1);
      }
      // One undisturbed purchase and one for each step: none counted twice, none missing.
      const { counted, full } = await plansCounted();
      expect(counted).toEqual(full);
      expect(counted.pro - before.pro).toBe(undisturbed.steps + 1);
      expect(counted.free).toBe(before.free);
    },
  );

  test('of the provider when it is queried loses nothing', async () => {
    const { user } = await newPerson();
    const event = eventOf('checkout.session.completed', at, {
      object: 'checkout.session',
      customer: `cus_${randomWord()}`,
      subscription: `sub_${randomWord()}`,
      client_reference_id: user.id,
      metadata: {},
    });
    const body = JSON.stringify(event);
    const read = readSigned(Buffer.from(body), signatureOf(body), signingSecret, new Date());
    const down = () => Promise.reject(new Error('not reached'));
    await expect(handlePaymentEvent(read, new Date(), down)).rejects.toThrow('not reached');
    expect(await isHandled(event.id)).toBe(false);
    const paid = paidBy(read.about?.customerId);
    expect(await handlePaymentEvent(read, new Date(), paid)).toBe('applied');
    expect(await handlePaymentEvent(read, new Date(), paid)).toBe('repeated');
    expect(await findUser(user.id)).toMatchObject({ plan: 'core', subscriptionStatus: 'active' });
  });
});

describe('a payment', () => {
  const paid = paidBy();
  const invoice = (userId: string, billing_reason: string) =>
    eventOf('invoice.paid', at, {
      object: 'invoice',
      amount_paid: 999,
      currency: 'usd',
      billing_reason,
      customer: `cus_${randomWord()}`,
      parent: { subscription_details: { subscription: `sub_${randomWord()}`, metadata: { userId } } },
    });
  const day = torontoDay(new Date(at * 1000));
  const counted = async () => {
    const { 'revenue:core': revenue = 0, 'subscriptions:renewed': renewed = 0 } =
      (await countsByDay(day, day)).get(day) ?? {};
    return { revenue, renewed };
  };

  test.each(['before', 'after'] as const)(
    'with a crash %s any step is counted as revenue once',
    async (when) => {
      const { user } = await newPerson();
      const take = (event: EventLike) => {
        const body = JSON.stringify({ object: 'event', ...event });
        const read = readSigned(Buffer.from(body), signatureOf(body), signingSecret, new Date());
        return handlePaymentEvent(read, new Date(), paid);
      };
      const before = await counted();
      const { steps } = await failingAt(0, when, () => take(invoice(user.id, 'subscription_create')));
      for (let step = 1; step <= steps; step += 1) {
        const event = invoice(user.id, 'subscription_cycle');
        await expect(failingAt(step, when, () => take(event))).rejects.toThrow();
        await Promise.all([take(event), take(event)]);
        expect(await take(event)).toBe('repeated');
      }
      const after = await counted();
      expect(after).toEqual({
        revenue: before.revenue + 999 * (steps + 1),
        renewed: before.renewed + steps,
      });
    },
  );
});

test('returns 500 without a signing secret, so that the provider retries', async () => {
  const { user } = await newPerson();
  const event = purchase(user.id);
  const noSecret = handler.with({ signingSecret: async () => ' ' });
  expect((await noSecret(request(event))).statusCode).toBe(500);
  expect(await isHandled(event.id)).toBe(false);
  expect((await handler(request(event))).statusCode).toBe(200);
});
