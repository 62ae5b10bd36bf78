/** The prompt log: each question with its answer, which is also one of that person's predictions. */
import type { PromptAnalysis } from '../contracts/analysis.ts';
import type { OfferedChange } from '../contracts/ask.ts';
import type { AskOutcome } from '../contracts/ask-outcomes.ts';
import type { Reading, ShownReading } from '../contracts/reading.ts';
import type { Sport } from '../contracts/sports.ts';
import { type BusinessCounts, countsOfOutcome } from '../domain/business-counts.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { changeCounters, countOnDay } from './counters.ts';
import { keys, lists } from './keys.ts';
import { packed, unpacked } from './packed.ts';
import { beginsWith, between } from './queries.ts';
import { countAsk } from './records.ts';
import { conditionMet, get, queryAll, transact } from './table.ts';
import { type AskSlot, settle } from './usage.ts';

export interface Ask {
  /** A ULID: sorts by the time of asking. */
  readonly id: string;
  readonly userId: string;
  readonly prompt: string;
  readonly sport: Sport;
  readonly response: string;
  readonly analysis: PromptAnalysis;
  readonly createdAt: string;
  /** The model that chose, as the API named it. */
  readonly model: string;
  /** Whether it cost a prompt. Absent in what was stored when every answer did. */
  readonly charged?: boolean;
  /** What the model calls of this ask used. Absent in what was stored before it was counted. */
  readonly tokens?: { readonly input: number; readonly output: number };
  /** Whether the play differs from what was asked for. */
  readonly substituted?: boolean;
  /** The question as it was understood; absent in what was stored before questions were read. */
  readonly reading?: ShownReading;
  /** The same in terms; absent in what was stored before an answer could be changed. */
  readonly read?: Reading;
  /** Ids of games that it was not to be made of. */
  readonly without?: readonly string[];
  /** How it could be changed when it was made. */
  readonly changes?: readonly OfferedChange[];
}

/**
 * Stores an answer, settles its prompt and counts it: all or nothing.
 * @returns false when the reservation is no longer there, because it was given back in the meantime
 */
export function storeAsk(ask: Ask, slot: AskSlot): Promise<boolean> {
  return conditionMet(
    transact([
      { Put: { Item: itemOf(ask) } },
      settle(slot, { charged: ask.charged ?? true }),
      ...changeCounters(countsOfAsk(ask), {
        day: torontoDay(new Date(ask.createdAt)),
        shardKey: ask.userId,
      }),
      ...countAsk(ask.userId),
    ]),
  );
}

/** What an answer adds to the business counters: an outcome always, a prompt where it was charged. */
export function countsOfAsk(ask: Pick<Ask, 'sport' | 'charged' | 'tokens' | 'substituted'>): BusinessCounts {
  const { sport, charged } = ask;
  const prompts = charged === false ? {} : { prompts: 1, [`prompts:${sport}`]: 1 };
  return { ...countsOfOutcome('play', ask), ...prompts };
}

/**
 * Counts an answer that is not stored and used no prompt.
 * @param requestKey the client's key of the call: one that is repeated within ten minutes is counted once
 */
export async function countAnswer(
  outcome: AskOutcome,
  { userId, day, requestKey }: Pick<AskSlot, 'userId' | 'day' | 'requestKey'>,
): Promise<void> {
  await transact(countOnDay(countsOfOutcome(outcome), { day, shardKey: userId }), {
    once: `${outcome}|${userId}|${day}|${requestKey}`,
  });
}

/** What is long in an answer is kept packed: a list reads up to a hundred of them. */
type Long = Pick<Ask, 'response' | 'analysis' | 'reading' | 'read' | 'without' | 'changes'>;
type Item = Omit<Ask, keyof Long> & (Long | { readonly packed: string });

function itemOf({ response, analysis, reading, read, without, changes, ...ask }: Ask) {
  return {
    ...keys.ask(ask.userId, ask.id),
    ...ask,
    packed: packed({ response, analysis, reading, read, without, changes }),
  };
}

/** Answers that were stored before they were packed are read as they are. */
function fromItem(item: Item): Ask {
  if (!('packed' in item)) return item;
  const { packed: long, ...ask } = item;
  return { ...ask, ...unpacked<Long>(long) };
}

/** AP: Get USER#id/ASK#ulid. Only the owner's key finds it. */
export async function findAsk(userId: string, id: string): Promise<Ask | undefined> {
  const item = await get<Item>(keys.ask(userId, id));
  return item && fromItem(item);
}

/** AP: Query USER#id ASK#, newest first. */
export async function latestAsks(userId: string, atMost: number): Promise<Ask[]> {
  const items = await queryAll<Item>({ ...beginsWith(lists.asks(userId)), ScanIndexForward: false }, atMost);
  return items.map(fromItem);
}

/**
 * AP: Query USER#id ASK#from..ASK#to, newest first.
 * @param from, to ULIDs or the beginnings of some; what begins with `to` itself is left out
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

/** As long as the first call can take, less what the gateway has already waited for the second. */
const waitMs = 25_000;
const lookEveryMs = 500;

/**
 * The answer to a call that came before with the same request key, waited for while it is being made.
 * @returns undefined when it does not come: the first call failed, or is still at it
 */
export async function whenAnswered(userId: string, id: string): Promise<Ask | undefined> {
  const end = Date.now() + waitMs;
  for (;;) {
    const ask = await findAsk(userId, id);
    if (ask || Date.now() > end) return ask;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
