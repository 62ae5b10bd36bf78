/**
 * Breaks one step of a call to the table, the payment provider or the mail service, while other calls run in parallel.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';

/**
 * - `refused`: the step is not done, and the caller gets an error.
 * - `answer lost`: the step is done, but its response never arrives.
 * - `killed`: the step is done, and the function ends right after it.
 */
export const faults = ['refused', 'answer lost', 'killed'] as const;
export type Fault = (typeof faults)[number];

interface Run {
  readonly at: number;
  readonly fault: Fault;
  /** The name of each step, in order. */
  readonly steps: string[];
  gone: boolean;
}

export class Broken extends Error {}

const runs = new AsyncLocalStorage<Run>();

/**
 * Runs a call with one step broken.
 * @param at the step, counted from 1; 0 breaks none
 * @returns its result and the names of its steps
 */
export async function breaking<T>(at: number, fault: Fault, call: () => Promise<T>) {
  const run: Run = { at, fault, steps: [], gone: false };
  return { answer: await runs.run(run, call), steps: run.steps };
}

/** Whether the current code runs inside `breaking`, as opposed to the setup of a case. */
export const isBreaking = () => runs.getStore() !== undefined;

async function step<T>(what: string, act: () => Promise<T>): Promise<T> {
  const run = runs.getStore();
  if (!run) return act();
  if (run.gone) throw new Broken('the function has ended');
  run.steps.push(what);
  if (run.steps.length !== run.at) return act();
  if (run.fault === 'refused') throw new Broken(`${what} was refused`);
  const answer = act();
  // Nothing happens after this step, even if the call does not wait for it.
  run.gone = run.fault === 'killed';
  await answer.catch(() => {});
  throw new Broken(`the answer of ${what} was lost`);
}

type Send = (this: unknown, command: object, ...rest: unknown[]) => Promise<unknown>;

function watchClient(client: { prototype: object }, prefix: string): () => void {
  const prototype = client.prototype as { send: Send };
  const { send } = prototype;
  prototype.send = function (command, ...rest) {
    const name = command.constructor.name.replace('Command', '');
    return step(`${prefix} ${name}`, () => send.call(this, command, ...rest));
  };
  return () => {
    prototype.send = send;
  };
}

/** Makes every step visible to `breaking` from here on. @returns a function that undoes it */
export function watchSteps(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const provider = process.env[environment.paymentsBaseUrl];
    if (!provider || !url.startsWith(provider)) return fetch(input, init);
    return step(`payments ${init?.method ?? 'GET'}`, () => fetch(input, init));
  };
  const ends = [watchClient(DynamoDBDocumentClient, 'table'), watchClient(SESClient, 'mail')];
  return () => {
    globalThis.fetch = fetch;
    for (const end of ends) end();
  };
}

/** Whether a step may leave something behind if it is the last one. */
export const mayWrite = (what: string) => !/^table (Get|BatchGet|Query)$|^payments GET$/.test(what);
