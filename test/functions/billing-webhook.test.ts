/** The payment provider's events: signature required, each applied once, in any order, none lost. */
import { describe, expect, test } from 'vitest';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { isHandled } from '../../lambdas/data/billing/payment-events.ts';
import { call } from '../support/api.ts';
import {
  billing,
  deliver,
  type EventLike,
  eventOf,
  newBuyer,
  newEventId,
  signatureOf,
  subscriptionObject,
} from '../support/billing.ts';
import { newPerson, type Person, randomWord } from '../support/people.ts';

const at = 1_790_000_000;

/** A new customer at the provider, linked to a user by the subscription's metadata. */
function newCustomer(person: Person) {
  const ids = { id: `sub_${randomWord()}`, customer: `cus_${randomWord()}`, userId: person.user.id };
  return (type: string, created: number, status: string, more: object = {}) =>
    eventOf(`customer.subscription.${type}`, created, subscriptionObject({ ...ids, status, ...more }));
}

describe('signature', () => {
  const body = () => JSON.stringify({ id: newEventId(), object: 'event', type: 'x', created: at, data: {} });
  const send = (text: string, signature?: string) =>
    call('stripe-webhook', { body: text, headers: { ...(signature && { 'stripe-signature': signature }) } });

  test('accepts any signed event type', async () => {
    const text = body();
    const answer = await send(text, signatureOf(text));
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  });

  test.each([
    ['none', () => undefined],
    ['another secret', (text: string) => signatureOf(text, { secret: 'another' })],
    [
      'signed five minutes and a second ago',
      (text: string) => signatureOf(text, { at: Math.floor(Date.now() / 1000) - 301 }),
    ],
    ['signed over another body', (text: string) => signatureOf(`${text} `)],
    ['no timestamp', (text: string) => signatureOf(text).replace(/t=\d+,/, '')],
    ['no signature', (text: string) => signatureOf(text).replace(/v1=.*/, 'v0=1')],
    ['nonsense', () => 'nonsense'],
  ])('refuses %s with 400 and writes nothing', async (_name, sign) => {
    const person = await newPerson();
    const event = newCustomer(person)('created', at, 'active');
    const text = JSON.stringify(event);
    const answer = await send(text, sign(text));
    expect([answer.status, answer.body.error]).toEqual([400, 'Invalid signature']);
    expect(await isHandled(event.id)).toBe(false);
    expect(await findUser(person.user.id)).toEqual(person.user);
  });

  test('covers the exact bytes, so reformatted JSON is refused', async () => {
    const text = body();
    expect((await send(JSON.stringify(JSON.parse(text), null, 2), signatureOf(text))).status).toBe(400);
  });

  test('accepts any content type', async () => {
    const text = body();
    for (const type of ['text/plain', 'application/octet-stream', 'application/json; charset=utf-8']) {
      const headers = { 'content-type': type, 'stripe-signature': signatureOf(text) };
      expect((await call('stripe-webhook', { body: text, headers })).status).toBe(200);
    }
  });

  test('accepts either secret while one replaces the other', async () => {
    const text = body();
    const [, good = ''] = signatureOf(text).split(',');
    const [time] = signatureOf(text).split(',');
    expect((await send(text, `${time},v1=${'0'.repeat(64)},${good}`)).status).toBe(200);
  });

  test('refuses a body of half a megabyte', async () => {
    expect((await send('x'.repeat(512 * 1024 + 1), 't=1,v1=1')).status).toBe(413);
  });
});

