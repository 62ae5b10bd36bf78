/** Account deletion: proof of identity, and the customer at the payment provider. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import * as subscriptions from '../../lambdas/data/billing/subscriptions.ts';
import * as removal from '../../lambdas/data/removal.ts';
import { handler as checkout } from '../../lambdas/functions/create-checkout-session.ts';
import { handler as deactivate } from '../../lambdas/functions/deactivate-account.ts';
import { handler as finishRemovals } from '../../lambdas/functions/finish-removals.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { limits } from '../../lambdas/http/limits.ts';
import * as payments from '../../lambdas/services/billing/payments.ts';
import { call } from '../support/api.ts';
import { newBuyer, ownUrls, paymentsKey, press, startCheckout } from '../support/billing.ts';
import { eventOf } from '../support/event.ts';
import { exhaust } from '../support/limits.ts';
import { newPerson, type Person, password } from '../support/people.ts';

const provider = () => `${inject('origin')}/_local/payments`;
const stripe = () => payments.connect(paymentsKey, provider());

const leave = ({ token }: Pick<Person, 'token'>, more: object = {}) =>
  call('deactivate-account', { token, body: { confirm: 'DELETE', ...more } });

describe('account deletion in a session older than ten minutes', () => {
  async function signedInMinutesAgo(minutes: number): Promise<Person> {
    const { user } = await newPerson();
    const now = new Date(Date.now() - minutes * 60_000);
    return { user, token: await signSession(user, 'gameplan-users', { remember: true, now }) };
  }

  test('requires the right password', async () => {
    const person = await signedInMinutesAgo(11);
    const bare = await leave(person);
    expect([bare.status, bare.body.proof]).toEqual([403, 'required']);
    expect(bare.body.error).toBe('Please enter your password to confirm that it’s you.');
    const wrong = await leave(person, { password: 'Wrong-Horse-7' });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'Password is incorrect']);
    expect(await findUser(person.user.id)).toMatchObject({ deactivatedAt: null });
    expect((await leave(person, { password })).status).toBe(200);
    expect(await findUser(person.user.id)).toBeUndefined();
  });

  test('limits password guesses: after ten, even the right one is refused', async () => {
    const person = await signedInMinutesAgo(11);
    await exhaust(limits.passwordOfAccount, person.user.id);
    expect((await leave(person, { password })).status).toBe(429);
    expect(await findUser(person.user.id)).toBeDefined();
  });

  test('needs no password in a newer session', async () => {
    expect((await leave(await signedInMinutesAgo(9))).status).toBe(200);
  });
});

describe('account deletion at the payment provider', () => {
  const customerOf = async ({ user }: Person) => (await findUser(user.id))?.customerId ?? '';

  test('deletes the customer with the subscription', async () => {
    const person = await newBuyer();
    const customer = await customerOf(person);
    expect((await leave(person)).status).toBe(200);
    await expect(stripe().customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' });
    const { data } = await stripe().subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });

  test('expires an open checkout', async () => {
    const person = await newPerson();
    const { body } = await startCheckout(person);
    expect((await leave(person)).status).toBe(200);
    const page = await press(body.url, 'pay');
    expect(await page.text()).toContain('This checkout has expired');
    const { data } = await stripe().checkout.sessions.list({ status: 'open', limit: 100 });
    expect(data.map(({ id }) => id)).not.toContain(body.sessionId);
  });

  test('removes a customer created by a checkout in progress', async () => {
    const person = await newPerson();
    const made: string[] = [];
    const slow = {
      ...payments,
      createCustomer: async (userId: string, email: string) => {
        const id = await payments.createCustomer(userId, email);
        made.push(id);
        expect((await leave(person)).status).toBe(200);
        return id;
      },
    };
    const answer = await checkout.with({ payments: slow })(
      eventOf('create-checkout-session', { token: person.token, body: { planName: 'core', ...ownUrls() } }),
    );
    expect(answer.statusCode).toBe(401);
    expect(made).toHaveLength(1);
    await expect(stripe().customers.retrieve(made[0] ?? '')).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  describe('a checkout that dies between creating the customer and storing its id', () => {
    async function cutOff(): Promise<Person> {
      const person = await newPerson();
      const dies = { ...subscriptions, storeCustomer: () => Promise.reject(new Error('killed')) };
      const answer = await checkout.with({ subscriptions: dies })(
        eventOf('create-checkout-session', { token: person.token, body: { planName: 'core', ...ownUrls() } }),
      );
      expect([answer.statusCode, (await customersOf(person)).length]).toEqual([500, 1]);
      expect((await findUser(person.user.id))?.customerId).toBeUndefined();
      return person;
    }
    const customersOf = async ({ user: { email } }: Person) =>
      (await stripe().customers.list({ email })).data;

    test('leaves no customer behind when the account is deleted', async () => {
      const person = await cutOff();
      expect((await leave(person)).status).toBe(200);
      expect(await customersOf(person)).toEqual([]);
    });

    test('leaves no customer behind even if the account is deleted before the customer is created', async () => {
      const person = await newPerson();
      await subscriptions.beginCustomer(person.user);
      expect((await leave(person)).status).toBe(200);
      await stripe().customers.create({
        email: person.user.email,
        metadata: { userId: person.user.id },
      });
      await finishRemovals();
      expect(await customersOf(person)).toEqual([]);
    });

    test('is followed by one that finds the customer, even after the idempotency key has expired', async () => {
      const person = await newPerson();
      const { email, id } = person.user;
      const { id: made } = await stripe().customers.create({ email, metadata: { userId: id } });
      expect((await startCheckout(person)).status).toBe(200);
      expect(await customerOf(person)).toBe(made);
      const another = await cutOff();
      expect((await startCheckout(another)).status).toBe(200);
      expect((await customersOf(another)).map((each) => each.id)).toEqual([await customerOf(another)]);
      expect((await findUser(another.user.id))?.customerEmail).toBeUndefined();
    });
  });

  test('a customer created after the deletion read the account is removed within the hour', async () => {
    const person = await newPerson();
    let customer = '';
    const late = {
      ...removal,
      beginRemoval: async (...given: Parameters<typeof removal.beginRemoval>) => {
        customer = await payments.createCustomer(person.user.id, person.user.email);
        await subscriptions.storeCustomer(person.user.id, customer);
        return removal.beginRemoval(...given);
      },
    };
    const answer = await deactivate.with({ removal: late })(
      eventOf('deactivate-account', { token: person.token, body: { confirm: 'DELETE' } }),
    );
    expect(answer.statusCode).toBe(200);
    await finishRemovals();
    await expect(stripe().customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('a lost response of the provider', () => {
  const before = process.env[environment.paymentsBaseUrl];
  afterEach(() => {
    process.env[environment.paymentsBaseUrl] = before;
  });

  test.each([
    ['a customer', payments.removeCustomer],
    ['a subscription', payments.cancelAllSubscriptions],
  ])('to a completed deletion of %s is not an error', async (_what, end) => {
    const { user } = await newBuyer();
    let lost = 0;
    const proxy = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(provider() + request.url, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      });
      if (request.method === 'DELETE' && lost === 0) {
        lost += 1;
        response.socket?.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    process.env[environment.paymentsBaseUrl] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    try {
      await end(user.customerId ?? '');
      expect(lost).toBe(1);
    } finally {
      proxy.closeAllConnections();
      proxy.close();
    }
  });
});
