/** Calls a running GamePlan as a browser does, and reports in one sentence what is wrong. */
import type * as z from 'zod/mini';
import type { Contract } from '../../../lambdas/contracts/platform/contract.ts';
import { pathOf } from '../../../lambdas/contracts/routes.ts';

const answerWithinMs = 35_000;

/** A check failed; the message says why. */
export class CheckFailed extends Error {}

/** @throws CheckFailed */
export function ensure(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new CheckFailed(otherwise);
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** The parts of a contract that are used here. */
type CalledContract<Output> = Pick<Contract<unknown, unknown, Output>, 'route' | 'method' | 'output'>;

export interface Probe {
  readonly origin: string;
  /** @throws CheckFailed if there is no response */
  readonly get: (path: string) => Promise<Reply>;
  readonly ask: (path: string, how?: RequestOptions) => Promise<Reply>;
  /** @throws CheckFailed if the response is not a success, or does not match the contract */
  readonly call: <Output>(contract: CalledContract<Output>, how?: RequestOptions) => Promise<Output>;
}

/** @param origin `https://…`, without a trailing slash */
export function probeOf(origin: string): Probe {
  async function ask(path: string, { method, body, query, token }: RequestOptions = {}): Promise<Reply> {
    const url = `${origin}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    try {
      const response = await fetch(url, {
        method: method ?? (body ? 'POST' : 'GET'),
        redirect: 'manual',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new CheckFailed(`${url} does not answer: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return {
    origin,
    ask,
    get: (path) => ask(path),
    async call(contract, how) {
      const reply = await ask(pathOf(contract.route), { method: contract.method, ...how });
      ensure(reply.status < 300, `${contract.route} answers ${reply.status}: ${reply.text.slice(0, 200)}`);
      return checked(contract.route, contract.output, reply.text);
    },
  };
}

function checked<Output>(name: string, schema: z.ZodMiniType<Output>, text: string): Output {
  const result = schema.safeParse(parsed(text));
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: '' }] = result.error.issues;
  throw new CheckFailed(`${name} does not match its contract: ${path.join('.')} ${message}`);
}

/** @returns undefined if it is not JSON; no contract accepts that */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
