/** Checkout: from choosing a plan, through the provider's pages, to a plan that works on the next call. */
import { describe, expect, inject, test } from 'vitest';
import { auditOf } from '../../lambdas/data/accounts/audit.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { billing, newBuyer, ownUrls, press, startCheckout, waitForUser } from '../support/billing.ts';
import { newPerson, newSubscriber } from '../support/people.ts';

const subscriptionOf = async (token: string) =>
  (await call('user-subscription', { token })).body.subscription;

describe('subscription-plans', () => {
  test('are public, with prices in dollars', async () => {
    const { status, body } = await call('subscription-plans');
    expect(status).toBe(200);
    expect(body.plans).toEqual([
      { id: 'free', name: 'free', price: 0, features: expect.any(Array), is_active: true },
      { id: 'core', name: 'core', price: 9.99, features: expect.any(Array), is_active: true },
      { id: 'pro', name: 'pro', price: 24.99, features: expect.any(Array), is_active: true },
    ]);
  });
});

describe('user-subscription', () => {
  test('is null without a subscription', async () => {
    expect(await subscriptionOf((await newPerson()).token)).toBeNull();
  });

  test('has no amount and no date for a plan without payments', async () => {
    expect(await subscriptionOf((await newSubscriber('pro')).token)).toEqual({
      plan: 'pro',
      status: 'active',
      interval: null,
      next_billing_date: null,
      amount: null,
      cancel_at_period_end: false,
    });
  });
});

