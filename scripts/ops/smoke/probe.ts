/** Calls a running GamePlan as a browser does, and reports in one sentence what is wrong. */
import type * as z from 'zod/mini';
import type { Contract } from '../../../lambdas/contracts/contract.ts';
import { pathOf } from '../../../lambdas/contracts/routes.ts';

const answerWithinMs = 35_000;

/** Something is not as it should be; the message says what. */
export class Unsound extends Error {}

/** @throws Unsound */
export function ensure(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Unsound(otherwise);
}

export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** What is asked of a contract here. */
type Answered<Output> = Pick<Contract<unknown, unknown, Output>, 'route' | 'method' | 'output'>;

export interface Probe {
  readonly origin: string;
  /** @throws Unsound where nobody answers */
  readonly get: (path: string) => Promise<Heard>;
  readonly ask: (path: string, how?: Asked) => Promise<Heard>;
  /** @throws Unsound where the answer is no success, or not what the contract says */
  readonly call: <Output>(contract: Answered<Output>, how?: Asked) => Promise<Output>;
}

/** @param origin `https://…`, no slash at the end */
export function probeOf(origin: string): Probe {
  async function ask(path: string, { method, body, query, token }: Asked = {}): Promise<Heard> {
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
      throw new Unsound(`${url} does not answer: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return {
    origin,
    ask,
    get: (path) => ask(path),
    async call(contract, how) {
      const heard = await ask(pathOf(contract.route), { method: contract.method, ...how });
      ensure(heard.status < 300, `${contract.route} answers ${heard.status}: ${heard.text.slice(0, 200)}`);
      return checked(contract.route, contract.output, heard.text);
    },
  };
}

function checked<Output>(name: string, schema: z.ZodMiniType<Output>, text: string): Output {
  const result = schema.safeParse(parsed(text));
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: '' }] = result.error.issues;
  throw new Unsound(`${name} answers something else than its contract: ${path.join('.')} ${message}`);
}

/** @returns undefined for what is no JSON, which no contract allows */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
