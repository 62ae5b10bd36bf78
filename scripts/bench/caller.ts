/** Calls the running product as a browser does, and records the table capacity of each call. */
import { hasPath, type Method, pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import type { Product } from '../local/product.ts';
import type { Cost, Recorder } from './recorder.ts';

export interface MeasuredCall extends Cost {
  readonly function: RouteName;
  /** Which of the function's calls. */
  readonly what: string;
  /** CPU time of this process during the call, including the stand-ins and the caller; the function takes less. */
  readonly cpuMilliseconds: number;
}

interface Request {
  readonly method?: Method;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

/** @throws if a call does not succeed */
export class Caller {
  readonly calls: MeasuredCall[] = [];
  /** Session of the signed-in user; empty for a visitor. */
  token = '';
  readonly origin: string;
  readonly #recorder: Recorder;

  constructor({ origin }: Product, recorder: Recorder) {
    this.origin = origin;
    this.#recorder = recorder;
  }

  /** @returns the response, parsed if it is JSON */
  // biome-ignore lint/suspicious/noExplicitAny: the contracts' tests check the shapes of responses
  async request(name: RouteName, { method, body, query }: Request = {}): Promise<any> {
    const response = await fetch(`${this.origin}${pathOf(name)}?${new URLSearchParams(query)}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  }

  /** Makes a call and records its cost. */
  call(name: RouteName, what: string, how: Request = {}) {
    return this.measure(name, what, () => this.request(name, how));
  }

  /** Records the cost of running a function by other means. */
  async measure<T>(name: RouteName, what: string, work: () => Promise<T>): Promise<T> {
    const result: T[] = [];
    const before = process.cpuUsage();
    // Nobody waits for a scheduled function, and those that read the feed make thousands of requests.
    const cost = await this.#recorder.measure(async () => result.push(await work()), hasPath(name));
    const { user, system } = process.cpuUsage(before);
    const cpuMilliseconds = Math.round((user + system) / 1000);
    this.calls.push({ function: name, what, ...cost, cpuMilliseconds });
    return result[0] as T;
  }
}
