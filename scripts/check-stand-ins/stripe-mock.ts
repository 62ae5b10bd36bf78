/** Stripe’s own mock, which checks requests against Stripe’s OpenAPI description; and what it cannot check. */
import { join } from 'node:path';
import { apiVersion } from '../../lambdas/services/billing/payments.ts';
import { freePort } from '../local/listen.ts';
import type { Difference } from '../ops/difference.ts';
import { installGoProgram } from '../ops/program.ts';
import { type Server, startServer } from '../ops/server.ts';
import { home } from './report.ts';

const version = 'v0.203.0';

/** @returns path of the program; undefined if Go is missing or the module cannot be downloaded */
export const installStripeMock = () =>
  installGoProgram(`github.com/stripe/stripe-mock@${version}`, join(home, 'stripe-mock'));

/** @param strict refuses another version of the API than it describes @throws CommandError */
export async function startStripeMock(program: string, { strict = false } = {}): Promise<Server> {
  const port = await freePort();
  return startServer({
    name: 'stripe-mock',
    stateFile: join(home, strict ? 'strict-stripe-mock.json' : 'stripe-mock.json'),
    program,
    args: [
      '-http-addr',
      `127.0.0.1:${port}`,
      '-https-addr',
      '127.0.0.1:',
      ...(strict ? ['-strict-version-check'] : []),
    ],
    word: program,
    cwd: home,
    env: process.env,
    url: `http://127.0.0.1:${port}`,
    healthPath: '/',
  });
}

export interface Mocks {
  /** URLs. */
  readonly mock: string;
  readonly strict: string;
}

/** What it cannot check. */
export const outsideMock: readonly Difference<Mocks>[] = [
  {
    what: 'stripe-mock keeps nothing: whether an object exists, what a second call with one idempotency key does, and how a subscription changes are checked on the stand-in only.',
    isThere: async ({ mock }) => (await statusOf(mock, 'GET', '/v1/customers/cus_none')) === 200,
  },
  {
    what: `stripe-mock describes an older version of the API than ${apiVersion}, which we send: fields and parameters that are newer are not known to it.`,
    isThere: async ({ strict }) => (await statusOf(strict, 'GET', '/v1/customers/cus_1')) === 400,
  },
  {
    what: 'stripe-mock has no hosted pages: checkout and portal are walked on the stand-in only.',
    isThere: async ({ mock }) => (await statusOf(mock, 'GET', '/checkout/cs_test_1')) === 404,
  },
  {
    what: 'stripe-mock delivers no events: the webhook is called by the stand-in, and signatures are checked with Stripe’s SDK.',
    isThere: async ({ mock }) => (await statusOf(mock, 'POST', '/v1/events')) === 404,
  },
];

/** Whether it refuses a parameter that the API does not have. */
export const refusesUnknown = async (url: string): Promise<boolean> =>
  (await statusOf(url, 'GET', '/v1/customers?no_such_parameter=1')) === 400;

async function statusOf(url: string, method: string, path: string): Promise<number> {
  const headers = { authorization: 'Bearer sk_test_123', 'stripe-version': apiVersion };
  const { status } = await fetch(url + path, { method, headers });
  return status;
}
