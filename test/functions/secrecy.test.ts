/** What an attacker can learn: nothing from texts, nothing from timing, and nothing about a deleted account. */
import { getRounds } from 'bcryptjs';
import { describe, expect, test } from 'vitest';
import { routeOf } from '../../lambdas/contracts/routes.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { beginRemoval } from '../../lambdas/data/removal.ts';
import { signIn } from '../../lambdas/functions/auth.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { hashPassword, nobody, passwordMatches } from '../../lambdas/services/accounts/passwords.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { eventOf } from '../support/event.ts';
import { newAddress, newPerson, newSubscriber, newVisitor, setSubscription } from '../support/people.ts';

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

describe('timing', () => {
  test('an unknown address costs as much work as a wrong password', async () => {
    const { user } = await newPerson();
    const compared: (string | undefined)[] = [];
    const run = signIn.with({
      passwordMatches: (given, hash) => {
        compared.push(hash);
        return passwordMatches(given, hash);
      },
    });
    for (const email of [user.email, newAddress()]) {
      const body = { action: 'login', email, password: 'Wrong-Horse-7' };
      expect((await run(eventOf('auth', { body }))).statusCode).toBe(401);
    }
    expect(compared).toEqual([user.passwordHash, undefined]);
    // The cost of a comparison depends only on the hash.
    expect(getRounds(nobody)).toBe(getRounds(await hashPassword('Any-Horse-7')));
  });

  test('a reset request takes at least half a second, whether or not there is an account', async () => {
    const { user } = await newPerson();
    for (const email of [user.email, newAddress()]) {
      const request = () => call('auth-reset-password', { body: { action: 'request', email } });
      expect(await milliseconds(request)).toBeGreaterThanOrEqual(499);
    }
  });
});

describe('access', () => {
  test('ends at once with 401 for a deleted account, and with 403 for one that stopped paying', async () => {
    const deleted = await newSubscriber();
    await beginRemoval(deleted.user.id, new Date().toISOString());
    expect((await call('tracker-get', { token: deleted.token })).status).toBe(401);
    const leaving = await findUser(deleted.user.id);
    if (!leaving) throw new Error('the account no longer exists');
    const newest = await signSession(leaving, 'gameplan-users', { remember: false, now: new Date() });
    expect((await call('tracker-get', { token: newest })).status).toBe(401);
    const late = await newSubscriber();
    expect((await call('tracker-get', { token: late.token })).status).toBe(200);
    await setSubscription(late.user.id, 'pro', 'past_due');
    expect((await call('tracker-get', { token: late.token })).status).toBe(403);
    expect((await call('get-user-status', { token: late.token })).body.status).toBe('past_due');
  });
});

describe('input', () => {
  test('larger than Lambda accepts is 413, and the next call works', async () => {
    const { token } = await newSubscriber();
    const answer = await call('tracker-save', { token, body: `{"a":"${'x'.repeat(7 * 1024 * 1024)}"}` });
    expect(answer.status).toBe(413);
    expect((await call('tracker-get', { token })).status).toBe(200);
  });

  test.each([
    ['prompt-process', 'prompt', { sport: 'NFL' }],
    ['prompt-process', 'sport', { prompt: 'A pick' }],
    ['tracker-save', 'promptLogId', {}],
    ['tracker-update', 'pickId', { status: 'hit' }],
    ['create-checkout-session', 'successUrl', { planName: 'core', cancelUrl: 'x' }],
    ['manage-subscription', 'returnUrl', { action: 'portal' }],
    ['auth', 'email', { action: 'login', password: 'Wrong-Horse-7' }],
    ['auth', 'password', { action: 'login', email: 'a@b.co' }],
    ['auth', 'name', { action: 'register', email: 'a@b.co', password: 'Wrong-Horse-7', agreeToTerms: true }],
    ['auth-reset-password', 'token', { action: 'verify' }],
    ['admin-auth', 'email', { action: 'login', password: 'Wrong-Horse-7' }],
  ] as const)(
    '%s with an overlong or deeply nested %s is 400 before any costly work',
    async (name, field, rest) => {
      const { token } = await newSubscriber();
      const method = routeOf(name).methods.find((each) => each !== 'GET') ?? 'POST';
      const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
      const long = JSON.stringify(`a@${'a.'.repeat(30_000)}`);
      for (const value of [deep, long]) {
        const body = `${JSON.stringify(rest).slice(0, -1)}${Object.keys(rest).length > 0 ? ',' : ''}"${field}":${value}}`;
        // A backtracking pattern would exceed the test's timeout on this input.
        const answer = await call(name, { method, token, body, visitor: newVisitor() });
        expect(answer.status).toBe(400);
        expect(answer.text.length).toBeLessThan(500);
      }
    },
  );

  test('metadata nested too deeply is refused and not stored', async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame())]);
    const save = (depth: number) => {
      const metadata = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      const body = `{"promptLogId":"${ask.id}","metadata":${metadata}}`;
      return call('tracker-save', { token: person.token, body });
    };
    for (const depth of [19, 5_000, 10_000, 31_000]) {
      const answer = await save(depth);
      expect([answer.status, answer.body.error]).toEqual([400, 'The request body is nested too deeply']);
    }
    expect((await call('tracker-get', { token: person.token })).body.total).toBe(0);
    expect((await save(18)).status).toBe(201);
  });

  test('a repeated name always uses the same value', async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame())]);
    const twice = `{"promptLogId":"nothing","promptLogId":"${ask.id}"}`;
    expect((await call('tracker-save', { token: person.token, body: twice })).status).toBe(201);
    const answer = await call('tracker-get', { token: person.token, headers: {}, query: { limit: '1,2' } });
    expect([answer.status, answer.body.error]).toEqual([400, 'limit must be a whole number from 1 to 100']);
  });

  test('text that looks like markup is stored and returned as text', async () => {
    const { token } = await newSubscriber();
    const unread = '<img src=x onerror=alert(1)> \u202e moneyline {{7*7}}';
    const back = await call('prompt-process', { token, body: { prompt: unread, sport: 'NFL' } });
    expect([back.status, back.body.kind]).toEqual([200, 'clarify']);
    expect(back.body.response).not.toContain('<img');
    const prompt = '<b> a safe moneyline \u202e pick for Sunday </b>';
    const { status, body } = await call('prompt-process', { token, body: { prompt, sport: 'NFL' } });
    expect([status, body.kind]).toEqual([200, 'play']);
    const { body: list } = await call('get-predictions', { token });
    const own = list.predictions.find(({ id }: { id: string }) => id === body.promptLogId);
    expect(own.prompt_text).toBe(prompt.trim());
  });
});
