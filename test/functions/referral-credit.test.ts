/** Referral credits: paid once for each friend who subscribes, never for oneself, whatever happens in between. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { applyPayment, applyReversal } from '../../lambdas/app/billing/referral-credits.ts';
import {
  claimCredit,
  creditId,
  findCredit,
  reserveCredit,
} from '../../lambdas/data/billing/referral-credits.ts';
import { storeCustomer } from '../../lambdas/data/billing/subscriptions.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { update } from '../../lambdas/data/platform/table.ts';
import { creditCents, creditMonth } from '../../lambdas/domain/billing/referral-credit.ts';
import type { Credits } from '../../lambdas/services/billing/referral-credits.ts';
import { call, local } from '../support/api.ts';
import { billing, newBuyer, press, startCheckout, waitForUser } from '../support/billing.ts';
import { provider } from '../support/crash/billing.ts';
import { newAddress, newPerson, type Person, randomWord } from '../support/people.ts';

const referral = async ({ token }: Person) => (await call('referral', { token })).body;
const eventually = { interval: 50 };

/** Buys a plan through the provider's page. */
async function buy(person: Person, plan: string = 'core', more: Record<string, string> = {}) {
  await press((await startCheckout(person, plan)).body.url, 'pay', more);
  await waitForUser(person.user.id, { plan });
  return person;
}

const friendOf = async ({ user }: Person, email?: string) =>
  newPerson({ referredBy: user.id, ...(email && { email }) });

/** Waits until all events were processed, then sends further events that change nothing. */
async function eventsAgain(person: Person): Promise<void> {
  for (const action of ['redeliver-at-once', 'redeliver-reversed', 'redeliver'])
    await billing(person, action);
}

describe('a friend’s first payment', () => {
  test('credits 5% of the referrer’s monthly price at the provider, which the next payment uses', async () => {
    const referrer = await newBuyer('pro');
    const friend = await friendOf(referrer);
    expect(await referral(referrer)).toMatchObject({ waiting: 0, credit: { left: 0, entries: [] } });
    await buy(friend);
    await expect
      .poll(() => referral(referrer), eventually)
      .toMatchObject({
        waiting: 0,
        credit: { left: 1.25, entries: [{ amount: 1.25, at: expect.any(String) }] },
      });
    await billing(referrer, 'renew');
    const { data } = await provider().customers.listBalanceTransactions(referrer.user.customerId ?? '');
    expect(data.map(({ type, amount }) => [type, amount])).toEqual([
      ['applied_to_invoice', 125],
      ['adjustment', -125],
    ]);
    expect((await referral(referrer)).credit).toMatchObject({ left: 0, entries: [{ amount: 1.25 }] });
    expect(JSON.stringify(await referral(referrer))).not.toContain(friend.user.email);
    const { body } = await call('export-data', { token: referrer.token });
    expect(body.referralCredits).toEqual([
      { friendPaidAt: expect.any(String), state: 'paid', amount: 1.25, currency: 'usd' },
    ]);
  });

  test('is credited once however often and in whatever order its events arrive, and later payments earn nothing', async () => {
    const referrer = await newBuyer('pro');
    const friend = await friendOf(referrer);
    await local.control({ webhooks: { mode: 'out-of-order', match: friend.user.id } });
    onTestFinished(() => local.control({ webhooks: { mode: 'normal', match: friend.user.id } }));
    await buy(friend);
    await eventsAgain(friend);
    await billing(friend, 'renew');
    await eventsAgain(friend);
    await expect.poll(() => referral(referrer), eventually).toMatchObject({ credit: { left: 1.25 } });
    expect((await referral(referrer)).credit.entries).toHaveLength(1);
  });

  test('is held for a referrer on the free plan, and credited with their own first payment', async () => {
    const referrer = await newPerson();
    await buy(await friendOf(referrer));
    await expect
      .poll(() => referral(referrer), eventually)
      .toMatchObject({ waiting: 1, credit: { left: 0 } });
    await buy(referrer, 'core');
    await expect
      .poll(() => referral(referrer), eventually)
      .toMatchObject({ waiting: 0, credit: { left: 0.5 } });
    await eventsAgain(referrer);
    expect((await referral(referrer)).credit.entries).toHaveLength(1);
  });

  test('when refunded or disputed, takes back the unused credit once', async () => {
    for (const action of ['refund', 'dispute']) {
      const referrer = await newBuyer('pro');
      const friend = await friendOf(referrer);
      await buy(friend);
      await expect.poll(() => referral(referrer), eventually).toMatchObject({ credit: { left: 1.25 } });
      await billing(friend, action);
      await expect.poll(() => referral(referrer), eventually).toMatchObject({ credit: { left: 0 } });
      await eventsAgain(friend);
      const { data } = await provider().customers.listBalanceTransactions(referrer.user.customerId ?? '');
      expect(data.map(({ amount }) => amount)).toEqual([125, -125]);
    }
  });

  test('when refunded after the credit was used, charges nobody', async () => {
    const referrer = await newBuyer('pro');
    const friend = await friendOf(referrer);
    await buy(friend);
    await expect.poll(() => referral(referrer), eventually).toMatchObject({ credit: { left: 1.25 } });
    await billing(referrer, 'renew');
    await billing(friend, 'refund');
    await eventsAgain(friend);
    const customer = await provider().customers.retrieve(referrer.user.customerId ?? '');
    expect(customer).toMatchObject({ balance: 0 });
  });
});

