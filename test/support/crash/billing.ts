/** Crash cases of buying, canceling and payment events. */
import { expect, inject } from 'vitest';
import { findUser, type User } from '../../../lambdas/data/accounts/users.ts';
import { isHandled } from '../../../lambdas/data/billing/payment-events.ts';
import { creditsOf } from '../../../lambdas/data/billing/referral-credits.ts';
import { connect } from '../../../lambdas/services/billing/payments.ts';
import {
  type EventLike,
  eventOf,
  ownUrls,
  paymentsKey,
  press,
  signatureOf,
  subscriptionObject,
} from '../billing.ts';
import { eventOf as gatewayEvent } from '../event.ts';
import { newPerson, type Person, randomWord } from '../people.ts';
import { answerOf, type Case, calling, invokeHere, succeed } from './case.ts';

const at = 1_790_000_000;

/** Delivers an event to the webhook function in this process. */
export async function deliverHere(event: EventLike): Promise<number> {
  const body = JSON.stringify({ object: 'event', api_version: '2026-10-28.endive', ...event });
  const request = gatewayEvent('stripe-webhook');
  const signed = { ...request, body, headers: { ...request.headers, 'stripe-signature': signatureOf(body) } };
  return answerOf(await invokeHere('stripe-webhook', signed)).status;
}

export const provider = () => connect(paymentsKey, `${inject('origin')}/_local/payments`);

/** A user who has paid at the provider and whose subscription event was processed in this process. */
export async function newBuyerHere(planName = 'core'): Promise<Person> {
  const person = await newPerson();
  const checkout = { token: person.token, body: { planName, ...ownUrls() } };
  await press((await succeed('create-checkout-session', checkout)).url, 'pay');
  const { customerId = '' } = (await findUser(person.user.id)) as User;
  const { data } = await provider().subscriptions.list({ customer: customerId });
  expect(await deliverHere(eventOf('customer.subscription.updated', at, data[0] as object))).toBe(200);
  return { ...person, user: (await findUser(person.user.id)) as User };
}

export const checkout: Case[] = [
  {
    what: 'first time',
    async prepare() {
      const { user, token } = await newPerson();
      return {
        call: calling('create-checkout-session', { token, body: { planName: 'core', ...ownUrls() } }),
        verify: async () => {
          const { customerId, customerEmail } = (await findUser(user.id)) as User;
          const { data } = await provider().customers.list({ email: user.email });
          expect([data.map(({ id }) => id), customerEmail]).toEqual([[customerId], undefined]);
        },
      };
    },
  },
];

const managing = (action: string, more: object, cancels: boolean | undefined): Case => ({
  what: action,
  atMost: 5,
  async prepare() {
    const { user, token } = await newBuyerHere();
    return {
      call: calling('manage-subscription', { token, body: { action, ...more } }),
      verify: async () => {
        if (cancels === undefined) return;
        const { subscription } = (await findUser(user.id)) as User;
        const { data } = await provider().subscriptions.list({ customer: user.customerId ?? '' });
        expect(subscription).toMatchObject({ cancelAtPeriodEnd: cancels });
        expect(data[0]?.cancel_at_period_end).toBe(cancels);
      },
    };
  },
});

export const management: Case[] = [
  managing('cancel', {}, true),
  managing('reactivate', {}, false),
  {
    ...managing('portal', {}, undefined),
    prepare: async () => {
      const { token } = await newBuyerHere();
      return {
        call: calling('manage-subscription', {
          token,
          body: { action: 'portal', returnUrl: ownUrls().cancelUrl },
        }),
      };
    },
  },
];

const delivering = (event: EventLike, verify: () => Promise<void>) => ({
  call: () => deliverHere(event),
  verify: async () => {
    expect(await isHandled(event.id)).toBe(true);
    await verify();
  },
});

export const events: Case[] = [
  {
    what: 'a purchase',
    async prepare() {
      const { user } = await newPerson();
      const [id, customer] = [`sub_${randomWord()}`, `cus_${randomWord()}`];
      const bought = subscriptionObject({ id, customer, status: 'active', plan: 'pro', userId: user.id });
      return delivering(eventOf('customer.subscription.updated', at, bought), async () => {
        expect(await findUser(user.id)).toMatchObject({ plan: 'pro', subscription: { revision: 1 } });
      });
    },
  },
  {
    what: 'a purchase reported only by the checkout event',
    atMost: 4,
    async prepare() {
      const { user } = await newPerson();
      const { url } = await provider().checkout.sessions.create({
        mode: 'subscription',
        customer: (await provider().customers.create({ email: user.email })).id,
        client_reference_id: user.id,
        line_items: [
          {
            price:
              (await provider().prices.list({ lookup_keys: ['gameplan_core_monthly'] })).data[0]?.id ?? '',
            quantity: 1,
          },
        ],
        success_url: ownUrls().successUrl,
        subscription_data: { metadata: { userId: user.id } },
      });
      await press(url ?? '', 'pay');
      const session = await provider().checkout.sessions.retrieve((url ?? '').split('/').at(-1) ?? '');
      return delivering(eventOf('checkout.session.completed', at, session), async () => {
        expect(await findUser(user.id)).toMatchObject({ plan: 'core', subscriptionStatus: 'active' });
      });
    },
  },
  {
    what: 'the end of a subscription',
    atMost: 5,
    async prepare() {
      const { user } = await newBuyerHere();
      const over = subscriptionObject({
        id: (user.subscription as { id: string }).id,
        customer: user.customerId ?? '',
        status: 'canceled',
        userId: user.id,
      });
      return delivering(eventOf('customer.subscription.deleted', at + 60, over), async () => {
        expect(await findUser(user.id)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
      });
    },
  },
  {
    what: 'a friend’s first payment',
    async prepare() {
      const referrer = await newBuyerHere('pro');
      const friend = await newPerson({ referredBy: referrer.user.id });
      const checkout = { token: friend.token, body: { planName: 'core', ...ownUrls() } };
      await press((await succeed('create-checkout-session', checkout)).url, 'pay');
      const { customerId = '' } = (await findUser(friend.user.id)) as User;
      const paid = {
        object: 'invoice',
        customer: customerId,
        amount_paid: 999,
        billing_reason: 'subscription_create',
        parent: { subscription_details: { subscription: 'sub_x', metadata: { userId: friend.user.id } } },
      };
      return delivering(eventOf('invoice.paid', at, paid), async () => {
        const entries = await provider().customers.listBalanceTransactions(referrer.user.customerId ?? '');
        expect(entries.data.map(({ amount }) => amount)).toEqual([-125]);
        const [credit] = await creditsOf(referrer.user.id);
        expect(credit).toMatchObject({ state: 'paid', amount: 125 });
      });
    },
  },
];
