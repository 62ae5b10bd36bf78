/** Checks that every call makes first: method, body, session and subscription. */
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import {
  allowedMethods,
  hasPath,
  type RouteName,
  routeNames,
  routeOf,
} from '../../lambdas/contracts/routes.ts';
import { newLinkToken } from '../../lambdas/data/accounts/tokens.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { sessionKey } from '../../lambdas/http/accounts/session-keys.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { readSecret } from '../../lambdas/services/platform/secrets.ts';
import { setting } from '../../lambdas/services/platform/settings.ts';
import { newAdmin } from '../support/admins.ts';
import { call } from '../support/api.ts';
import { newPerson, newSubscriber } from '../support/people.ts';

const served = routeNames.filter(hasPath);
const protectedRoutes = served.filter((name) => ['user', 'subscriber'].includes(routeOf(name).access));
const forSubscribers = served.filter((name) => routeOf(name).access === 'subscriber');
/** Calls with a JSON body; the webhook signs its raw bytes. */
const accepting = (...methods: string[]) =>
  served.filter(
    (name) =>
      routeOf(name).access !== 'signature' &&
      routeOf(name).methods.some((method) => methods.includes(method)),
  );
const methodOf = (name: RouteName) => routeOf(name).methods[0] ?? 'GET';

const bodyOf = (name: RouteName) => (methodOf(name) === 'GET' ? {} : { method: methodOf(name), body: {} });

