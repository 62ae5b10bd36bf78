/** Declares the request and response of a call, once for both the function and the web client. */
import type * as z from 'zod/mini';
import type { Method, RouteName } from '../routes.ts';

export type Schema<T = unknown> = z.ZodMiniType<T>;

export interface Contract<Body = unknown, Query = unknown, Output = unknown> {
  readonly route: RouteName;
  readonly method: Method;
  /** The value of `action` in the body, if one path serves several POST calls. */
  readonly action?: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  /**
   * The response; fields that are not declared here are never sent. A function always sends those with a default: they are for a
   * screen that reads an answer of a release before the field, and shows the rest.
   */
  readonly output: Schema<Output>;
  /** The content type of a response that is not JSON; the output is then the text itself. */
  readonly contentType?: string;
}

/** Declares a call, for type inference only. */
export function contract<Output, Body = undefined, Query = undefined>(
  declared: Contract<Body, Query, Output>,
): Contract<Body, Query, Output> {
  return declared;
}

export type QueryOf<C> = C extends Contract<unknown, infer Query, unknown> ? Query : never;
export type OutputOf<C> = C extends Contract<unknown, unknown, infer Output> ? Output : never;
