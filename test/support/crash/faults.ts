/** Breaks one step of a call at the table, the payment provider or the mail service, while other calls go on beside it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../../../lambdas/contracts/environment.ts';

/**
 * - `refused`: the step is not done, and the caller is told so.
 * - `answer lost`: the step is done, and its answer never arrives.
 * - `killed`: the step is done, and it is the last one: the function is gone.
 */
export const faults = ['refused', 'answer lost', 'killed'] as const;
export type Fault = (typeof faults)[number];

interface Run {
  readonly at: number;
  readonly fault: Fault;
  /** What each step was, in order. */
  readonly steps: string[];
  gone: boolean;
}

export class Broken extends Error {}

const runs = new AsyncLocalStorage<Run>();

/**
 * Makes a call with one step broken.
 * @param at the step, from 1; 0 breaks none
 * @returns its answer, and what its steps were
 */
export async function breaking<T>(at: number, fault: Fault, call: () => Promise<T>) {
  const run: Run = { at, fault, steps: [], gone: false };
  return { answer: await runs.run(run, call), steps: run.steps };
}

/** Whether what runs now is a call that is being broken, and not what makes it ready. */
export const isBreaking = () => runs.getStore() !== undefined;

async function step<T>(what: string, act: () => Promise<T>): Promise<T> {
  const run = runs.getStore();
  if (!run) return act();
  if (run.gone) throw new Broken('the function is gone');
  run.steps.push(what);
  if (run.steps.length !== run.at) return act();
  if (run.fault === 'refused') throw new Broken(`${what} was refused`);
  const answer = act();
  // Nothing of it happens after this step, also where the call does not wait for it.
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

/** From here on `breaking` sees every step. @returns ends that */
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

/** Whether a step may leave something behind when it is the last one. */
export const mayWrite = (what: string) => !/^table (Get|BatchGet|Query)$|^payments GET$/.test(what);