describe('method', () => {
  test.each(served)('%s refuses other methods with 405', async (name) => {
    for (const method of ['DELETE', 'OPTIONS'] as const) {
      const answer = await call(name, { method });
      expect([answer.status, answer.body.error]).toEqual([405, 'Method not allowed']);
      expect(answer.headers.get('allow')).toBe(allowedMethods(routeOf(name)).join(', '));
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('body', () => {
  // An email program posts a form to `unsubscribe`; the parameters are in the URL.
  const readBodies = accepting('POST', 'PUT').filter((name) => name !== 'unsubscribe');

  test.each(readBodies)('%s refuses anything but a JSON object', async (name) => {
    // A new user for each, because asks are also limited by the minute.
    const method = routeOf(name).methods.find((each) => each !== 'GET') ?? 'POST';
    const caller = routeOf(name).access === 'admin' ? newAdmin : newSubscriber;
    const send = async (body: string, headers: Record<string, string> = {}) =>
      call(name, { method, token: (await caller()).token, body, headers });
    for (const [error, bodies] of [
      ['The request body must be valid JSON', ['', '{', 'nothing']],
      ['The request body must be a JSON object', ['null', '[]', '1', '"x"']],
    ] as const) {
      for (const body of bodies) {
        const answer = await send(body);
        expect([body, answer.status, answer.body.error]).toEqual([body, 400, error]);
      }
    }
    expect((await send('{}')).status).toBe(400);
    expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(`{"a":"${'x'.repeat(64 * 1024)}"}`)).status).toBe(413);
    expect((await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).status).toBe(400);
    expect(
      (await send('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')).status,
    ).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('an unknown action is refused with the list of actions', async () => {
    const answer = await call('auth', { body: { action: 'become-admin' } });
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'action must be one of: login, register, resend-verification',
    ]);
  });
});

describe('session', () => {
  const refused = { error: 'Authentication required', requestId: expect.any(String) };

  test.each(protectedRoutes)('%s returns 401 without a session', async (name) => {
    const answer = await call(name, bodyOf(name));
    expect([answer.status, answer.body]).toEqual([401, refused]);
  });

  test('every invalid token gets the same answer', async () => {
    const { user } = await newPerson();
    const now = new Date();
    const claims = { email: user.email, role: 'user', ver: user.sessionVersion };
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    const seconds = Math.floor(now.getTime() / 1000);
    const foreign = (alg: string, header: object = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, typ: 'JWT', ...header })
        .setSubject(user.id)
        .setIssuer('gameplan')
        .setAudience('gameplan-users')
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600);
    const good = await signSession(user, 'gameplan-users', { remember: false, now });
    const [header, payload, signature] = good.split('.');
    const jwk = sessionKey(
      await readSecret(setting(environment.sessionKeysSecret)),
      Number(setting(environment.sessionKeyVersion)),
    );
    const ownKey = await importJWK(jwk, 'EdDSA');
    const own = (given: object, { kid = jwk.kid, typ = 'JWT' } = {}) =>
      new SignJWT({
        ...claims,
        ...{ sub: user.id, iss: 'gameplan', aud: 'gameplan-users', iat: seconds, exp: seconds + 3600 },
        jti: 'own',
        ...given,
      })
        .setProtectedHeader({ alg: 'EdDSA', typ, kid })
        .sign(ownKey);
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const flipped = `${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`;
    const tokens = {
      nonsense: 'nonsense',
      empty: '',
      'alg none': `${none}.${payload}.`,
      'foreign key': await foreign('EdDSA').sign(privateKey),
      'a foreign key that it brings along': await foreign('EdDSA', {
        jwk: await exportJWK(publicKey),
        jku: 'https://evil.example/keys',
      }).sign(privateKey),
      'a secret instead of a key': await foreign('HS256').sign(new TextEncoder().encode('x'.repeat(32))),
      'a flipped bit': `${header}.${payload}.${flipped}`,
      'an extra dot': `${good}.`,
      'a day old': await signSession(user, 'gameplan-users', {
        remember: false,
        now: new Date(now.getTime() - 25 * 3600_000),
      }),
      "an admin's": await signSession({ ...user, role: 'admin' }, 'gameplan-admins', {
        remember: false,
        now,
      }),
      'an older session version': await signSession({ ...user, sessionVersion: 0 }, 'gameplan-users', {
        remember: false,
        now,
      }),
      'of an account that is not there': await signSession({ ...user, id: 'nobody' }, 'gameplan-users', {
        remember: false,
        now,
      }),
      'ours without an end': await own({ exp: undefined }),
      'ours without a beginning': await own({ iat: undefined }),
      'ours without a version': await own({ ver: undefined }),
      'ours without an id': await own({ jti: undefined }),
      'ours in another name': await own({ iss: 'another' }),
      'ours from tomorrow on': await own({ nbf: seconds + 24 * 3600 }),
      'ours by a key we do not name': await own({}, { kid: 'another' }),
      'ours of another type': await own({}, { typ: 'at+jwt' }),
      'ours, longer than any we make': await own({ padding: 'x'.repeat(4096) }),
      'a link of a mail': newLinkToken('nobody').token,
      'ten kilobytes': 'x'.repeat(10_000),
    };
    expect((await call('get-user-status', { token: await own({}) })).status).toBe(200);
    for (const [name, token] of Object.entries(tokens)) {
      const answer = await call('get-user-status', { headers: { authorization: `Bearer ${token}` } });
      expect([name, answer.status, answer.body]).toEqual([name, 401, refused]);
    }
    for (const authorization of [good, `Basic ${good}`, `Bearer ${good}, Bearer ${good}`]) {
      expect((await call('get-user-status', { headers: { authorization } })).status).toBe(401);
    }
    expect((await call('get-user-status', { headers: { authorization: `bearer ${good}` } })).status).toBe(
      200,
    );
    expect((await call('get-user-status', { query: { token: good } })).status).toBe(401);
  });
});

describe('subscription', () => {
  test.each(forSubscribers)('%s returns 403 without an active subscription', async (name) => {
    for (const status of ['inactive', 'past_due', 'canceled', 'trialing']) {
      const { token } = await newPerson({ plan: status === 'inactive' ? 'free' : 'pro', status });
      const answer = await call(name, { ...bodyOf(name), token });
      expect([answer.status, answer.body.error]).toEqual([403, 'Active subscription required']);
    }
  });
});

describe('get-user-status', () => {
  test("shows no prompts for free users and the plan's prompts for subscribers", async () => {
    const free = await call('get-user-status', { token: (await newPerson()).token });
    expect(free.body).toEqual({
      status: 'inactive',
      subscription_plan: 'free',
      remainingPrompts: 0,
      breakUntil: null,
      reminder: {},
    });
    const core = await call('get-user-status', { token: (await newSubscriber('core')).token });
    expect(core.body).toMatchObject({
      status: 'active',
      subscription_plan: 'core',
      remainingPrompts: 10,
      breakUntil: null,
      picks: 0,
    });
    const pro = await call('get-user-status', { token: (await newSubscriber('pro')).token });
    expect(pro.body).toMatchObject({
      status: 'active',
      subscription_plan: 'pro',
      remainingPrompts: 50,
      breakUntil: null,
    });
  });

  test('shows subscribers how many games are priced by sport, as of the last read of the feed', async () => {
    const { body } = await call('get-user-status', { token: (await newSubscriber('core')).token });
    expect(body.priced.MLB).toEqual({
      markets: ['moneyline', 'spread', 'total', 'prop'],
      games: expect.any(Number),
      next: expect.any(Array),
      soonest: expect.any(Object),
    });
    const starts: string[] = body.priced.MLB.next.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts).toEqual(starts.toSorted());
    // The stand-in has no CFL game.
    expect(body.priced.CFL).toEqual({ markets: [], games: 0, next: [], soonest: {} });
  });

  test('responses carry headers against caching and sniffing', async () => {
    const { token, user } = await newPerson();
    const answer = await call('get-user-status', { token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await findUser(user.id))?.lastLoginAt).toBeNull();
  });
});

test('an unknown path is 404 everywhere', async () => {
  const answer = await call('no-such-call' as RouteName);
  expect([answer.status, answer.body.error]).toEqual([404, 'Not found']);
});
