/** Buys a plan through the checkout pages and builds the payment provider's events. */
import { createHmac, randomBytes } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { PlanName } from '../../lambdas/contracts/billing/plans.ts';
import { findUser, type User } from '../../lambdas/data/accounts/users.ts';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { paymentsFor } from '../../scripts/local/process/environment.ts';
import { type Answer, call, local } from './api.ts';
import { newPerson, type Person } from './people.ts';

export const { signingSecret, key: paymentsKey } = paymentsFor('', {});

export const paymentsUrl = () => `${inject('origin')}/_local/payments`;

export const stripe = () => connect(paymentsKey, paymentsUrl());

export const ownUrls = () => ({
  successUrl: `${inject('origin')}/account/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${inject('origin')}/account/subscription/cancel`,
});

export const startCheckout = (
  person: Person,
  planName: string = 'core',
  more: object = {},
): Promise<Answer> =>
  call('create-checkout-session', { token: person.token, body: { planName, ...ownUrls(), ...more } });

/** Submits a form button on one of the provider's pages. */
export function press(url: string, button: string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ do: button, ...more }),
    redirect: 'manual',
  });
}

/** Waits until the account matches: the provider's events arrive shortly after the action. */
export async function waitForUser(id: string, expected: object): Promise<User> {
  await expect.poll(() => findUser(id), { interval: 20 }).toMatchObject(expected);
  const user = await findUser(id);
  if (!user) throw new Error('the account no longer exists');
  return user;
}

/** Waits until no event about a user waits for delivery, so that none arrives in the middle of a test. */
const waitForEvents = (userId: string) =>
  expect
    .poll(
      async () => {
        const { data } = await stripe().events.list({ delivery_success: false, limit: 100 });
        return data.filter((event) => JSON.stringify(event).includes(userId)).map(({ type }) => type);
      },
      { interval: 20 },
    )
    .toEqual([]);

/** A user who has paid for a plan. */
export async function newBuyer(plan: PlanName = 'core'): Promise<Person> {
  const person = await newPerson();
  const { body } = await startCheckout(person, plan);
  await press(body.url, 'pay');
  const user = await waitForUser(person.user.id, { plan, subscriptionStatus: 'active' });
  await waitForEvents(user.id);
  return { ...person, user };
}

/** Triggers an event on a customer's subscription at the provider. */
export const billing = (person: Person, action: string) =>
  local.control({ billing: { do: action, of: person.user.email } });

export const newEventId = () => `evt_${randomBytes(12).toString('hex')}`;

interface SubscriptionLike {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly plan?: string;
  readonly userId?: string;
  readonly created?: number;
  readonly cancel_at?: number | null;
}

/** A subscription in the shape of API version 2026-10-28.endive, limited to the fields the product reads. */
export function subscriptionObject({ plan = 'core', userId, ...given }: SubscriptionLike) {
  return {
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    created: 1_790_000_000,
    metadata: { ...(userId && { userId }) },
    items: {
      object: 'list',
      data: [
        {
          id: 'si_test',
          object: 'subscription_item',
          current_period_end: 1_795_000_000,
          quantity: 1,
          price: {
            id: `price_of_${plan}`,
            object: 'price',
            currency: 'usd',
            lookup_key: null,
            metadata: { plan },
            recurring: { interval: 'month' },
            unit_amount: plan === 'pro' ? 2499 : 999,
          },
        },
      ],
    },
    ...given,
  };
}

export interface EventLike {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

export const eventOf = (type: string, created: number, object: object): EventLike => ({
  id: newEventId(),
  type,
  created,
  data: { object },
});

/** The signature header `t=…,v1=…` over the exact body. */
export function signatureOf(
  body: string,
  { secret = signingSecret, at = Math.floor(Date.now() / 1000) } = {},
) {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hash}`;
}

/** Delivers an event the way the provider does. */
export function deliver(event: EventLike): Promise<Answer> {
  const body = JSON.stringify({ object: 'event', api_version: '2026-10-28.endive', ...event }, null, 2);
  return call('stripe-webhook', { body, headers: { 'stripe-signature': signatureOf(body) } });
}
