/** The prompt log: each question with its answer, which is also listed among the user's predictions. */
import type { PromptAnalysis } from '../../contracts/asking/analysis.ts';
import type { OfferedChange, ReadBy } from '../../contracts/asking/ask.ts';
import type { AskOutcome } from '../../contracts/asking/ask-outcomes.ts';
import type { Reading, ShownReading } from '../../contracts/asking/reading.ts';
import type { Turn } from '../../contracts/asking/turn.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { type BusinessCounts, countsOfOutcome } from '../../domain/records/business-counts.ts';
import { answerBytes, fromAnswerBytes } from '../picks/answer-bytes.ts';
import { countAsk } from '../picks/pick-records.ts';
import { changeCounters, countOnDay } from '../platform/counters.ts';
import { keys, lists } from '../platform/keys.ts';
import { unpacked } from '../platform/packed.ts';
import { beginsWith, between } from '../platform/queries.ts';
import { conditionMet, get, queryAll, transact } from '../platform/table.ts';
import { turnWrites } from './turns.ts';
import { type AskSlot, settle } from './usage.ts';

export interface Ask {
  /** A ULID, so IDs sort by time. */
  readonly id: string;
  readonly userId: string;
  readonly prompt: string;
  readonly sport: Sport;
  readonly response: string;
  readonly analysis: PromptAnalysis;
  readonly createdAt: string;
  /** The model's name, in items from when it chose the legs. */
  readonly model?: string;
  /** Whether it used a prompt. Absent in old items, which all did. */
  readonly charged?: boolean;
  /** Who read the question. Absent in old items. */
  readonly readBy?: ReadBy;
  /** Total of the ask's model calls. Absent in old items. */
  readonly tokens?: { readonly input: number; readonly output: number };
  /** `own`: a bet that the user named, at their price; it can be tracked and is no prediction. Absent for an answer of ours. */
  readonly origin?: 'own';
  /** Whether the play differs from the question. */
  readonly substituted?: boolean;
  /** The reading as shown to the user. Absent in old items. */
  readonly reading?: ShownReading;
  /** The reading in terms. Absent in items from before answers could be changed. */
  readonly read?: Reading;
  /** IDs of games that were excluded. */
  readonly without?: readonly string[];
  /** The changes offered with the answer. */
  readonly changes?: readonly OfferedChange[];
}

/**
 * Stores an answer and the turn, settles its reservation and counts it, in one transaction.
 * @returns false if the reservation no longer exists because it was released
 */
export function storeAsk(ask: Ask, slot: AskSlot, turn?: Turn): Promise<boolean> {
  return conditionMet(
    transact([
      { Put: { Item: itemOf(ask) } },
      settle(slot, { charged: ask.charged ?? true }),
      ...changeCounters(countsOfAsk(ask), {
        day: torontoDay(new Date(ask.createdAt)),
        shardKey: ask.userId,
      }),
      ...countAsk(ask.userId),
      ...turnWrites(slot.userId, slot.day, turn),
    ]),
  );
}

/** Sorts by time as well, and says where it is stored. */
const ownEnd = '-OWN';
export const ownAskId = (ulid: string) => `${ulid}${ownEnd}`;

const keyOf = (userId: string, id: string) =>
  id.endsWith(ownEnd) ? keys.ownAsk(userId, id) : keys.ask(userId, id);

/**
 * Stores a bet that the user named with the turn, and counts the answer, in one transaction. It uses no prompt and counts as no
 * prediction.
 * @param isCounted whether giving back a reservation counts the answer
 */
export async function storeOwn(
  ask: Ask,
  { userId, day }: Pick<AskSlot, 'userId' | 'day'>,
  turn: Turn | undefined,
  { isCounted = false } = {},
): Promise<void> {
  const counts = isCounted ? [] : countOnDay(countsOfOutcome('info'), { day, shardKey: userId });
  await transact([{ Put: { Item: itemOf(ask) } }, ...counts, ...turnWrites(userId, day, turn)]);
}

