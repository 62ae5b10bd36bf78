/** Checks the payment stand-in against Stripe’s own mock, which gets every call too. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { makeControls } from '../local/controls.ts';
import type { StandIn } from '../local/local.ts';
import { makePayments } from '../local/payments.ts';
import {
  accountEnvironment,
  paymentsFor,
  secretNames,
  setEnvironment,
} from '../local/process/environment.ts';
import { openState } from '../local/process/state.ts';
import { answerSecrets } from '../local/secrets/secrets.ts';
import { staleDifferences } from '../ops/difference.ts';
import { type Judged, openJudge } from './judge.ts';
import { home, type Report } from './report.ts';
import { callStripe } from './stripe-calls.ts';
import { type Mocks, outsideMock, refusesUnknown, startStripeMock } from './stripe-mock.ts';

/** Fields of the stand-in that the mock’s example of the same object does not have, those inside included, and why. */
const otherFields: Readonly<Record<string, string>> = {
  'GET /v1/events data.data.object':
    'An event holds the object it is about; the mock’s only example is about another.',
  'GET /v1/events data.data.previous_attributes':
    'Only events of changes have it; the mock’s only example is none.',
};

/** @param program path of stripe-mock @throws CommandError if it does not start */
export async function judgeStripeCalls(program: string, report: Report): Promise<void> {
  const mock = await startStripeMock(program);
  try {
    const strict = await startStripeMock(program, { strict: true });
    try {
      await judgeBy({ mock: mock.url, strict: strict.url }, report);
    } finally {
      await strict.stop();
    }
  } finally {
    await mock.stop();
  }
}

async function judgeBy(mocks: Mocks, report: Report): Promise<void> {
  const { say, ok, fail } = report;
  say('What stripe-mock cannot judge:');
  for (const { what } of outsideMock) say(`  ${what}`);
  const stale = await staleDifferences(outsideMock, mocks);
  for (const line of stale) fail(line);
  if (stale.length === 0) ok('stripe-mock: it cannot judge what is listed above');

  // Otherwise a mock that accepts anything would pass.
  if (await refusesUnknown(mocks.mock)) ok('stripe-mock: a parameter that Stripe does not have is refused');
  else fail('stripe-mock: a parameter that Stripe does not have is accepted');

  const judged = await judge(mocks.mock);
  const refused = judged.filter(({ standIn, mock }) => standIn < 300 && mock >= 300);
  const operations = new Set(judged.map(({ call }) => call)).size;
  for (const { call, why } of refused) fail(`stripe-mock: ${call} is refused: ${why}`);
  if (refused.length === 0)
    ok(`stripe-mock: all ${judged.length} calls of ${operations} operations are accepted`);
  reportFields(judged, report);
}

function reportFields(judged: readonly Judged[], { ok, fail }: Report): void {
  const found = new Set(
    judged.flatMap(({ call, unknownFields }) => unknownFields.map((one) => `${call} ${one}`)),
  );
  const explained = Object.keys(otherFields);
  const isWithin = (field: string, whole: string) => field === whole || field.startsWith(`${whole}.`);
  const unexplained = [...found].filter((field) => !explained.some((whole) => isWithin(field, whole)));
  const outdated = explained.filter((whole) => ![...found].some((field) => isWithin(field, whole)));
  for (const field of unexplained)
    fail(`stripe-mock: the stand-in has a field that Stripe does not: ${field}`);
  for (const whole of outdated) fail(`stripe-mock: explained, but no longer different: ${whole}`);
  if (unexplained.length + outdated.length === 0) {
    ok(
      `stripe-mock: the stand-in’s answers have Stripe’s fields, except ${explained.length} that are explained`,
    );
  }
}

async function judge(mockUrl: string): Promise<readonly Judged[]> {
  const dataDir = join(home, 'payments');
  rmSync(dataDir, { recursive: true, force: true });
  openState(dataDir);
  const { key, signingSecret } = paymentsFor('', {});
  const secrets = new Map([[secretNames.paymentsKey, key]]);
  let payments: ReturnType<typeof makePayments> | undefined;
  const answer: StandIn = (request) => {
    if (!payments) throw new Error('not made yet');
    return request.path.startsWith('/secrets') ? answerSecrets(secrets, request) : payments.answer(request);
  };
  const { url, judged, close } = await openJudge(mockUrl, answer);
  // No server answers there, so events stay undelivered and are read from the list.
  const webhook = { url: `${url}/webhook`, signingSecret };
  payments = makePayments({ dataDir, controls: makeControls(), key, pagesUrl: url, webhook });
  const putBack = setEnvironment({
    ...accountEnvironment(false, {}),
    [environment.paymentsKeySecret]: secretNames.paymentsKey,
    [environment.paymentsBaseUrl]: url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${url}/secrets`,
  });
  try {
    await callStripe(url, payments.control);
    return judged;
  } finally {
    putBack();
    payments.stop();
    await close();
  }
}
