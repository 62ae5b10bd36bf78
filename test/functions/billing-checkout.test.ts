/** From the choice of a plan, over the provider's pages, to a plan that works on the next call. */
import { describe, expect, inject, test } from 'vitest';
import { auditOf } from '../../lambdas/data/audit.ts';
import { findUser } from '../../lambdas/data/users.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { billing, newBuyer, ownUrls, press, startCheckout, waitForUser } from '../support/billing.ts';
import { newPerson, newSubscriber } from '../support/people.ts';

const subscriptionOf = async (token: string) =>
  (await call('user-subscription', { token })).body.subscription;

describe('subscription-plans', () => {
  test('are there for everybody, with prices in dollars', async () => {
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
  test('without one is null', async () => {
    expect(await subscriptionOf((await newPerson()).token)).toBeNull();
  });

  test('a plan nobody pays for has no amount and no date', async () => {
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
  test('leads over the hosted page to an active plan on the next call', async () => {
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

  test('a card that is declined changes nothing, and another one pays', async () => {
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

  test('who goes back arrives where the caller said, and has bought nothing', async () => {
    const person = await newPerson();
    const { url } = (await startCheckout(person)).body;
    expect((await press(url, 'cancel')).headers.get('location')).toBe(ownUrls().cancelUrl);
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'free' });
  });

  test('a double click is one session of one customer', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => startCheckout(person)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
    expect((await startCheckout(person, 'pro')).body.sessionId).not.toBe(answers[0]?.body.sessionId);
    expect((await findUser(person.user.id))?.customerId).toMatch(/^cus_/);
  });

  test('only the newest can be paid, and one may change one’s mind twice', async () => {
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
    ['no address to come back to', { successUrl: undefined }, 'successUrl is required'],
    [
      'a foreign site',
      { successUrl: 'https://evil.example/x' },
      'successUrl must be an address of this site',
    ],
    ['a script', { cancelUrl: 'javascript:alert(1)' }, 'cancelUrl must be an address of this site'],
    ['a relative address', { cancelUrl: '/account' }, 'cancelUrl must be an address of this site'],
    ['an endless address', { cancelUrl: 'x'.repeat(2049) }, 'cancelUrl is too long'],
  ])('%s is 400', async (_name, wrong, error) => {
    const answer = await startCheckout(await newPerson(), 'core', wrong);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test.each(['.evil.example/', '@evil.example/', ':1/', ''])(
    'our origin with %j after it is not ours',
    async (tail) => {
      const answer = await startCheckout(await newPerson(), 'core', {
        successUrl: `${inject('origin')}${tail}`,
      });
      expect([answer.status, answer.body.error]).toEqual([400, 'successUrl must be an address of this site']);
    },
  );

  test('an amount, a price or a customer in the body is nobody’s business', async () => {
    const person = await newPerson();
    const { url } = (await startCheckout(person, 'pro', { amount: 1, price: 'x', customer: 'cus_x' })).body;
    expect(await (await fetch(url)).text()).toContain('$24.99 a month');
  });

  test.each([
    ['who has paid', () => newBuyer()],
    ['who was given a plan', () => newSubscriber()],
  ])('%s is told so', async (_name, make) => {
    const answer = await startCheckout(await make(), 'pro');
    expect([answer.status, answer.body.error]).toEqual([409, 'You already have an active subscription']);
  });

  test('who is still billed after an administrator took the plan away does not pay twice', async () => {
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
    expect((await startCheckout(person, 'pro')).status).toBe(200);
  });

  test.each(['error-500', 'error-429'])(
    'a provider that answers %s is 502, and all that is kept is that a customer may have been made',
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

  test('one failure of the provider is not the buyer’s concern', async () => {
    const person = await newPerson();
    await local.control({ payments: { mode: 'error-500', match: person.user.id, times: 1 } });
    expect((await startCheckout(person)).status).toBe(200);
  });
});