describe('effect', () => {
  test('applies an event once, even when delivered five times and then twenty at once', async () => {
    const person = await newPerson();
    const event = newCustomer(person)('updated', at, 'active', { plan: 'pro' });
    for (let time = 0; time < 5; time += 1) expect((await deliver(event)).status).toBe(200);
    const after = await findUser(person.user.id);
    expect(after).toMatchObject({ plan: 'pro', subscriptionStatus: 'active', subscription: { revision: 1 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await findUser(person.user.id)).toEqual(after);
  });

  test('ignores another event with an id that was already handled', async () => {
    const person = await newPerson();
    const make = newCustomer(person);
    const first = make('created', at, 'active');
    expect((await deliver(first)).status).toBe(200);
    const after = await findUser(person.user.id);
    const other = { ...make('updated', at + 1, 'active', { plan: 'pro' }), id: first.id };
    expect((await deliver(other)).status).toBe(200);
    expect(await findUser(person.user.id)).toEqual(after);
    expect(after).toMatchObject({ plan: 'core' });
  });

  test('applies a new event once when it is delivered twenty times at once', async () => {
    const person = await newPerson();
    const event = newCustomer(person)('created', at, 'active');
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'core', subscription: { revision: 1 } });
  });

  test('ends with the newest state when events of three seconds arrive in any order, each twice', async () => {
    for (const order of permutations([0, 1, 2])) {
      const { user, token } = await newPerson();
      const make = newCustomer({ user, token });
      const events = [
        make('created', at, 'incomplete'),
        make('updated', at + 1, 'active', { plan: 'pro' }),
        make('deleted', at + 2, 'canceled', { plan: 'pro' }),
      ];
      for (const index of order) {
        const event = events[index] as EventLike;
        expect((await deliver(event)).status).toBe(200);
        expect((await deliver(event)).status).toBe(200);
      }
      expect(await findUser(user.id)).toMatchObject({
        plan: 'free',
        subscriptionStatus: 'canceled',
        subscription: { lastEventAt: at + 2, status: 'canceled' },
      });
    }
  });

  test("ends with the provider's state when events of one second arrive in any order", async () => {
    const person = await newBuyer('pro');
    await billing(person, 'fail-next');
    await billing(person, 'renew');
    await billing(person, 'end');
    const subscription = (await findUser(person.user.id))?.subscription;
    if (subscription?.provider !== 'stripe') throw new Error('nothing was paid');
    const { id, customerId: customer } = subscription;
    for (const order of permutations([0, 1, 2, 3])) {
      const events = simultaneous(id, customer, Math.floor(Date.now() / 1000));
      for (const index of order) {
        const event = events[index] as EventLike;
        expect((await deliver(event)).status).toBe(200);
        expect((await deliver(event)).status).toBe(200);
      }
      expect(await findUser(person.user.id)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
    }
  }, 60_000);

  test("ends with the provider's state when all events of one second arrive at once", async () => {
    const person = await newBuyer('core');
    const subscription = (await findUser(person.user.id))?.subscription;
    if (subscription?.provider !== 'stripe') throw new Error('nothing was paid');
    const events = simultaneous(subscription.id, subscription.customerId, Math.floor(Date.now() / 1000) + 5);
    const answers = await Promise.all([...events, ...events].map(deliver));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // Only the stand-in's own state counts, and there nothing has happened.
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'core', subscriptionStatus: 'active' });
  });

  test('accepts an event for an unknown user without losing it', async () => {
    const person = await newPerson();
    const make = newCustomer(person);
    const anonymous = make('created', at, 'active', { metadata: {} });
    expect((await deliver(anonymous)).status).toBe(200);
    expect(await isHandled(anonymous.id)).toBe(true);
    expect(await findUser(person.user.id)).toEqual(person.user);
    expect((await deliver(make('updated', at + 1, 'active', { plan: 'pro' }))).status).toBe(200);
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'pro', subscriptionStatus: 'active' });
  });

  test('ignores a subscription to another product', async () => {
    const person = await newPerson();
    const event = newCustomer(person)('created', at, 'active', { plan: 'newsletter' });
    expect((await deliver(event)).status).toBe(200);
    expect(await findUser(person.user.id)).toEqual(person.user);
  });

  test('keeps a customer with one account, whatever a later event says', async () => {
    const linked = await newPerson();
    const other = await newPerson();
    const make = newCustomer(linked);
    await deliver(make('created', at, 'active'));
    const forOther = make('updated', at + 1, 'active', { plan: 'pro', metadata: { userId: other.user.id } });
    expect((await deliver(forOther)).status).toBe(200);
    expect(await findUser(linked.user.id)).toMatchObject({ plan: 'pro' });
    expect(await findUser(other.user.id)).toEqual(other.user);
  });
});

/** Every change of a subscription in one second; the final state is not in the events. */
function simultaneous(id: string, customer: string, created: number): EventLike[] {
  const about = (status: string) => subscriptionObject({ id, customer, status, plan: 'pro' });
  return [
    eventOf('customer.subscription.created', created, about('incomplete')),
    eventOf('customer.subscription.updated', created, about('past_due')),
    eventOf('customer.subscription.deleted', created, about('canceled')),
    eventOf('invoice.payment_failed', created, {
      object: 'invoice',
      customer,
      parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata: {} } },
    }),
  ];
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
