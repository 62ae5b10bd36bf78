/**
 * A user's last turn: one item, overwritten by every answer in the call that stores or counts it, and gone at midnight in
 * Toronto. It is read beside the session, so it stays small.
 */
import type { Turn } from '../../contracts/asking/turn.ts';
import { completed } from '../../domain/asking/reading/draft.ts';
import { endOfTorontoDay, torontoDay } from '../../domain/platform/toronto-day.ts';
import { keys } from '../platform/keys.ts';
import { largestFit } from '../platform/largest-fit.ts';
import { packedBytes, unpackedBytes } from '../platform/packed.ts';
import { get, type Write } from '../platform/table.ts';

/** Two KB with the keys. */
const mostBytes = 1800;

const version = 1;

interface Item {
  /** Day of America/Toronto, `YYYY-MM-DD`. */
  readonly day: string;
  readonly packed: Uint8Array;
}

/** AP: Get USER#id/TURN. @returns undefined if there is none today; DynamoDB deletes expired items late */
export async function turnOf(userId: string, now: Date): Promise<Turn | undefined> {
  const item = await get<Item>(keys.turn(userId));
  const turn = item?.day === torontoDay(now) ? unpackedBytes<Turn>(version, item.packed) : undefined;
  return turn && { ...turn, queries: turn.queries.map(completed) };
}

/**
 * The write that replaces the last turn, if there is a new one. Over the size, the oldest selections are forgotten first, then what was
 * asked back, then the question.
 * @param day of America/Toronto, `YYYY-MM-DD`
 */
export function turnWrites(userId: string, day: string, turn: Turn | undefined): Write[] {
  if (!turn) return [];
  const withShown = (of: Turn) =>
    largestFit(of.shown, (shown) => packedBytes(version, { ...of, shown }), mostBytes).bytes;
  const { open: _, ...answered } = turn;
  const least = { askId: turn.askId, queries: [], shown: turn.shown };
  const all = [turn, answered, least].map(withShown);
  const packed = all.find(({ length }) => length <= mostBytes) ?? withShown(least);
  const expiresAt = Math.floor(endOfTorontoDay(day).getTime() / 1000);
  return [{ Put: { Item: { ...keys.turn(userId), day, packed, expiresAt } } }];
}
