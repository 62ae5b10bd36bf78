/** What a crash case is: somebody or something made ready, the call that may crash, and what must hold in the end. */
import { expect } from 'vitest';
import type { Method, RouteName } from '../../../lambdas/contracts/routes.ts';
import { type FunctionHandler, invoke, loadHandler } from '../../../scripts/local/invoke.ts';
import { eventOf } from '../event.ts';
import { isBreaking } from './faults.ts';

export interface Prepared {
  /** @returns the status of the answer; 500 where a job fails */
  readonly call: () => Promise<number>;
  /** Made after a crash until it is done; the same call where it is not given. */
  readonly again?: () => Promise<number>;
  /** What must hold once the call was repeated and the clocks have run, beside the counters and rows. */
  readonly holds?: () => Promise<void>;
}

export interface Case {
  /** The action where a path has several. */
  readonly what: string;
  readonly prepare: () => Promise<Prepared>;
  /** The status of a call that goes well. */
  readonly status?: number;
  /** What a repeated call may be answered with besides: what it asked for is done already. */
  readonly done?: readonly number[];
  /** Breaks the steps that write only: of a job with hundreds of reads. */
  readonly writesOnly?: boolean;
  /** Breaks at most so many steps, spread over all, unless every one is asked for. */
  readonly atMost?: number;
}

interface Given {
  readonly method?: Method;
  readonly token?: string;
  readonly body?: unknown;
  readonly query?: Record<string, string>;
}

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on what it names, and fails on what is not there
  readonly body: any;
}

/**
 * Calls a function in this process, on this file's own table.
 * @param handler takes the place of the function's own, with other dependencies or another clock
 */
export async function callHere(name: RouteName, given: Given = {}, handler?: object): Promise<Answered> {
  return answerOf(await invokeHere(name, eventOf(name, given), handler));
}

/** The calls that were broken so far: `POST passkeys rename`. */
export const broken = new Set<string>();

function note(name: RouteName, event: unknown): void {
  const { body, requestContext } = event as Partial<ReturnType<typeof eventOf>>;
  if (!isBreaking() || !requestContext) return;
  const action = body?.startsWith('{') ? JSON.parse(body).action : undefined;
  broken.add([requestContext.http.method, name, action].join(' ').trim());
}

/** The same with an event that is ready. */
export function invokeHere(name: RouteName, event: unknown, handler?: object): Promise<unknown> {
  note(name, event);
  return invoke(handler ? async () => handler as FunctionHandler : loadHandler, name, event);
}

export function answerOf(answer: unknown): Answered {
  const { statusCode, body } = answer as { statusCode: number; body: string };
  return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
}

/** A call of a function by a client that sends the same again. */
export const calling = (name: RouteName, given: Given) => async () => (await callHere(name, given)).status;

/** @throws where it is not answered with the status */
export async function succeed(name: RouteName, given: Given, status = 200): Promise<Answered['body']> {
  const answer = await callHere(name, given);
  expect([name, answer.status, answer.body]).toEqual([name, status, answer.body]);
  return answer.body;
}

/** A run of a job as a clock or a topic makes it. */
export const running =
  (name: RouteName, event: unknown = {}, handler?: object) =>
  async () => {
    try {
      await invokeHere(name, event, handler);
      return 200;
    } catch {
      return 500;
    }
  };
