/**
 * The daily allowance: prompts used today, and uncharged answers that needed the model.
 *
 * A prompt is reserved before the model is called, and settled or released afterwards. Each reservation is an attribute
 * `ask#<request key>` of the day's item, so the limit, repeated calls and a single release are conditions on one item. A
 * reservation whose function died is released by a later call.
 */
import type { AskOutcome } from '../../contracts/asking/ask-outcomes.ts';
import type { Turn } from '../../contracts/asking/turn.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { countsOfOutcome } from '../../domain/records/business-counts.ts';
import { countOnDay } from '../platform/counters.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { beginsWith } from '../platform/queries.ts';
import {
  ConditionFailed,
  conditionMet,
  get,
  queryAll,
  transact,
  update,
  type Write,
} from '../platform/table.ts';
import { turnWrites } from './turns.ts';

/** Functions time out after 29 seconds, so an older reservation is abandoned. */
const abandonedAfterSeconds = 60;
/** The item outlives its day, so that late releases still find it. */
const keptSeconds = 3 * 24 * 3600;

interface Reservation {
  readonly askId: string;
  /** Epoch seconds. */
  readonly at: number;
  readonly settled: boolean;
}

/** `free` counts uncharged answers that needed the model; the same limit applies to them. */
type UsageItem = { readonly used?: number; readonly free?: number } & Readonly<Record<string, unknown>>;

export interface AskSlot {
  readonly userId: string;
  /** Day of America/Toronto, `YYYY-MM-DD`. */
  readonly day: string;
  /** The client's idempotency key, or a generated one. */
  readonly requestKey: string;
  readonly askId: string;
}

export type Reserved =
  | { readonly kind: 'reserved'; readonly remaining: number }
  | { readonly kind: 'used-up' }
  /** The limit of uncharged answers is reached, which bounds free use of the model; prompts may be left. */
  | { readonly kind: 'free-used-up' }
  /** A repeated request: the answer is stored under `askId` once `settled`. */
  | { readonly kind: 'repeated'; readonly askId: string; readonly settled: boolean };

const attribute = (requestKey: string) => `ask#${requestKey}`;

/**
 * AP: Update USER#id/USAGE#day, on condition that a prompt is left and the request is new.
 * @param needsModel whether the question needs the model; only then does the limit of uncharged answers apply
 */
export async function reserve(slot: AskSlot, limit: number, now: Date, needsModel = true): Promise<Reserved> {
  const earlier = await beforeMidnight(slot, now);
  if (earlier) return repeated(earlier);
  // Terminates: each iteration but the last releases all abandoned reservations.
  for (;;) {
    try {
      return await tryReserve(slot, limit, now, needsModel);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const item = (error.failed[0] ?? {}) as UsageItem;
      const before = reservationOf(item, slot.requestKey);
      // This write had succeeded: the SDK repeated it because the response was lost.
      if (before?.askId === slot.askId) return reservedWith(item, limit, now);
      if (before && !isAbandoned(before, now)) return repeated(before);
      if ((await releaseAbandoned(slot, item, now)) > 0) continue;
      return (item.used ?? 0) >= limit ? { kind: 'used-up' } : { kind: 'free-used-up' };
    }
  }
}

/** AP: Get USER#id/USAGE#day of the day before, only in the first minute of a day, for calls repeated across midnight. */
async function beforeMidnight(slot: AskSlot, now: Date): Promise<Reservation | undefined> {
  const day = torontoDay(new Date(now.getTime() - abandonedAfterSeconds * 1000));
  if (day === slot.day) return undefined;
  const item = await get<UsageItem>(keys.usage(slot.userId, day));
  const reservation = item && reservationOf(item, slot.requestKey);
  return reservation && !isAbandoned(reservation, now) ? reservation : undefined;
}

const repeated = ({ askId, settled }: Reservation): Reserved => ({ kind: 'repeated', askId, settled });

/** Free answers that the model may read, for each prompt of a day: bets that two readers read otherwise, and what follows an answer. */
export const freePerPrompt = 3;

async function tryReserve(slot: AskSlot, limit: number, now: Date, needsModel: boolean): Promise<Reserved> {
  const at = Math.floor(now.getTime() / 1000);
  const item = await update<UsageItem>({
    Key: { ...keys.usage(slot.userId, slot.day) },
    UpdateExpression: 'ADD used :one SET #ask = :reservation, expiresAt = :expires',
    ConditionExpression: `(attribute_not_exists(used) OR used < :limit) AND attribute_not_exists(#ask) AND :limit > :none${needsModel ? ' AND (attribute_not_exists(#free) OR #free < :mostFree)' : ''}`,
    ExpressionAttributeNames: { '#ask': attribute(slot.requestKey), ...(needsModel && { '#free': 'free' }) },
    ExpressionAttributeValues: {
      ':one': 1,
      ':none': 0,
      ':limit': limit,
      ...(needsModel && { ':mostFree': Math.min(limit * freePerPrompt, Number.MAX_SAFE_INTEGER) }),
      ':reservation': { askId: slot.askId, at, settled: false } satisfies Reservation,
      ':expires': at + keptSeconds,
    },
  });
  return reservedWith(item, limit, now);
}

