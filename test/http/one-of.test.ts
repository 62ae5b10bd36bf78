/** The calls of one path: each request gets its own call's limits and prefetch, whatever the order of the calls. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ownPasskeys } from '../../lambdas/contracts/accounts/passkeys.ts';
import { type RouteName, routeNames } from '../../lambdas/contracts/routes.ts';
import { consume, type Limit } from '../../lambdas/data/platform/rates.ts';
import { handler as passkeys } from '../../lambdas/functions/passkeys.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { chooseEndpoint } from '../../lambdas/http/choose-endpoint.ts';
import { endpoint, oneOf } from '../../lambdas/http/endpoint.ts';
import { HttpError } from '../../lambdas/http/errors.ts';
import { limits } from '../../lambdas/http/limits.ts';
import type { Endpoint } from '../../lambdas/http/serve.ts';
import { eventOf } from '../support/event.ts';
import { newPerson, type Person, randomWord } from '../support/people.ts';

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first, nth) =>
    permutations(all.filter((_, other) => other !== nth)).map((rest) => [first, ...rest]),
  );
}

/** Noon, so that no window of a limit ends during the test. */
const now = new Date('2026-03-10T12:00:00Z');

let person: Person;
let token: string;
beforeAll(async () => {
  person = await newPerson();
  token = await signSession(person.user, 'gameplan-users', { remember: false, now });
});

type Callable = { readonly endpoint: Endpoint };

const calls = {
  begin: { action: 'options' },
  add: { action: 'add', name: 'Phone', passkey: {} },
  rename: { action: 'rename', id: 'AAAA', name: 'Phone' },
  remove: { action: 'remove', id: 'AAAA' },
};

const send = (handlers: readonly Callable[]) => (body: unknown) =>
  oneOf(...handlers)(eventOf('passkeys', { token, body }));

describe('in every order of its calls', () => {
  const prefetches: string[] = [];
  const limited = (scope: string): Limit => ({ scope, max: 1, seconds: 3600 });
  const named = (name: string) => ({ prefetch: async () => void prefetches.push(name) });

  /** One call with a limit of its own, one with another, one without. An admitted call answers its name as an error. */
  const made = (word: string) => {
    const answering = (name: string) => async () => {
      throw new HttpError(409, name);
    };
    return [
      endpoint(ownPasskeys.begin, {}, answering('begin'), {
        limits: [limited(`a-${word}`)],
        ...named('begin'),
      }),
      endpoint(ownPasskeys.remove, {}, answering('remove'), {
        limits: [limited(`b-${word}`)],
        ...named('remove'),
      }),
      endpoint(ownPasskeys.rename, {}, answering('rename'), named('rename')),
    ].map((each) => each.with({}, () => now));
  };

  test.each(permutations([0, 1, 2]))(
    '%i, %i, %i: each call has its own limit and prefetch',
    async (...order) => {
      const own = made(randomWord());
      const ask = send(order.map((nth) => own[nth] as (typeof own)[number]));
      const statusOf = async (body: unknown) => (await ask(body)).statusCode;
      prefetches.length = 0;
      expect([await statusOf(calls.remove), await statusOf(calls.remove)]).toEqual([409, 429]);
      // The other call's limit is untouched, and the call without one is never refused for its rate.
      expect([await statusOf(calls.begin), await statusOf(calls.begin)]).toEqual([409, 429]);
      expect([await statusOf(calls.rename), await statusOf(calls.rename)]).toEqual([409, 409]);
      expect(prefetches).toEqual(['remove', 'remove', 'begin', 'begin', 'rename', 'rename']);
    },
  );

  test('a request that names no call counts against every limit', async () => {
    const own = made(randomWord());
    const ask = send(own);
    const unknown = await ask({ action: 'other' });
    expect([unknown.statusCode, JSON.parse(unknown.body ?? '').error]).toEqual([
      400,
      'action must be one of: options, remove, rename',
    ]);
    const statuses = [];
    for (const body of [calls.begin, calls.remove, { action: 'other' }])
      statuses.push((await ask(body)).statusCode);
    expect(statuses).toEqual([429, 429, 429]);
  });

  test('what is wrong with the body is said only to an admitted caller', async () => {
    const event = { ...eventOf('passkeys', { token, body: {} }), body: '{' };
    const handler = oneOf(...made(randomWord()));
    const refused = await handler(event);
    expect([refused.statusCode, JSON.parse(refused.body ?? '').error]).toEqual([
      400,
      'The request body must be valid JSON',
    ]);
    expect((await handler(event)).statusCode, 'beyond the limit').toBe(429);
    const { authorization: _none, ...headers } = event.headers;
    expect((await handler({ ...event, headers })).statusCode, 'without a session').toBe(401);
  });
});