describe('no credit', () => {
  /** A later event of the same referrer was processed, so the earlier one was too. */
  async function expectNothing(referrer: Person, friend: Person): Promise<void> {
    await eventsAgain(friend);
    expect(await referral(referrer)).toMatchObject({ waiting: 0, credit: { left: 0, entries: [] } });
  }

  test('for a second account of the same mailbox', async () => {
    const referrer = await newBuyer('pro');
    const [name, host] = referrer.user.email.split('@');
    const self = await friendOf(referrer, `${name}+again@${host}`);
    await buy(self);
    await expectNothing(referrer, self);
  });

  test('for a payment by the referrer’s own card', async () => {
    const card = randomWord();
    const referrer = await newPerson();
    await buy(referrer, 'pro', { card });
    const self = await friendOf(referrer);
    await buy(self, 'core', { card });
    await expectNothing(referrer, self);
  });

  test('for a mailbox that has earned a credit before, even after its account was deleted', async () => {
    const first = await newBuyer('pro');
    const email = newAddress();
    const friend = await friendOf(first, email);
    await buy(friend);
    await expect.poll(() => referral(first), eventually).toMatchObject({ credit: { left: 1.25 } });
    await call('deactivate-account', { token: friend.token, body: { confirm: 'DELETE' } });
    const second = await newBuyer('pro');
    for (const referrer of [first, second]) {
      const again = await friendOf(referrer, email.replace('@', `+${randomWord()}@`));
      await buy(again);
      await eventsAgain(again);
    }
    expect((await referral(first)).credit.entries).toHaveLength(1);
    expect((await referral(second)).credit.entries).toEqual([]);
  });
});

describe('a month', () => {
  test('is fully credited by 20 friends, to the cent', () => {
    for (const price of [999, 2499]) {
      let credited = 0;
      for (let friends = 0; friends < 25; friends += 1) credited += creditCents(price, credited);
      expect(credited).toBe(price);
    }
  });

  test('is credited at most its own price; the rest waits', async () => {
    const referrer = await newBuyer('pro');
    await update({
      Key: { ...keys.creditedMonth(referrer.user.id, creditMonth(new Date())) },
      UpdateExpression: 'SET cents = :cents',
      ExpressionAttributeValues: { ':cents': 2499 - 7 },
    });
    await buy(await friendOf(referrer));
    await expect.poll(() => referral(referrer), eventually).toMatchObject({ credit: { left: 0.07 } });
    await buy(await friendOf(referrer));
    await expect
      .poll(() => referral(referrer), eventually)
      .toMatchObject({ waiting: 1, credit: { left: 0.07 } });
  });
});