function reservedWith(item: UsageItem, limit: number, now: Date): Reserved {
  return { kind: 'reserved', remaining: Math.max(0, limit - usedIn(item, now)) };
}

/**
 * The write that settles a reservation, for the transaction that stores the answer.
 * @param charged whether it uses a prompt; otherwise it counts as an uncharged answer
 */
export function settle(slot: AskSlot, { charged }: { charged: boolean }): Write {
  const counts = charged ? {} : { ':less': -1, ':one': 1 };
  return {
    Update: {
      Key: { ...keys.usage(slot.userId, slot.day) },
      UpdateExpression: `SET #ask.#settled = :yes${charged ? '' : ' ADD used :less, #free :one'}`,
      ConditionExpression: '#ask.#settled = :no AND #ask.askId = :askId',
      ExpressionAttributeNames: {
        '#ask': attribute(slot.requestKey),
        '#settled': 'settled',
        ...(!charged && { '#free': 'free' }),
      },
      ExpressionAttributeValues: { ':yes': true, ':no': false, ':askId': slot.askId, ...counts },
    },
  };
}

/** The end of an ask without a stored answer. */
export interface Ended {
  readonly outcome: AskOutcome;
  /** Tokens of its model calls; it then counts as an uncharged answer. Absent if the model was not called. */
  readonly tokens?: { readonly input: number; readonly output: number } | undefined;
  /** What to remember of an answer without a play. */
  readonly turn?: Turn | undefined;
}

/** Releases an unsettled reservation and counts the outcome, in one transaction. Safe to repeat. */
export async function release(slot: AskSlot, { outcome, tokens, turn }: Ended): Promise<void> {
  const { userId, day, requestKey, askId } = slot;
  await conditionMet(
    transact([
      {
        Update: {
          Key: { ...keys.usage(userId, day) },
          UpdateExpression: 'ADD used :less, #free :free REMOVE #ask',
          ConditionExpression: '#ask.#settled = :no AND #ask.askId = :askId',
          ExpressionAttributeNames: {
            '#ask': attribute(requestKey),
            '#settled': 'settled',
            '#free': 'free',
          },
          ExpressionAttributeValues: {
            ':less': -1,
            ':free': tokens ? 1 : 0,
            ':no': false,
            ':askId': askId,
          },
        },
      },
      ...countOnDay(countsOfOutcome(outcome, { tokens }), { day, shardKey: userId }),
      ...turnWrites(userId, day, turn),
    ]),
  );
}

/** AP: Get USER#id/USAGE#day. Prompts used, without abandoned reservations. */
export async function usedPrompts(userId: string, day: string, now: Date): Promise<number> {
  return usedIn((await get<UsageItem>(keys.usage(userId, day))) ?? {}, now);
}

/** Prompts used on a day. */
export interface DayUsage {
  /** Day of America/Toronto, `YYYY-MM-DD`. */
  readonly day: string;
  readonly prompts: number;
}

/** AP: Query USER#id USAGE#, newest first. Days that have not expired. */
export async function usageByDay(userId: string, now: Date): Promise<DayUsage[]> {
  const { pk, prefix } = lists.usage(userId);
  const items = await queryAll<UsageItem & Key>({ ...beginsWith({ pk, prefix }), ScanIndexForward: false });
  return items.map((item) => ({ day: item.sk.slice(prefix.length), prompts: usedIn(item, now) }));
}

function usedIn(item: UsageItem, now: Date): number {
  return (item.used ?? 0) - abandoned(item, now).length;
}

async function releaseAbandoned(slot: AskSlot, item: UsageItem, now: Date): Promise<number> {
  const reservations = abandoned(item, now);
  for (const { requestKey, askId } of reservations)
    await release({ ...slot, requestKey, askId }, { outcome: 'failed' });
  return reservations.length;
}

function abandoned(item: UsageItem, now: Date): { requestKey: string; askId: string }[] {
  return Object.keys(item)
    .filter((name) => name.startsWith('ask#'))
    .flatMap((name) => {
      const requestKey = name.slice('ask#'.length);
      const reservation = reservationOf(item, requestKey);
      return reservation && isAbandoned(reservation, now) ? [{ requestKey, askId: reservation.askId }] : [];
    });
}

function isAbandoned({ settled, at }: Reservation, now: Date): boolean {
  return !settled && at < now.getTime() / 1000 - abandonedAfterSeconds;
}

function reservationOf(item: UsageItem, requestKey: string): Reservation | undefined {
  return item[attribute(requestKey)] as Reservation | undefined;
}
