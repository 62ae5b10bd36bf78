/** A function as Lambda has it: loaded by its name, and called with an event and a context. */
import { randomUUID } from 'node:crypto';
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

/** What a function finds in its second argument, as far as one of ours looks. */
export function contextOf(name: RouteName) {
  const until = Date.now() + routeOf(name).timeoutSeconds * 1000;
  return {
    functionName: name,
    functionVersion: '$LATEST',
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  };
}
