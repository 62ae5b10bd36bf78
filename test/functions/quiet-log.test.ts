/** Error logs: whatever fails, the log names the error and its location without personal data or secrets. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import type { Contract } from '../../lambdas/contracts/platform/contract.ts';
import { hasPath, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { newLinkToken } from '../../lambdas/data/accounts/tokens.ts';
import { ConditionFailed } from '../../lambdas/data/platform/table.ts';
import { PaymentsFailed } from '../../lambdas/services/billing/payments.ts';
import { MailNotSent } from '../../lambdas/services/notifications/mail.ts';
import { log } from '../../lambdas/telemetry/log.ts';
import { shuffled } from '../../scripts/bench/statistics.ts';
import { newAdmin } from '../support/admins.ts';
import { isFull } from '../support/depth.ts';
import { eventOf } from '../support/event.ts';
import { exampleOf } from '../support/faults/hostile.ts';
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

/** An error as an SDK throws it, with request and response in the message, in fields and in the cause. */
function revealingError(): Error {
  const { prompt: _unspoken, ...said } = item;
  const cause = Object.assign(new Error(`refused: ${Object.values(said).join(' ')}`), { item });
  return Object.assign(new Error(`Not written: ${JSON.stringify(said)}`, { cause }), {
    item,
    code: 'ValidationException',
    $response: { body: item },
    CancellationReasons: [{ Item: item }],
  });
}

function expectNothingPrivate(lines: readonly unknown[], more: readonly string[] = []): void {
  const text = JSON.stringify(lines);
  for (const secret of [...Object.values(item), password, ...more]) expect(text).not.toContain(secret);
}

test.each([
  ['a failed condition', new ConditionFailed([item, null])],
  ['a refused email', new MailNotSent(Object.assign(revealingError(), { name: 'MessageRejected' }))],
  ['a failed payment', new PaymentsFailed(Object.assign(revealingError(), { raw: item, headers: item }))],
  ['an aggregate error', new AggregateError([revealingError(), revealingError()], `2 failed: ${item.email}`)],
  ['a string', `failed for ${item.email} by ${item.link}`],
])('%s is logged without its data', async (_name, error) => {
  const lines = await logged(async () => log.error('failed', error));
  expect(lines).toHaveLength(1);
  expectNothingPrivate(lines);
});

test('keeps what is needed to find the cause', async () => {
  const [line] = await logged(async () => log.error('failed', new MailNotSent(revealingError())));
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

/** Breaks one call to the table, each of them, or none. @returns the number of calls */
async function breakingAt(step: number | 'each', run: () => Promise<unknown>): Promise<number> {
  const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
  let steps = 0;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: unknown,
  ) {
    steps += 1;
    if (step === 'each' || steps === step) throw revealingError();
    return send.call(this, command);
  } as typeof DynamoDBDocumentClient.prototype.send);
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return steps;
}

/** Calls beyond this step are of the same kind as the earlier ones. */
const stepsTried = 8;

/** The steps that are broken: a third is the sample, others in each run. */
function stepsOf(count: number): number[] {
  const all = Array.from({ length: Math.min(count, stepsTried) }, (_, index) => index + 1);
  return isFull ? all : shuffled(all).slice(0, Math.ceil(all.length / 3));
}

describe.each(routeNames.filter((name) => hasPath(name) && routeOf(name).access !== 'signature'))(
  '%s',
  (name) => {
    test('logs nothing private at whichever step it fails', async () => {
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
          expectNothingPrivate(lines, [token, user.email]);
          return steps;
        };
        const steps = await attempt(0);
        for (const step of stepsOf(steps)) await attempt(step);
      }
    });
  },
);

test.each(routeNames.filter((name) => routeOf(name).access === 'schedule'))(
  '%s logs nothing private when it fails',
  async (name) => {
    const { handler } = await import(`../../lambdas/functions/${name}.ts`);
    const lines = await logged(() => breakingAt('each', () => handler()).catch(() => undefined));
    expect(lines.some(({ level }) => level === 'ERROR')).toBe(true);
    expectNothingPrivate(lines);
  },
);

const onlyTexts = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)]));
