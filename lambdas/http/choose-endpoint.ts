/** Which of the calls of a path a request is for: by its method and, if a method has several, by `action` in its body. */
import type { Contract } from '../contracts/platform/contract.ts';
import type { Method } from '../contracts/routes.ts';
import { badRequest } from './errors.ts';

/** Anything that answers one call. */
interface Declared {
  readonly contract: Contract;
}

/** A request's call, or why it has none. */
export interface Choice<E extends Declared> {
  readonly chosen: E | undefined;
  /** The calls that the request may have meant: the chosen one, or else every one of its method. */
  readonly meant: readonly E[];
}

/** An endpoint without an action answers what no other endpoint of its method does. The order of `endpoints` is irrelevant. */
export function chooseEndpoint<E extends Declared>(
  endpoints: readonly E[],
  method: Method,
  action: unknown,
): Choice<E> {
  const candidates = endpoints.filter(({ contract }) => contract.method === method);
  const answering = (wanted: unknown) => candidates.find(({ contract }) => contract.action === wanted);
  const chosen = answering(action) ?? answering(undefined);
  return { chosen, meant: chosen ? [chosen] : candidates };
}

/** @throws HttpError 400 if the request names none of its method's actions */
export function chosenOf<E extends Declared>({ chosen, meant }: Choice<E>): E {
  if (chosen) return chosen;
  throw badRequest(`action must be one of: ${meant.map(({ contract }) => contract.action).join(', ')}`);
}

/**
 * Calls that one path can serve together: of one route, and no two of them for the same request.
 * @throws Error for a mistake of the programmer
 */
export function requireDistinct(endpoints: readonly Declared[]): void {
  const [route, ...others] = new Set(endpoints.map(({ contract }) => contract.route));
  if (others.length > 0) throw new Error(`Calls of several paths: ${[route, ...others].join(', ')}`);
  const calls = endpoints.map(({ contract: { method, action } }) => [method, action].join(' ').trim());
  const twice = calls.find((call, nth) => calls.indexOf(call) !== nth);
  if (twice) throw new Error(`Two calls of ${route} answer ${twice}`);
}