describe('step by step, with a provider that only records', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const later = (days: number) => new Date(at.getTime() + days * 24 * 3600_000);
  const referrerAndFriend = async () => {
    const referrer = await newPerson();
    const friend = await friendOf(referrer);
    const customers = { referrer: `cus_${randomWord()}`, friend: `cus_${randomWord()}` };
    await storeCustomer(referrer.user.id, customers.referrer);
    await storeCustomer(friend.user.id, customers.friend);
    return { referrer, friend, customers };
  };
  const claim = (userId: string, id: string) =>
    claimCredit({ id, userId, at: at.toISOString(), state: 'waiting', cards: [] });

  test.each([
    ['the first payment', -1, 59, 'withdrawn'],
    ['the first payment, too late', -1, 61, 'waiting'],
    ['a renewal', 30 * 24 * 3600, 31, 'waiting'],
  ] as const)('a refund of %s', async (_what, chargedAfter, days, state) => {
    const { referrer, friend, customers } = await referrerAndFriend();
    const id = creditId(friend.user.email);
    await claim(referrer.user.id, id);
    const created = at.getTime() / 1000 + chargedAfter;
    const chargeOf = async () => ({ customerId: customers.friend, created });
    await applyReversal({ chargeId: 'ch_1' }, later(days), { chargeOf } as Partial<Credits> as Credits);
    expect((await findCredit(referrer.user.id, id))?.state).toBe(state);
  });

  test('a renewal earns nothing, even if the first payment earned nothing', async () => {
    const { referrer, friend, customers } = await referrerAndFriend();
    const recording: Partial<Credits> = { cardsOf: async () => [], monthOf: async () => undefined };
    const pay = (pays: 'start' | 'renewal') =>
      applyPayment(
        {
          customerId: customers.friend,
          userId: undefined,
          subscriptionId: 'sub_1',
          pays,
          amount: 999,
          currency: 'usd',
        },
        at,
        at,
        recording as Credits,
      );
    const credit = () => findCredit(referrer.user.id, creditId(friend.user.email));
    await pay('renewal');
    expect(await credit()).toBeUndefined();
    await pay('start');
    expect(await credit()).toMatchObject({ state: 'waiting' });
  });

  test('a reserved credit is paid even if the month is full for the one before it', async () => {
    const { referrer, customers } = await referrerAndFriend();
    const [first, second] = [`a${randomWord()}`, `b${randomWord()}`];
    await claim(referrer.user.id, first);
    await claim(referrer.user.id, second);
    const waiting = await findCredit(referrer.user.id, second);
    if (!waiting) throw new Error('the credit was not claimed');
    const month = { month: creditMonth(at), credited: 0, amount: 999, currency: 'usd' };
    expect(await reserveCredit(waiting, month)).toBe(true);
    const given: string[] = [];
    const recording: Partial<Credits> = {
      monthOf: async () => ({ price: 999, currency: 'usd' }),
      cardsOf: async () => [],
      give: async (_customer, { id }) => void given.push(id),
    };
    const renewal = {
      customerId: customers.referrer,
      userId: undefined,
      subscriptionId: 'sub_1',
      pays: 'renewal',
      amount: 999,
      currency: 'usd',
    } as const;
    await applyPayment(renewal, at, at, recording as Credits);
    expect(given).toEqual([second]);
    expect((await findCredit(referrer.user.id, first))?.state).toBe('waiting');
    expect((await findCredit(referrer.user.id, second))?.state).toBe('paid');
  });
});

test('without the provider, the page still has the code, and says that the figures are not known', async () => {
  const referrer = await newBuyer('pro');
  await local.control({ payments: { mode: 'error-500', match: referrer.user.customerId ?? '' } });
  onTestFinished(() =>
    local.control({ payments: { mode: 'normal', match: referrer.user.customerId ?? '' } }),
  );
  expect(await referral(referrer)).toMatchObject({ code: expect.any(String), credit: null });
});
