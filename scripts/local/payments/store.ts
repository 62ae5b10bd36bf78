/** The stand-in's state in one file, written before a response is sent, so that a crash loses nothing. */
import { randomBytes } from 'node:crypto';
import { isRecord, readState, writeState } from '../state.ts';
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Event,
  Invoice,
  Order,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Subscription,
} from './objects.ts';

const file = 'payments.json';

/** The provider keeps idempotency keys for a day, and events for 30 days. */
const replayMs = 24 * 3600_000;
const eventSeconds = 30 * 24 * 3600;

interface Answered {
  /** The request with this key; a repeat must be identical. */
  readonly asked: string;
  readonly status: number;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface State {
  readonly products: Record<string, Product>;
  readonly prices: Record<string, Price>;
  readonly customers: Record<string, Customer>;
  readonly orders: Record<string, Order>;
  readonly subscriptions: Record<string, Subscription>;
  readonly invoices: Record<string, Invoice>;
  readonly portals: Record<string, PortalSession>;
  readonly balanceTransactions: Record<string, BalanceTransaction>;
  readonly paymentMethods: Record<string, PaymentMethod>;
  readonly charges: Record<string, Charge>;
  readonly events: Record<string, Event>;
  /** By idempotency key. */
  readonly answered: Record<string, Answered>;
  /** Customers whose next payment fails. */
  readonly failing: Record<string, true>;
}

export interface Store extends State {
  /** Writes the changes to disk, before a response is sent. */
  save(): void;
}

const names = [
  'products',
  'prices',
  'customers',
  'orders',
  'subscriptions',
  'invoices',
  'portals',
  'balanceTransactions',
  'paymentMethods',
  'charges',
  'events',
  'answered',
  'failing',
] as const satisfies readonly (keyof State)[];

/** @throws CannotStart if the file is broken */
export function openStore(dataDir: string): Store {
  const kept = readState(dataDir, file, isState);
  // Kinds of objects that are newer than the file start empty.
  const state = { ...Object.fromEntries(names.map((name) => [name, {}])), ...kept } as unknown as State;
  const forget = (now: number) => {
    for (const [key, { at }] of Object.entries(state.answered)) {
      if (at < now - replayMs) delete state.answered[key];
    }
    for (const [id, { created }] of Object.entries(state.events)) {
      if (created < seconds(now) - eventSeconds) delete state.events[id];
    }
  };
  return {
    ...state,
    save() {
      forget(Date.now());
      writeState(dataDir, file, state);
    },
  };
}

function isState(value: unknown): value is Partial<State> {
  return isRecord(value) && names.every((name) => value[name] === undefined || isRecord(value[name]));
}

/** @param prefix of the provider's ids: `sub`, `cus`, `cs_test` */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export const seconds = (now = Date.now()) => Math.floor(now / 1000);
