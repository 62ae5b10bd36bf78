/** Invokes a function as Lambda does, with an event and a context. */
import { randomUUID } from 'node:crypto';
import { InvokeStore } from '@aws/lambda-invoke-store';
import { type RouteName, routeOf } from '../../../lambdas/contracts/routes.ts';

export type FunctionHandler = (event: unknown, context: unknown) => Promise<unknown>;
export type LoadHandler = (name: RouteName) => Promise<FunctionHandler>;

/** Receives errors that no caller sees, with a path or a function's name. */
export type Report = (name: string, error: unknown) => void;

/** The handler in `lambdas/functions/<name>.ts`. */
export async function loadHandler(name: RouteName): Promise<FunctionHandler> {
  const loaded: { handler: FunctionHandler } = await import(`../../../lambdas/functions/${name}.ts`);
  return loaded.handler;
}

/**
 * All functions share this process, so log context must be separate for each call, as in Lambda with several concurrent
 * requests per environment. Powertools does that if this variable is set.
 */
process.env.AWS_LAMBDA_MAX_CONCURRENCY = '100';
const calls = await InvokeStore.getInstanceAsync(true);

/** @throws what the function throws */
export async function invoke(load: LoadHandler, name: RouteName, event: unknown): Promise<unknown> {
  const handler = await load(name);
  return calls.run({}, () => handler(event, contextOf(name)));
}

/** The part of Lambda's context that our functions use. */
function contextOf(name: RouteName) {
  const until = Date.now() + routeOf(name).timeoutSeconds * 1000;
  return {
    functionName: name,
    functionVersion: '$LATEST',
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  };
}
