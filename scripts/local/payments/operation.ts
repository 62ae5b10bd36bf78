/** An operation of the API, and the list of operations. */
import type { Controls } from '../controls.ts';
import type { Billing } from './billing.ts';
import type { Form } from './form.ts';
import type { Store } from './store.ts';

export interface Api {
  readonly store: Store;
  readonly billing: Billing;
  readonly controls: Controls;
  /** The secret API key. */
  readonly key: string;
  /** Base URL of the hosted pages: `http://localhost:8888/_local/payments`. */
  readonly pagesUrl: string;
}

/** Handles a route such as `/v1/subscriptions/:id`; `id` is empty if the route has none. */
export type Operation = (api: Api, form: Form, id: string) => object;
/** By method and path. */
export type Routes = Readonly<Record<string, Operation>>;
