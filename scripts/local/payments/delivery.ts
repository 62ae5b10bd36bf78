/** Delivers events to the webhook as the provider does: signed, retried, and in no guaranteed order. */
import { createHmac } from 'node:crypto';
import type { Controls } from '../controls.ts';
import type { Event } from './objects.ts';
import { type Store, seconds } from './store.ts';

export interface Delivery {
  /** Starts delivering; events that a control holds wait for `redeliver`. */
  emit(events: readonly Event[]): void;
  /** Delivers held events, or delivers events again. */
  redeliver(events: readonly Event[], order: 'as-made' | 'reversed' | 'at-once'): Promise<void>;
  /** Delivers events that an earlier run could not deliver. */
  resume(): void;
  /** Cancels pending deliveries; the next run makes them. */
  stop(): void;
}

export interface Endpoint {
  readonly url: string;
  readonly signingSecret: string;
}

/** Much shorter than the provider's, which retries for three days. */
const firstRetryMs = 250;
const longestRetryMs = 30_000;
const tries = 20;
/** How long `out-of-order` collects events before it delivers them in reverse. */
const gatherMs = 300;

/**
 * @param words of an event, which a control's `match` is compared with
 */
export function makeDelivery(
  store: Store,
  controls: Controls,
  endpoint: Endpoint,
  words: (event: Event) => string,
): Delivery {
  const stopped = new AbortController();
  const gathered: Event[] = [];

  async function deliver(event: Event): Promise<void> {
    for (let attempt = 1; attempt <= tries && !stopped.signal.aborted; attempt += 1) {
      if (await send(event)) return;
      await wait(Math.min(firstRetryMs * 2 ** (attempt - 1), longestRetryMs));
    }
  }

  /** @returns whether the endpoint accepted the event */
  async function send(event: Event): Promise<boolean> {
    // As sent by the provider, whatever the state of the delivery.
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (stand-in)',
          'stripe-signature': sign(body, endpoint.signingSecret),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(20_000)]),
      });
      await response.arrayBuffer();
      if (!response.ok) return false;
    } catch {
      // Not reachable or too slow: retried like any failure.
      return false;
    }
    if (store.events[event.id]?.pending_webhooks) {
      store.events[event.id] = { ...event, pending_webhooks: 0 };
      store.save();
    }
    return true;
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stopped.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      timer.unref();
      stopped.signal.addEventListener('abort', done);
    });
  }

  function gather(event: Event): void {
    if (gathered.length === 0) {
      void wait(gatherMs).then(() => redeliver(gathered.splice(0), 'reversed'));
    }
    gathered.push(event);
  }

  async function redeliver(
    events: readonly Event[],
    order: 'as-made' | 'reversed' | 'at-once',
  ): Promise<void> {
    if (order === 'at-once') {
      await Promise.all(events.map(deliver));
      return;
    }
    for (const event of order === 'reversed' ? events.toReversed() : events) await deliver(event);
  }

  return {
    redeliver,
    emit(events) {
      for (const event of events) {
        const { mode } = controls.take('webhooks', words(event));
        if (mode === 'held') continue;
        if (mode === 'out-of-order') gather(event);
        else for (let copy = mode === 'twice' ? 2 : 1; copy > 0; copy -= 1) void deliver(event);
      }
    },
    resume() {
      void redeliver(
        Object.values(store.events).filter(({ pending_webhooks }) => pending_webhooks > 0),
        'as-made',
      );
    },
    stop() {
      stopped.abort();
    },
  };
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body", hex>` */
export function sign(body: string, secret: string, at = seconds()): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
