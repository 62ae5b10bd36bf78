/** The payment provider's events: proven, each once, in any order, and never lost. */
import { describe, expect, test } from 'vitest';
import { isHandled } from '../../lambdas/data/payment-events.ts';
import { findUser } from '../../lambdas/data/users.ts';
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

/** A customer of the provider's who is known by what the subscription says. */
function newCustomer(person: Person) {
  const ids = { id: `sub_${randomWord()}`, customer: `cus_${randomWord()}`, userId: person.user.id };
  return (type: string, created: number, status: string, more: object = {}) =>
    eventOf(`customer.subscription.${type}`, created, subscriptionObject({ ...ids, status, ...more }));
}

describe('signature', () => {
  const body = () => JSON.stringify({ id: newEventId(), object: 'event', type: 'x', created: at, data: {} });
  const send = (text: string, signature?: string) =>
    call('stripe-webhook', { body: text, headers: { ...(signature && { 'stripe-signature': signature }) } });

  test('a signed event is received, whatever its type', async () => {
    const text = body();
    const answer = await send(text, signatureOf(text));
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  });

  test.each([
    ['none', () => undefined],
    ['another secret', (text: string) => signatureOf(text, { secret: 'another' })],
    [
      'five minutes and a second ago',
      (text: string) => signatureOf(text, { at: Math.floor(Date.now() / 1000) - 301 }),
    ],
    ['another text', (text: string) => signatureOf(`${text} `)],
    ['no time', (text: string) => signatureOf(text).replace(/t=\d+,/, '')],
    ['no signature', (text: string) => signatureOf(text).replace(/v1=.*/, 'v0=1')],
    ['nonsense', () => 'nonsense'],
  ])('%s is 400, and nothing is written', async (_name, sign) => {
    const person = await newPerson();
    const event = newCustomer(person)('created', at, 'active');
    const text = JSON.stringify(event);
    const answer = await send(text, sign(text));
    expect([answer.status, answer.body.error]).toEqual([400, 'Invalid signature']);
    expect(await isHandled(event.id)).toBe(false);
    expect(await findUser(person.user.id)).toEqual(person.user);
  });

  test('the bytes count: the same JSON written otherwise is not what was signed', async () => {
    const text = body();
    expect((await send(JSON.stringify(JSON.parse(text), null, 2), signatureOf(text))).status).toBe(400);
  });

  test('any content type, since the bytes are what counts', async () => {
    const text = body();
    for (const type of ['text/plain', 'application/octet-stream', 'application/json; charset=utf-8']) {
      const headers = { 'content-type': type, 'stripe-signature': signatureOf(text) };
      expect((await call('stripe-webhook', { body: text, headers })).status).toBe(200);
    }
  });

  test('while one secret is being replaced by another, either proves it', async () => {
    const text = body();
    const [, good = ''] = signatureOf(text).split(',');
    const [time] = signatureOf(text).split(',');
    expect((await send(text, `${time},v1=${'0'.repeat(64)},${good}`)).status).toBe(200);
  });

  test('half a megabyte is too much', async () => {
    expect((await send('x'.repeat(512 * 1024 + 1), 't=1,v1=1')).status).toBe(413);
  });
});

describe('effect', () => {
  test('each event once, though it comes five times and then twenty at once', async () => {
    const person = await newPerson();
    const event = newCustomer(person)('updated', at, 'active', { plan: 'pro' });
    for (let time = 0; time < 5; time += 1) expect((await deliver(event)).status).toBe(200);
    const after = await findUser(person.user.id);
    expect(after).toMatchObject({ plan: 'pro', subscriptionStatus: 'active', subscription: { revision: 1 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await findUser(person.user.id)).toEqual(after);
  });

  test('another event under the id of one that came has no effect', async () => {
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

  test('twenty at once that never came before have one effect', async () => {
    const person = await newPerson();
    const event = newCustomer(person)('created', at, 'active');
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'core', subscription: { revision: 1 } });
  });

  test('events of three seconds in every order, each twice, end in the newest', async () => {
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

  test('what happened in one second, in every order, ends as the provider says', async () => {
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

  test('all of one second at once end as the provider says', async () => {
    const person = await newBuyer('core');
    const subscription = (await findUser(person.user.id))?.subscription;
    if (subscription?.provider !== 'stripe') throw new Error('nothing was paid');
    const events = simultaneous(subscription.id, subscription.customerId, Math.floor(Date.now() / 1000) + 5);
    const answers = await Promise.all([...events, ...events].map(deliver));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // Only the stand-in's own word counts, and it says that nothing happened.
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'core', subscriptionStatus: 'active' });
  });

  test('an event for nobody is received, and what it said is not lost', async () => {
    const person = await newPerson();
    const make = newCustomer(person);
    const anonymous = make('created', at, 'active', { metadata: {} });
    expect((await deliver(anonymous)).status).toBe(200);
    expect(await isHandled(anonymous.id)).toBe(true);
    expect(await findUser(person.user.id)).toEqual(person.user);
    expect((await deliver(make('updated', at + 1, 'active', { plan: 'pro' }))).status).toBe(200);
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'pro', subscriptionStatus: 'active' });
  });

  test('a subscription to something else is none of our plans', async () => {
    const person = await newPerson();
    const event = newCustomer(person)('created', at, 'active', { plan: 'newsletter' });
    expect((await deliver(event)).status).toBe(200);
    expect(await findUser(person.user.id)).toEqual(person.user);
  });

  test('a customer belongs to one account, whatever a later event says', async () => {
    const owner = await newPerson();
    const other = await newPerson();
    const make = newCustomer(owner);
    await deliver(make('created', at, 'active'));
    const forOther = make('updated', at + 1, 'active', { plan: 'pro', metadata: { userId: other.user.id } });
    expect((await deliver(forOther)).status).toBe(200);
    expect(await findUser(owner.user.id)).toMatchObject({ plan: 'pro' });
    expect(await findUser(other.user.id)).toEqual(other.user);
  });
});

/** Everything that can happen to a subscription, in one second; what the events say is not how it ended. */
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
