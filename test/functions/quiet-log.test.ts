/** Whatever goes wrong, wherever: the log says what and where, and holds nothing of a person and nothing that opens a door. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import type { Contract } from '../../lambdas/contracts/contract.ts';
import { hasPath, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { ConditionFailed } from '../../lambdas/data/table.ts';
import { newLinkToken } from '../../lambdas/data/tokens.ts';
import { MailNotSent } from '../../lambdas/services/mail.ts';
import { PaymentsFailed } from '../../lambdas/services/payments.ts';
import { log } from '../../lambdas/telemetry/log.ts';
import { newAdmin } from '../support/admins.ts';
import { eventOf } from '../support/event.ts';
import { exampleOf } from '../support/hostile.ts';
import { logged } from '../support/log-lines.ts';
import { newSubscriber, password } from '../support/people.ts';

const { token: link, hash: linkHash } = newLinkToken('nobody');

const item = {
  email: 'person.seven+bets@example.org',
  passwordHash: '$2b$10$ADem24eiot9TDHJfO7HctuSVo6GbPycoPaYb3.etwZI3R1Grd/90S',
  resetHash: linkHash,
  link,
  session: `eyJhbGciOiJFZERTQSJ9.${'eyJzdWIiOiJ4In0'}.c2lnbmF0dXJl`,
  key: `whsec_${'a1'.repeat(8)}`,
  prompt: 'what I asked in private',
};

/** As an SDK throws it: with what was sent and what came, in the message, in fields, and in what caused it. */
function telling(): Error {
  const { prompt: _unspoken, ...said } = item;
  const cause = Object.assign(new Error(`refused: ${Object.values(said).join(' ')}`), { item });
  return Object.assign(new Error(`Not written: ${JSON.stringify(said)}`, { cause }), {
    item,
    code: 'ValidationException',
    $response: { body: item },
    CancellationReasons: [{ Item: item }],
  });
}

function expectQuiet(lines: readonly unknown[], more: readonly string[] = []): void {
  const text = JSON.stringify(lines);
  for (const secret of [...Object.values(item), password, ...more]) expect(text).not.toContain(secret);
}

test.each([
  ['a condition that did not hold', new ConditionFailed([item, null])],
  ['a mail that was refused', new MailNotSent(Object.assign(telling(), { name: 'MessageRejected' }))],
  ['a payment that failed', new PaymentsFailed(Object.assign(telling(), { raw: item, headers: item }))],
  ['several at once', new AggregateError([telling(), telling()], `2 failed: ${item.email}`)],
  ['a text', `failed for ${item.email} by ${item.link}`],
])('%s is told of without what it was about', async (_name, error) => {
  const lines = await logged(async () => log.error('failed', error));
  expect(lines).toHaveLength(1);
  expectQuiet(lines);
});

test('what is needed to find a failure is there', async () => {
  const [line] = await logged(async () => log.error('failed', new MailNotSent(telling())));
  expect(line).toMatchObject({
    level: 'ERROR',
    error: {
      name: 'MailNotSent',
      message: 'The mail could not be sent',
      stack: expect.stringContaining('quiet-log.test.ts'),
      cause: { message: expect.stringContaining('[address]'), code: 'ValidationException', cause: {} },
    },
  });
});

/** Breaks one call to the table, all of them, or none; @returns how many there were. */
async function breakingAt(step: number | 'each', run: () => Promise<unknown>): Promise<number> {
  const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
  let steps = 0;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: unknown,
  ) {
    steps += 1;
    if (step === 'each' || steps === step) throw telling();
    return send.call(this, command);
  } as typeof DynamoDBDocumentClient.prototype.send);
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return steps;
}

/** Of calls that take more, those behind are like those before. */
const looked = 8;

describe.each(routeNames.filter((name) => hasPath(name) && routeOf(name).access !== 'signature'))(
  '%s',
  (name) => {
    test('is quiet at whichever step it breaks', async () => {
      const { handler } = await import(`../../lambdas/functions/${name}.ts`);
      const endpoints: { contract: Contract }[] = handler.endpoints ?? [handler.endpoint];
      for (const { contract } of endpoints) {
        const { body, query, method, action } = contract;
        const attempt = async (step: number) => {
          const admin = routeOf(name).access === 'admin' ? await newAdmin() : undefined;
          const { token, user } = admin ? { token: admin.token, user: admin.admin } : await newSubscriber();
          const event = eventOf(name, {
            method,
            token,
            ...(method !== 'GET' && { body: { ...(body && exampleOf(body)), ...(action && { action }) } }),
            ...(query && { query: onlyTexts(exampleOf(query)) }),
          });
          let steps = 0;
          const lines = await logged(async () => {
            steps = await breakingAt(step, () => handler(event));
          });
          expectQuiet(lines, [token, user.email]);
          return steps;
        };
        const steps = await attempt(0);
        for (let step = 1; step <= Math.min(steps, looked); step += 1) await attempt(step);
      }
    });
  },
);

test.each(routeNames.filter((name) => routeOf(name).access === 'schedule'))(
  '%s is quiet where it breaks',
  async (name) => {
    const { handler } = await import(`../../lambdas/functions/${name}.ts`);
    const lines = await logged(() => breakingAt('each', () => handler()).catch(() => undefined));
    expect(lines.some(({ level }) => level === 'ERROR')).toBe(true);
    expectQuiet(lines);
  },
);

const onlyTexts = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)]));
