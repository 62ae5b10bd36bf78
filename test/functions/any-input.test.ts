/** No input breaks a call: inputs generated from the contract of every row in the table of functions. */
import { describe, expect, inject, test } from 'vitest';
import type { Contract, Schema } from '../../lambdas/contracts/platform/contract.ts';
import { hasPath, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import type { Handler } from '../../lambdas/http/serve.ts';
import { shuffled } from '../../scripts/bench/statistics.ts';
import { newAdmin } from '../support/admins.ts';
import { isFull } from '../support/depth.ts';
import { eventOf } from '../support/event.ts';
import { exampleOf, hostileInputs, malformedInputs } from '../support/faults/hostile.ts';
import { newSubscriber, newVisitor } from '../support/people.ts';

interface Served {
  readonly handler: Handler;
  readonly contract: Contract;
  /** Its input: a body or a query. */
  readonly schema: Schema;
}

const everyCall: Served[] = [];
for (const name of routeNames.filter(hasPath)) {
  const { handler } = await import(`../../lambdas/functions/${name}.ts`);
  const endpoints: { contract: Contract }[] = handler.endpoints ?? [handler.endpoint];
  for (const { contract } of endpoints) {
    const schema = contract.body ?? contract.query;
    if (schema) everyCall.push({ handler, contract, schema });
  }
}

const nameOf = ({ contract: { route, method, action } }: Served) => [method, route, action].join(' ').trim();

/** Values that only the site itself knows. */
const own = () => ({
  successUrl: `${inject('origin')}/`,
  cancelUrl: `${inject('origin')}/`,
  returnUrl: `${inject('origin')}/`,
});

async function answerTo({ handler, contract }: Served, input: unknown) {
  const { route, method, action } = contract;
  const { access } = routeOf(route);
  // A new user each time, so that no rate limit is reached.
  const caller = access === 'public' ? undefined : access === 'admin' ? newAdmin() : newSubscriber();
  const token = (await caller)?.token;
  const isBody = contract.body !== undefined;
  const event = eventOf(route, {
    method,
    visitor: newVisitor(),
    ...(token && { token }),
    ...(isBody && { body: { ...(input as object), ...(action && { action }) } }),
    ...(!isBody && { query: input as Record<string, string> }),
  });
  const { statusCode, body, headers } = await handler(event);
  const isJson = String(headers?.['content-type']).startsWith('application/json');
  return { status: statusCode ?? 0, error: isJson ? JSON.parse(body || '{}').error : 'a page' };
}

/** In small groups, because each needs a new account. */
async function inTurns<T>(all: readonly T[], ask: (each: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let each = left.pop(); each !== undefined; each = left.pop()) await ask(each);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

test('every call with an input is covered', () => {
  expect(everyCall.length).toBeGreaterThan(20);
  for (const served of everyCall) {
    const { error } = served.schema.safeParse(exampleOf(served.schema, own()));
    expect([nameOf(served), error]).toEqual([nameOf(served), undefined]);
  }
});

describe.each(everyCall.map((served) => [nameOf(served), served] as const))('%s', (_name, served) => {
  const { schema, contract } = served;
  const example = exampleOf(schema, own());
  /** A query contains only strings. */
  const canBeSent = (input: object) =>
    contract.body !== undefined || Object.values(input).every((value) => typeof value === 'string');

  test('refuses a lone surrogate anywhere', async () => {
    await inTurns(malformedInputs(schema, example).filter(canBeSent), async (input) => {
      expect([input, await answerTo(served, input)]).toEqual([
        input,
        { status: 400, error: 'Text must be well-formed Unicode' },
      ]);
    });
  });

  test('never fails with a 500', { timeout: 120_000 }, async () => {
    const all = hostileInputs(schema, example).filter(({ input }) => canBeSent(input));
    // A sixth is the sample, others in each run: a new account for each takes long.
    const inputs = isFull ? all : shuffled(all).slice(0, Math.ceil(all.length / 6));
    await inTurns(inputs, async ({ field, input }) => {
      const { status } = await answerTo(served, input);
      const value = JSON.stringify(input[field]).slice(0, 60);
      expect([field, value, status < 500 || status]).toEqual([field, value, true]);
    });
  });
});
