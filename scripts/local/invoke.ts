/** Invokes a function as Lambda does, with an event and a context. */
import { randomUUID } from 'node:crypto';
import { InvokeStore } from '@aws/lambda-invoke-store';
import { type RouteName, routeOf } from '../../lambdas/contracts/routes.ts';

export type FunctionHandler = (event: unknown, context: unknown) => Promise<unknown>;
export type LoadHandler = (name: RouteName) => Promise<FunctionHandler>;

/** Told what failed where nobody waits for it, or where who waits may not know: a path or a function's name, and the error. */
export type Report = (name: string, error: unknown) => void;

/** The handler in `lambdas/functions/<name>.ts`. */
export async function loadHandler(name: RouteName): Promise<FunctionHandler> {
  const loaded: { handler: FunctionHandler } = await import(`../../lambdas/functions/${name}.ts`);
  return loaded.handler;
}

/**
 * Here the calls of all functions share one process: what the lines of the log say of a call is kept for each by itself,
 * as Lambda keeps it where one process takes many calls. Powertools does so where it finds this variable.
 */
process.env.AWS_LAMBDA_MAX_CONCURRENCY = '100';
const calls = await InvokeStore.getInstanceAsync(true);

/** @throws what the function throws */
export async function invoke(load: LoadHandler, name: RouteName, event: unknown): Promise<unknown> {
  const handler = await load(name);
  return calls.run({}, () => handler(event, contextOf(name)));
}

/** What a function finds in its second argument, as far as one of ours looks. */
function contextOf(name: RouteName) {
  const until = Date.now() + routeOf(name).timeoutSeconds * 1000;
  return {
    functionName: name,
    functionVersion: '$LATEST',
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  };
}
