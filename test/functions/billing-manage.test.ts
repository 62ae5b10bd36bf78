/** Cancelling, keeping and managing a subscription, and what time and banks do to it. */
import { describe, expect, inject, test } from 'vitest';
import { auditOf } from '../../lambdas/data/audit.ts';
import { setStanding } from '../../lambdas/data/subscriptions.ts';
import { findUser } from '../../lambdas/data/users.ts';
import { grantedStanding } from '../../lambdas/domain/subscription.ts';
import { connect } from '../../lambdas/services/payments.ts';
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
  test('access stays to the end of the period, and the cancellation can be taken back', async () => {
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

    const kept = await manage(person, 'reactivate');
    expect(kept.body.subscription).toEqual({ ...cancelled.body.subscription, cancel_at_period_end: false });
    await billing(person, 'renew');
    await waitForUser(person.user.id, {
      subscriptionStatus: 'active',
      subscription: { cancelAtPeriodEnd: false },
    });
    // Each change is in the audit once, told by the call or by the provider's event, whichever was first.
    const changes = (await auditOf(person.user.id, 20)).filter(
      ({ before, after }) => before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd,
    );
    expect(changes.map(({ after }) => after.cancelAtPeriodEnd)).toEqual([false, true]);
    for (const { by } of changes) expect(by).toMatch(/^(user$|payments:)/);
  });

  test('when the cancelled period ends, so does the access, and a new plan can be bought', async () => {
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

  test('a cancellation in the provider’s portal is one, though the provider writes it as a date', async () => {
    const person = await newBuyer();
    await press(await portalOf(person), 'cancel');
    await waitForUser(person.user.id, { subscription: { cancelAtPeriodEnd: true } });
    const kept = await manage(person, 'reactivate');
    expect(kept.body.subscription.cancel_at_period_end).toBe(false);
    await billing(person, 'renew');
    await waitForUser(person.user.id, { subscriptionStatus: 'active' });
  });

  test.each([
    ['somebody without a subscription', () => newPerson()],
    ['somebody who was given a plan', () => newSubscriber()],
  ])('%s has nothing to manage', async (_name, make) => {
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
  ])('%s says so when the provider fails, and changes nothing', async (action, error) => {
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
  ])('%j is 400', async (body, error) => {
    const { token } = await newPerson();
    const answer = await call('manage-subscription', { token, body });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('portal', () => {
  test('shows the subscription, changes the plan, and leads back', async () => {
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

describe('what time and banks do', () => {
  test('a renewal moves the date', async () => {
    const person = await newBuyer();
    const before = (await call('user-subscription', { token: person.token })).body.subscription;
    await billing(person, 'renew');
    await expect
      .poll(async () => (await call('user-subscription', { token: person.token })).body.subscription)
      .toMatchObject({ next_billing_date: before.next_billing_date + 30 * 24 * 3600 });
  });

  test('a payment that fails closes the gate, and one that succeeds opens it again', async () => {
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

  test.each(['twice', 'out-of-order'])('events that come %s have the same effect', async (mode) => {
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

describe('an account that is deactivated', () => {
  test('pays no longer, also where an administrator’s word had hidden the subscription', async () => {
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

/** The account, once every event of the purchase has come. */
async function settled(person: Person) {
  await billing(person, 'redeliver');
  const user = await findUser(person.user.id);
  if (!user) throw new Error('the account is gone');
  return user;
}
