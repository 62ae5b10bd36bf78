/** Declares the request and response of a call, once for both the function and the web client. */
import type * as z from 'zod/mini';
import type { Method, RouteName } from './routes.ts';

export type Schema<T = unknown> = z.ZodMiniType<T>;

export interface Contract<Body = unknown, Query = unknown, Output = unknown> {
  readonly route: RouteName;
  readonly method: Method;
  /** Where one path serves several calls by POST, the value of `action` in the body that means this one. */
  readonly action?: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  /** What the client gets; a field that is not declared here never leaves the server. */
  readonly output: Schema<Output>;
  /** For an answer that is not JSON: its content type; the output is then the text itself. */
  readonly contentType?: string;
}

/** Declares a call; it exists for its types only. */
export function contract<Output, Body = undefined, Query = undefined>(
  declared: Contract<Body, Query, Output>,
): Contract<Body, Query, Output> {
  return declared;
}

export type QueryOf<C> = C extends Contract<unknown, infer Query, unknown> ? Query : never;
export type OutputOf<C> = C extends Contract<unknown, unknown, infer Output> ? Output : never;
