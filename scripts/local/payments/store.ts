/**
 * The stand-in's objects, in memory and in two files: a snapshot, and a log of the changes since. A change is logged
 * before a response is sent, so that a crash loses nothing.
 */
import { randomBytes } from 'node:crypto';
import { appendState, isRecord, readAppended, readState, removeState, writeState } from '../process/state.ts';
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

const snapshotFile = 'payments.json';
const logFile = 'payments.jsonl';

/** The provider keeps idempotency keys for a day, and events for 30 days; here, until the next start after that. */
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

/** Objects are replaced, never changed in place: only a replacement is saved. */
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
  /** Writes all changes since the last call to disk, before a response is sent. */
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

/** An object was stored, or deleted (null). */
type Change = readonly [kind: keyof State, id: string, object: unknown];

/** @throws CannotStart if a file is broken */
export function openStore(dataDir: string): Store {
  const kept = readState(dataDir, snapshotFile, isState);
  // Kinds of objects that are newer than the file start empty.
  const state = { ...Object.fromEntries(names.map((name) => [name, {}])), ...kept } as unknown as State;
  for (const [kind, id, object] of readAppended(dataDir, logFile, isChange)) {
    if (object === null) delete state[kind][id];
    else Object.assign(state[kind], { [id]: object });
  }
  forget(state, Date.now());
  // A crash between these two is harmless: the log's changes are made again.
  writeState(dataDir, snapshotFile, state);
  removeState(dataDir, logFile);

  const changed = new Map<string, Change>();
  const watched = names.map((kind) => [
    kind,
    watch(state[kind], (id, object) => changed.set(`${kind} ${id}`, [kind, id, object])),
  ]);
  return {
    ...(Object.fromEntries(watched) as State),
    save() {
      if (changed.size === 0) return;
      appendState(dataDir, logFile, [...changed.values()]);
      changed.clear();
    },
  };
}

/** @param tell is called with each object that is stored, and with null for one that is deleted */
function watch<Stored extends Record<string, unknown>>(
  objects: Stored,
  tell: (id: string, object: unknown) => void,
): Stored {
  return new Proxy(objects, {
    set(target, id, object) {
      tell(String(id), object);
      return Reflect.set(target, id, object);
    },
    deleteProperty(target, id) {
      tell(String(id), null);
      return Reflect.deleteProperty(target, id);
    },
  });
}

/** Deletes what the provider no longer keeps. */
function forget(state: State, now: number): void {
  for (const [key, { at }] of Object.entries(state.answered)) {
    if (at < now - replayMs) delete state.answered[key];
  }
  for (const [id, { created }] of Object.entries(state.events)) {
    if (created < seconds(now) - eventSeconds) delete state.events[id];
  }
}

function isState(value: unknown): value is Partial<State> {
  return isRecord(value) && names.every((name) => value[name] === undefined || isRecord(value[name]));
}

function isChange(value: unknown): value is Change {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [kind, id, object] = value;
  return (
    names.includes(kind) &&
    typeof id === 'string' &&
    (object === null || typeof object === 'object' || object === true)
  );
}

/** @param prefix of the provider's ids: `sub`, `cus`, `cs_test` */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export const seconds = (now = Date.now()) => Math.floor(now / 1000);
