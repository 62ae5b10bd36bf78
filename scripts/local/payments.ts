/**
 * Stand-in for the payment provider: its API for the calls that this product makes, its hosted checkout and portal, and
 * its signed events. All it knows of the product is the webhook's address.
 */
import type { Controls } from './controls.ts';
import { BadControl } from './controls.ts';
import type { Answer, LocalRequest } from './http.ts';
import { answerApi } from './payments/api.ts';
import { makeBilling, subscriptionOf } from './payments/billing.ts';
import { type Endpoint, makeDelivery } from './payments/delivery.ts';
import { act, actions, answerHosted } from './payments/hosted.ts';
import type { Customer, Event } from './payments/objects.ts';
import { Refused } from './payments/refusal.ts';
import { openStore, seconds } from './payments/store.ts';
import { isRecord } from './process/state.ts';

export interface PaymentsOptions {
  readonly dataDir: string;
  readonly controls: Controls;
  /** The secret API key. */
  readonly key: string;
  /** Base URL of the hosted pages in a browser: `http://localhost:8888/_local/payments`. */
  readonly pagesUrl: string;
  readonly webhook: Endpoint;
}

export interface Payments {
  /** Handles `/v1/…`, `/checkout/…` and `/portal/…`. */
  answer(request: LocalRequest): Promise<Answer>;
  /**
   * Simulates the passing of time, a bank or the provider's staff on a customer's subscription, or redelivers its events.
   * @param input `{ do, of }`
   * @returns what was done
   * @throws BadControl
   */
  control(input: unknown): Promise<unknown>;
  /** Renews subscriptions whose period ended while the product was stopped, and delivers pending events. */
  start(): void;
  stop(): void;
}

const redeliveries = {
  redeliver: 'as-made',
  'redeliver-reversed': 'reversed',
  'redeliver-at-once': 'at-once',
} as const;

/** Actions of `control`. */
export const paymentActions = [...actions, 'redeliver', 'redeliver-reversed', 'redeliver-at-once'] as const;

/** @throws CannotStart if its file is broken */
export function makePayments({ dataDir, controls, key, pagesUrl, webhook }: PaymentsOptions): Payments {
  const store = openStore(dataDir);
  const delivery = makeDelivery(store, controls, webhook, wordsOf);
  const billing = makeBilling(store, delivery.emit);
  const api = { store, billing, controls, key, pagesUrl };

  function customerOf(event: Event): Customer | undefined {
    const { object } = event.data;
    const id = 'customer' in object && typeof object.customer === 'string' ? object.customer : '';
    return Object.hasOwn(store.customers, id) ? store.customers[id] : undefined;
  }

  function wordsOf(event: Event): string {
    return `${event.type} ${JSON.stringify(customerOf(event))} ${JSON.stringify(event.data.object)}`;
  }

  /** @param words a customer's id or email, or the account's id in its metadata */
  function findCustomer(words: string): Customer {
    const found = Object.values(store.customers).find(
      ({ id, email, metadata }) => id === words || email === words || Object.values(metadata).includes(words),
    );
    if (!found) throw new BadControl(`there is no customer ${words}`);
    return found;
  }

  return {
    async answer(request) {
      return request.path.startsWith('/v1/') ? answerApi(api, request) : answerHosted(api, request);
    },
    async control(input) {
      if (!isRecord(input) || typeof input.do !== 'string' || typeof input.of !== 'string') {
        throw new BadControl(
          `billing needs { "do": one of ${paymentActions.join(', ')}, "of": a customer’s email or id }`,
        );
      }
      const customer = findCustomer(input.of);
      const order = Object.entries(redeliveries).find(([name]) => name === input.do)?.[1];
      if (order) {
        const events = Object.values(store.events).filter((event) => customerOf(event) === customer);
        await delivery.redeliver(events, order);
        return { delivered: events.map(({ id, type }) => ({ id, type })) };
      }
      const subscription = subscriptionOf(store, customer);
      if (!subscription) throw new BadControl(`${input.of} has no subscription`);
      try {
        return { done: act(store, billing, subscription, input.do).text };
      } catch (error) {
        if (error instanceof Refused) throw new BadControl(error.message);
        throw error;
      }
    },
    start() {
      for (const subscription of Object.values(store.subscriptions)) {
        let current = subscription;
        while (current.status !== 'canceled' && current.items.data[0].current_period_end <= seconds()) {
          current = billing.renew(current);
        }
      }
      delivery.resume();
    },
    stop: delivery.stop,
  };
}
