/** Canceling, reactivating and managing a subscription, and what renewals and failed payments do to it. */
import { describe, expect, inject, test } from 'vitest';
import { auditOf } from '../../lambdas/data/accounts/audit.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { setStanding } from '../../lambdas/data/billing/subscriptions.ts';
import { grantedStanding } from '../../lambdas/domain/billing/subscription.ts';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { call, local } from '../support/api.ts';
import { billing, newBuyer, paymentsKey, press, startCheckout, waitForUser } from '../support/billing.ts';
import { newPerson, newSubscriber, type Person } from '../support/people.ts';

const manage = (person: Person, action: string, more: object = {}) =>
  call('manage-subscription', { token: person.token, body: { action, ...more } });

const returnUrl = () => `${inject('origin')}/account/subscription`;
const portalOf = async (person: Person): Promise<string> =>
  (await manage(person, 'portal', { returnUrl: returnUrl() })).body.url;

const mayAsk = async (person: Person) =>
  (await call('get-user-status', { token: person.token })).body.status === 'active';

describe('cancel and reactivate', () => {
  test('keeps access to the end of the period, and can be undone', async () => {
    const person = await newBuyer('pro');
    const cancelled = await manage(person, 'cancel');
    expect(cancelled.status).toBe(200);
    expect(cancelled.body.subscription).toMatchObject({
      plan: 'pro',
      status: 'active',
      amount: 24.99,
      cancel_at_period_end: true,
    });
    expect((await call('user-subscription', { token: person.token })).body).toEqual(cancelled.body);
    expect(await mayAsk(person)).toBe(true);

    const reactivated = await manage(person, 'reactivate');
    expect(reactivated.body.subscription).toEqual({
      ...cancelled.body.subscription,
      cancel_at_period_end: false,
    });
    await billing(person, 'renew');
    await waitForUser(person.user.id, {
      subscriptionStatus: 'active',
      subscription: { cancelAtPeriodEnd: false },
    });
    // Each change is in the audit trail once, whether the call or the provider's event was processed first.
    const changes = (await auditOf(person.user.id, 20)).filter(
      ({ before, after }) => before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd,
    );
    expect(changes.map(({ after }) => after.cancelAtPeriodEnd)).toEqual([false, true]);
    for (const { by } of changes) expect(by).toMatch(/^(user$|payments:)/);
  });

  test('ends access with the canceled period, after which a new plan can be bought', async () => {
    const person = await newBuyer();
    await manage(person, 'cancel');
    await billing(person, 'renew');
    await waitForUser(person.user.id, { plan: 'free', subscriptionStatus: 'canceled' });
    expect(await mayAsk(person)).toBe(false);
    expect((await call('user-subscription', { token: person.token })).body).toEqual({ subscription: null });
    expect((await manage(person, 'reactivate')).status).toBe(409);

    const { url } = (await startCheckout(person, 'core')).body;
    await press(url, 'pay');
    await waitForUser(person.user.id, { plan: 'core', subscriptionStatus: 'active' });
  });

  test("shows a cancellation from the provider's portal, which sends it as a date", async () => {
    const person = await newBuyer();
    await press(await portalOf(person), 'cancel');
    await waitForUser(person.user.id, { subscription: { cancelAtPeriodEnd: true } });
    const reactivated = await manage(person, 'reactivate');
    expect(reactivated.body.subscription.cancel_at_period_end).toBe(false);
    await billing(person, 'renew');
    await waitForUser(person.user.id, { subscriptionStatus: 'active' });
  });

  test.each([
    ['a user without a subscription', () => newPerson()],
    ['a user with a granted plan', () => newSubscriber()],
  ])('refuses %s', async (_name, make) => {
    const person = await make();
    for (const action of ['cancel', 'reactivate', 'portal']) {
      const answer = await manage(person, action, { returnUrl: returnUrl() });
      expect([answer.status, answer.body.error]).toEqual([409, 'No paid subscription']);
    }
  });

  test.each([
    ['cancel', 'Failed to cancel subscription. Please try again.'],
    ['reactivate', 'Failed to reactivate subscription. Please try again.'],
    ['portal', 'Failed to open billing portal. Please try again.'],
  ])('%s returns an error and changes nothing if the provider fails', async (action, error) => {
    const person = await newBuyer();
    const before = await settled(person);
    const { subscription } = before;
    if (subscription?.provider !== 'stripe') throw new Error('nothing was paid');
    const match = action === 'portal' ? subscription.customerId : subscription.id;
    await local.control({ payments: { mode: 'error-500', match } });
    const answer = await manage(person, action, { returnUrl: returnUrl() });
    expect([answer.status, answer.body.error]).toEqual([502, error]);
    expect(await findUser(person.user.id)).toEqual(before);
    await local.control({ payments: { mode: 'normal', match } });
  });

  test.each([
    [{}, 'action must be one of: cancel, reactivate, portal'],
    [{ action: 'delete' }, 'action must be one of: cancel, reactivate, portal'],
    [{ action: 'portal' }, 'returnUrl is required'],
    [{ action: 'portal', returnUrl: 'https://evil.example/' }, 'returnUrl must be an address of this site'],
  ])('refuses %j with 400', async (body, error) => {
    const { token } = await newPerson();
    const answer = await call('manage-subscription', { token, body });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('portal', () => {
  test('shows the subscription, changes the plan, and returns to the site', async () => {
    const person = await newBuyer('core');
    const url = await portalOf(person);
    const page = await (await fetch(url)).text();
    expect(page).toContain('GamePlan Core, $9.99 a month');
    expect(page).toContain(`href="${returnUrl()}"`);
    const [, change] = /value="(switch:[^"]+)"/.exec(page) ?? [];
    if (!change) throw new Error('there is no other plan to change to');
    await press(url, change);
    await waitForUser(person.user.id, { plan: 'pro', subscription: { amount: 2499 } });
    expect((await call('get-user-status', { token: person.token })).body.remainingPrompts).toBe(50);
  });
});

describe('renewals and failed payments', () => {
  test('a renewal moves the billing date', async () => {
    const person = await newBuyer();
    const before = (await call('user-subscription', { token: person.token })).body.subscription;
    await billing(person, 'renew');
    await expect
      .poll(async () => (await call('user-subscription', { token: person.token })).body.subscription)
      .toMatchObject({ next_billing_date: before.next_billing_date + 30 * 24 * 3600 });
  });

  test('a failed payment closes access, and a successful one reopens it', async () => {
    const person = await newBuyer('pro');
    await billing(person, 'fail-next');
    await billing(person, 'renew');
    await waitForUser(person.user.id, { plan: 'pro', subscriptionStatus: 'past_due' });
    expect(await mayAsk(person)).toBe(false);
    expect((await call('user-subscription', { token: person.token })).body.subscription).toMatchObject({
      status: 'past_due',
      plan: 'pro',
    });
    const again = await startCheckout(person, 'pro');
    expect([again.status, again.body.error]).toEqual([
      409,
      'You already have a subscription with an unpaid invoice. Please pay it in the billing portal.',
    ]);
    await press(await portalOf(person), 'recover');
    await waitForUser(person.user.id, { subscriptionStatus: 'active' });
    expect(await mayAsk(person)).toBe(true);
  });

  test.each(['twice', 'out-of-order'])('events delivered %s have the same effect', async (mode) => {
    const person = await newPerson();
    await local.control({ webhooks: { mode, match: person.user.id } });
    const { url } = (await startCheckout(person, 'pro')).body;
    await press(url, 'pay');
    await waitForUser(person.user.id, { plan: 'pro', subscriptionStatus: 'active' });
    await billing(person, 'redeliver-reversed');
    await billing(person, 'redeliver-at-once');
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'pro', subscriptionStatus: 'active' });
    await local.control({ webhooks: { mode: 'normal', match: person.user.id } });
  });
});

describe('deleting an account', () => {
  test("ends billing, even for a subscription hidden by an administrator's change of plan", async () => {
    const person = await newBuyer('core');
    const { user } = person;
    const change = { by: 'admin:test', what: 'plan set', now: new Date() };
    expect(await setStanding(await settled(person), grantedStanding('pro', new Date()), change)).toBe(true);
    const answer = await call('deactivate-account', {
      token: person.token,
      body: { confirm: 'DELETE' },
    });
    expect(answer.status).toBe(200);
    const stripe = connect(paymentsKey, `${inject('origin')}/_local/payments`);
    const { data } = await stripe.subscriptions.list({ customer: user.customerId ?? '', status: 'all' });
    expect(data).toMatchObject([{ status: 'canceled' }]);
  });
});

/** The account, once every event of the purchase was processed. */
async function settled(person: Person) {
  await billing(person, 'redeliver');
  const user = await findUser(person.user.id);
  if (!user) throw new Error('the account no longer exists');
  return user;
}