describe('create-checkout-session', () => {
  test('leads through the hosted page to an active plan on the next call', async () => {
    const person = await newPerson();
    const session = await startCheckout(person, 'pro');
    expect(session.status).toBe(200);
    expect(session.body).toEqual({ sessionId: expect.stringMatching(/^cs_/), url: expect.any(String) });

    const page = await (await fetch(session.body.url)).text();
    expect(page).toContain('GamePlan Pro');
    expect(page).toContain('$24.99 a month');
    expect(page).toContain(person.user.email);
    expect(await subscriptionOf(person.token)).toBeNull();

    const paid = await press(session.body.url, 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(
      `${inject('origin')}/account/subscription/success?session_id=${session.body.sessionId}`,
    );
    await waitForUser(person.user.id, { plan: 'pro', subscriptionStatus: 'active' });
    expect((await call('get-user-status', { token: person.token })).body).toMatchObject({
      status: 'active',
      subscription_plan: 'pro',
      remainingPrompts: 50,
      breakUntil: null,
    });
    const subscription = await subscriptionOf(person.token);
    expect(subscription).toEqual({
      plan: 'pro',
      status: 'active',
      interval: 'month',
      next_billing_date: expect.any(Number),
      amount: 24.99,
      cancel_at_period_end: false,
    });
    expect(subscription.next_billing_date * 1000).toBeGreaterThan(Date.now());
    expect(await auditOf(person.user.id, 10)).toContainEqual(
      expect.objectContaining({
        by: expect.stringMatching(/^payments:evt_/),
        after: expect.objectContaining({ plan: 'pro', status: 'active' }),
      }),
    );
  });

  test('changes nothing when a card is declined, and accepts another one', async () => {
    const person = await newPerson();
    const { url } = (await startCheckout(person)).body;
    await local.control({ cards: { mode: 'declined', match: person.user.email, times: 1 } });
    const declined = await press(url, 'pay');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined');
    expect((await press(url, 'decline')).status).toBe(402);
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'free', subscriptionStatus: 'inactive' });
    await press(url, 'pay');
    await waitForUser(person.user.id, { plan: 'core', subscriptionStatus: 'active' });
  });

  test("returns to the caller's cancel URL without a purchase", async () => {
    const person = await newPerson();
    const { url } = (await startCheckout(person)).body;
    expect((await press(url, 'cancel')).headers.get('location')).toBe(ownUrls().cancelUrl);
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'free' });
  });

  test('creates one session and one customer on a double click', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => startCheckout(person)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
    expect((await startCheckout(person, 'pro')).body.sessionId).not.toBe(answers[0]?.body.sessionId);
    expect((await findUser(person.user.id))?.customerId).toMatch(/^cus_/);
  });

  test('accepts payment only for the newest session, even after changing plans twice', async () => {
    const person = await newPerson();
    const [first, other] = [await startCheckout(person, 'core'), await startCheckout(person, 'pro')];
    const again = await startCheckout(person, 'core');
    expect(again.body.sessionId).not.toBe(first.body.sessionId);
    expect((await startCheckout(person, 'core')).body).toEqual(again.body);
    for (const { body } of [first, other]) {
      expect(await (await press(body.url, 'pay')).text()).toContain('This checkout has expired');
    }
    await press(again.body.url, 'pay');
    await waitForUser(person.user.id, { plan: 'core', subscriptionStatus: 'active' });
  });

  test.each([
    ['no plan', { planName: undefined }, 'planName must be one of: core, pro'],
    ['the free plan', { planName: 'free' }, 'planName must be one of: core, pro'],
    ['an unknown plan', { planName: 'elite' }, 'planName must be one of: core, pro'],
    ['no success URL', { successUrl: undefined }, 'successUrl is required'],
    ['another site', { successUrl: 'https://evil.example/x' }, 'successUrl must be an address of this site'],
    ['a script URL', { cancelUrl: 'javascript:alert(1)' }, 'cancelUrl must be an address of this site'],
    ['a relative URL', { cancelUrl: '/account' }, 'cancelUrl must be an address of this site'],
    ['an overlong URL', { cancelUrl: 'x'.repeat(2049) }, 'cancelUrl is too long'],
  ])('refuses %s with 400', async (_name, wrong, error) => {
    const answer = await startCheckout(await newPerson(), 'core', wrong);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test.each(['.evil.example/', '@evil.example/', ':1/', ''])(
    'refuses our origin followed by %j',
    async (tail) => {
      const answer = await startCheckout(await newPerson(), 'core', {
        successUrl: `${inject('origin')}${tail}`,
      });
      expect([answer.status, answer.body.error]).toEqual([400, 'successUrl must be an address of this site']);
    },
  );

  test('ignores an amount, a price or a customer in the body', async () => {
    const person = await newPerson();
    const { url } = (await startCheckout(person, 'pro', { amount: 1, price: 'x', customer: 'cus_x' })).body;
    expect(await (await fetch(url)).text()).toContain('$24.99 a month');
  });

  test.each([
    ['who has paid', () => newBuyer()],
    ['whose plan was granted', () => newSubscriber()],
  ])('tells a user %s that they already have a plan', async (_name, make) => {
    const answer = await startCheckout(await make(), 'pro');
    expect([answer.status, answer.body.error]).toEqual([409, 'You already have an active subscription']);
  });

  test('does not bill a user twice who is still billed after an administrator removed the plan', async () => {
    const person = await newBuyer('core');
    const { token } = await newAdmin();
    const { id, name, email } = person.user;
    await call('get-users', { token, method: 'PUT', body: { id, name, email, subscription_plan: 'free' } });
    const answer = await startCheckout(person, 'pro');
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'You already have a subscription with our payment provider. If it does not appear here within a few minutes, please contact support.',
    ]);
    await billing(person, 'end');
    await expect.poll(async () => (await startCheckout(person, 'pro')).status).toBe(200);
  });

  test.each(['error-500', 'error-429'])(
    'returns 502 if the provider fails with %s, and remembers only that a customer may exist',
    async (mode) => {
      const person = await newPerson();
      await local.control({ payments: { mode, match: person.user.id } });
      const answer = await startCheckout(person);
      expect([answer.status, answer.body.error]).toEqual([
        502,
        'Failed to start checkout process. Please try again.',
      ]);
      const { email } = person.user;
      expect(await findUser(person.user.id)).toEqual({ ...person.user, customerEmail: email });
      await local.control({ payments: { mode: 'normal', match: person.user.id } });
      expect((await startCheckout(person)).status).toBe(200);
    },
  );

  test('hides a single failure of the provider from the buyer', async () => {
    const person = await newPerson();
    await local.control({ payments: { mode: 'error-500', match: person.user.id, times: 1 } });
    expect((await startCheckout(person)).status).toBe(200);
  });
});
