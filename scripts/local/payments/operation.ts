/** An operation of the API, and the list of operations. */
import type { Controls } from '../controls.ts';
import type { Billing } from './billing.ts';
import type { Form } from './form.ts';
import type { Store } from './store.ts';

export interface Api {
  readonly store: Store;
  readonly billing: Billing;
  readonly controls: Controls;
  /** The secret key that callers show. */
  readonly key: string;
  /** Where the hosted pages are: `http://localhost:8888/_local/payments`. */
  readonly pagesUrl: string;
}

/** Answers `/v1/subscriptions/:id`; what stands for `:id` comes first. */
export type Operation = (api: Api, form: Form, id: string) => object;
/** By method and path. */
export type Routes = Readonly<Record<string, Operation>>;