test('a call that one limit refuses uses up nothing of its other limits', async () => {
  const word = randomWord();
  const perMinute: Limit = { scope: `m-${word}`, max: 1, seconds: 60 };
  const perHour: Limit = { scope: `h-${word}`, max: 2, seconds: 3600 };
  const done = async () => ({ success: true as const });
  const remove = endpoint(ownPasskeys.remove, {}, done, { limits: [perMinute, perHour] });
  const statusAt = async (minute: number) => {
    const at = new Date(now.getTime() + minute * 60_000);
    return (await send([remove.with({}, () => at)])(calls.remove)).statusCode;
  };
  expect([await statusAt(0), await statusAt(0), await statusAt(0)]).toEqual([200, 429, 429]);
  expect([await statusAt(1), await statusAt(2)]).toEqual([200, 429]);
});

test("the limit of passkeys' changes holds in every order of the calls", async () => {
  for (let use = 0; use < limits.passkeys.max; use += 1) {
    await consume(limits.passkeys, person.user.id, now);
  }
  const atNow = passkeys.endpoints.map((each) => ({ endpoint: { ...each, clock: () => now } }));
  for (const endpoints of permutations(atNow)) {
    const handler = oneOf(...endpoints);
    const statuses = await Promise.all(
      Object.values(calls).map(
        async (body) => (await handler(eventOf('passkeys', { token, body }))).statusCode,
      ),
    );
    expect(statuses).toEqual([429, 429, 429, 429]);
  }
  const list = await oneOf(...atNow)(eventOf('passkeys', { method: 'GET', token }));
  expect(list.statusCode, 'reading is not limited').toBe(200);
});

test('every path chooses the same call in every order', async () => {
  const several = await Promise.all(
    routeNames.map(async (name: RouteName) => {
      const { handler } = await import(`../../lambdas/functions/${name}.ts`);
      return ((handler.endpoints ?? []) as Endpoint[]).filter(({ contract }) => contract.method !== 'GET');
    }),
  );
  const paths = several.filter((endpoints) => endpoints.length > 1);
  expect(paths.length).toBeGreaterThan(10);
  for (const endpoints of paths) {
    const actions = [...endpoints.map(({ contract }) => contract.action), 'other'];
    const orders = endpoints.map((_, nth) => [...endpoints.slice(nth), ...endpoints.slice(0, nth)]);
    const chosen = [...orders, endpoints.toReversed()].map((order) =>
      actions.map((action) => chooseEndpoint(order, endpoints[0]?.contract.method ?? 'POST', action).chosen),
    );
    expect(new Set(chosen.map((each) => each.map((one) => one && endpoints.indexOf(one)).join())).size).toBe(
      1,
    );
  }
});

test('two calls that answer the same request, or of two paths, cannot share a path', () => {
  const removal = endpoint(ownPasskeys.remove, {}, async () => ({ success: true as const }));
  expect(() => oneOf(removal, removal)).toThrow('Two calls of passkeys answer POST remove');
  const elsewhere = {
    endpoint: { ...removal.endpoint, contract: { ...ownPasskeys.list, route: 'auth' } },
  } as const;
  expect(() => oneOf(removal, elsewhere)).toThrow('Calls of several paths: passkeys, auth');
});
