/** The shape of a crash case: the setup, the call that may crash, and what must be true in the end. */
import { expect } from 'vitest';
import type { Method, RouteName } from '../../../lambdas/contracts/routes.ts';
import { type FunctionHandler, invoke, loadHandler } from '../../../scripts/local/functions/invoke.ts';
import { eventOf } from '../event.ts';
import { isBreaking } from './faults.ts';

export interface Prepared {
  /** @returns the status of the response; 500 if a job fails */
  readonly call: () => Promise<number>;
  /** The retry after a crash, repeated until it succeeds. Default: the same call. */
  readonly again?: () => Promise<number>;
  /** Further checks once the call was retried and the jobs have run, in addition to the counters and rows. */
  readonly verify?: () => Promise<void>;
}

export interface Case {
  /** The action, if the path has several. */
  readonly what: string;
  readonly prepare: () => Promise<Prepared>;
  /** The status of a successful call. */
  readonly status?: number;
  /** Other statuses a retry may return because the first attempt already did the work. */
  readonly done?: readonly number[];
  /** Breaks only the steps that write, for a job with hundreds of reads. */
  readonly writesOnly?: boolean;
  /** Breaks at most this many steps, spread evenly, unless every step is requested. */
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
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the fields they read, so a missing field fails the test
  readonly body: any;
}

/**
 * Calls a function in this process, on this file's own table.
 * @param handler replaces the function's own handler, to change dependencies or the clock
 */
export async function callHere(name: RouteName, given: Given = {}, handler?: object): Promise<Answered> {
  return answerOf(await invokeHere(name, eventOf(name, given), handler));
}

/** The calls broken so far, such as `POST passkeys rename`. */
export const broken = new Set<string>();

function note(name: RouteName, event: unknown): void {
  const { body, requestContext } = event as Partial<ReturnType<typeof eventOf>>;
  if (!isBreaking() || !requestContext) return;
  const action = body?.startsWith('{') ? JSON.parse(body).action : undefined;
  broken.add([requestContext.http.method, name, action].join(' ').trim());
}

/** Calls a function in this process with a complete event. */
export function invokeHere(name: RouteName, event: unknown, handler?: object): Promise<unknown> {
  note(name, event);
  return invoke(handler ? async () => handler as FunctionHandler : loadHandler, name, event);
}

export function answerOf(answer: unknown): Answered {
  const { statusCode, body } = answer as { statusCode: number; body: string };
  return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
}

/** A call that sends the same request each time. */
export const calling = (name: RouteName, given: Given) => async () => (await callHere(name, given)).status;

/** @throws if the response has another status */
export async function succeed(name: RouteName, given: Given, status = 200): Promise<Answered['body']> {
  const answer = await callHere(name, given);
  expect([name, answer.status, answer.body]).toEqual([name, status, answer.body]);
  return answer.body;
}

/** Runs a job the way a schedule or a topic does. */
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