/** The answer's steps of the business counters: its outcome, and a prompt if it was charged. */
export function countsOfAsk(ask: Pick<Ask, 'sport' | 'charged' | 'tokens' | 'substituted'>): BusinessCounts {
  const { sport, charged } = ask;
  const prompts = charged === false ? {} : { prompts: 1, [`prompts:${sport}`]: 1 };
  return { ...countsOfOutcome('play', ask), ...prompts };
}

/**
 * Counts an answer that is not stored and used no prompt.
 * @param requestKey the client's idempotency key: a call repeated within ten minutes is counted once
 */
export async function countAnswer(
  outcome: AskOutcome,
  { userId, day, requestKey }: Pick<AskSlot, 'userId' | 'day' | 'requestKey'>,
  turn?: Turn,
): Promise<void> {
  const counts = countOnDay(countsOfOutcome(outcome), { day, shardKey: userId });
  await transact([...counts, ...turnWrites(userId, day, turn)], {
    once: `${outcome}|${userId}|${day}|${requestKey}`,
  });
}

/** The long attributes are stored compressed, because a list reads up to a hundred answers. */
type Long = Pick<Ask, 'response' | 'analysis' | 'reading' | 'read' | 'without' | 'changes'>;
/** `packed` was text until bytes took a third less. */
type Item = Omit<Ask, keyof Long> & (Long | { readonly packed: Uint8Array | string });

function itemOf({ response, analysis, reading, read, without, changes, ...ask }: Ask) {
  return {
    ...keyOf(ask.userId, ask.id),
    ...ask,
    packed: answerBytes({ response, analysis, reading, read, without, changes }),
  };
}

/** Also reads items from before compression. */
function fromItem(item: Item): Ask {
  if (!('packed' in item)) return item;
  const { packed: long, ...ask } = item;
  return { ...ask, ...(typeof long === 'string' ? unpacked<Long>(long) : fromAnswerBytes<Long>(long)) };
}

/** AP: Get USER#id/ASK#ulid or USER#id/OWN#ulid. Found only under its owner's partition. */
export async function findAsk(userId: string, id: string): Promise<Ask | undefined> {
  const item = await get<Item>(keyOf(userId, id));
  return item && fromItem(item);
}

/** AP: Query USER#id OWN#, newest first. All bets that the user named, for the export. */
export async function ownAsks(userId: string): Promise<Ask[]> {
  const items = await queryAll<Item>({ ...beginsWith(lists.ownAsks(userId)), ScanIndexForward: false });
  return items.map(fromItem);
}

/** AP: Query USER#id ASK#, newest first. */
export async function latestAsks(userId: string, atMost: number): Promise<Ask[]> {
  const items = await queryAll<Item>({ ...beginsWith(lists.asks(userId)), ScanIndexForward: false }, atMost);
  return items.map(fromItem);
}

/**
 * AP: Query USER#id ASK#from..ASK#to, newest first.
 * @param from ULID or prefix of one
 * @param to ULID or prefix of one; excluded itself
 */
export async function asksBetween(
  userId: string,
  { from = '', to = '~' }: { readonly from?: string; readonly to?: string | undefined },
  atMost?: number,
): Promise<Ask[]> {
  const { pk, prefix } = lists.asks(userId);
  const items = await queryAll<Item>(
    { ...between(pk, `${prefix}${from}`, `${prefix}${to}`), ScanIndexForward: false },
    atMost === undefined ? undefined : atMost + 1,
  );
  return items
    .filter(({ id }) => id !== to)
    .slice(0, atMost)
    .map(fromItem);
}

/** The maximum duration of the first call, less the time that passed before it was repeated. */
const waitMs = 25_000;
const pollMs = 500;

/**
 * Waits for the answer of an earlier call with the same request key.
 * @returns undefined if there is no answer in time: the first call failed or is still running
 */
export async function waitForAnswer(userId: string, id: string): Promise<Ask | undefined> {
  const end = performance.now() + waitMs;
  for (;;) {
    const ask = await findAsk(userId, id);
    if (ask || performance.now() > end) return ask;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
