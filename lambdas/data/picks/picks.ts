/** Saved picks: frozen when saved, then graded by final scores or by their owner, with a history of every grade. */
import type { Entities } from '../../contracts/asking/analysis.ts';
import type { PickStatus, Sport } from '../../contracts/feed/sports.ts';
import type { Share } from '../../contracts/picks/tracker.ts';
import type { Gradable } from '../../domain/picks/grading.ts';
import type { OwnBet } from '../../domain/picks/own-bet.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { beginsWith, between } from '../platform/queries.ts';
import {
  ConditionFailed,
  conditionMet,
  get,
  getMany,
  queryAll,
  transact,
  type Write,
} from '../platform/table.ts';
import { gradedLegKeys, moveGradedLegs, type PlacedLeg } from './graded-legs.ts';
import { type PickItem, packPick, unpackPick } from './pick-item.ts';
import { ordersOf } from './pick-orders.ts';
import { changeRecords } from './pick-records.ts';
import { moveShare } from './shares.ts';

/** `version` is incremented by each change, for optimistic locking. */
export interface Pick extends Gradable {
  /** A ULID, so IDs sort by time of saving. */
  readonly id: string;
  readonly userId: string;
  readonly promptLogId: string;
  readonly sport: Sport;
  readonly reasoning: string;
  readonly playText: string;
  readonly createdAt: string;
  /** Day of saving in America/Toronto, which is the day of the record it counts in. */
  readonly day: string;
  readonly metadata: Entities;
  /** The owner's actual bet; absent if not entered. */
  readonly bet?: OwnBet;
  /** Set while the pick is shared. */
  readonly share?: Share;
}

export interface SavedMark {
  readonly promptLogId: string;
  readonly pickId: string;
  readonly status: PickStatus;
}

/** An open leg, indexed by its game. */
export type OpenLeg = PlacedLeg;

/**
 * Saves a pick with its saved mark, counters and legs, in one transaction.
 * @returns this pick, or the existing one for the same prediction
 */
export async function savePick(pick: Pick): Promise<{ pick: Pick; created: boolean }> {
  const absent = { ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await transact([
      { Put: { Item: { ...keys.saved(pick.userId, pick.promptLogId), ...markOf(pick) }, ...absent } },
      { Put: { Item: itemOf(pick), ...absent } },
      ...changeRecords([{ before: null, after: pick }]),
      ...openLegs(pick).map((leg) => ({ Put: { Item: { ...legKey(leg), ...leg } } })),
      ...moveGradedLegs(null, pick),
    ]);
    return { pick, created: true };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const before = await findSavedPick(pick.userId, pick.promptLogId);
    if (!before) throw error;
    return { pick: before, created: false };
  }
}

/** @returns a new pick, with all legs open */
export function newPick({
  now,
  ...given
}: Omit<Pick, 'status' | 'createdAt' | 'day' | 'legResults' | 'grades' | 'profitCents' | 'version'> & {
  now: Date;
}): Pick {
  return {
    ...given,
    status: 'pending',
    createdAt: now.toISOString(),
    day: torontoDay(now),
    legResults: given.metadata.legs.map(() => 'open'),
    grades: [],
    profitCents: null,
    version: 1,
  };
}

/** AP: Get USER#id/SAVED#promptLogId. */
export function findSavedMark(userId: string, promptLogId: string): Promise<SavedMark | undefined> {
  return get<SavedMark>(keys.saved(userId, promptLogId));
}

/** AP: Get USER#id/PICK#ulid. */
export function findPick(userId: string, id: string): Promise<Pick | undefined> {
  return get<PickItem<Pick>>(keys.pick(userId, id)).then((item) => item && unpackPick(item));
}

/**
 * AP: Query USER#id PICK#from..PICK#to, newest first, eventually consistent.
 * @param from ULID or prefix of one
 * @param to ULID or prefix of one; excluded itself
 */
export async function picksBetween(
  userId: string,
  { from = '', to = '~' }: { readonly from?: string; readonly to?: string | undefined },
  atMost?: number,
): Promise<Pick[]> {
  const { pk, prefix } = lists.picks(userId);
  const found = await queryAll<PickItem<Pick>>(
    { ...between(pk, `${prefix}${from}`, `${prefix}${to}`), ScanIndexForward: false },
    atMost === undefined ? undefined : atMost + 1,
  );
  return found
    .filter(({ id }) => id !== to)
    .slice(0, atMost)
    .map(unpackPick);
}

/** AP: Get USER#id/SAVED#promptLogId, then the pick. */
async function findSavedPick(userId: string, promptLogId: string): Promise<Pick | undefined> {
  const mark = await findSavedMark(userId, promptLogId);
  return mark && findPick(userId, mark.pickId);
}

/** AP: Query USER#id SAVED#, newest prediction first. */
export function savedMarks(userId: string, atMost: number): Promise<SavedMark[]> {
  return queryAll<SavedMark>({ ...beginsWith(lists.saved(userId)), ScanIndexForward: false }, atMost);
}

/** AP: BatchGet USER#id/SAVED#promptLogId, at most 100. In any order. */
export function savedMarksOf(userId: string, promptLogIds: readonly string[]): Promise<SavedMark[]> {
  return getMany<SavedMark>(promptLogIds.map((id) => keys.saved(userId, id)));
}

/** AP: Query GAME#id LEG#: the open legs on this game. */
export function openLegsOn(gameId: string): Promise<OpenLeg[]> {
  return queryAll<OpenLeg>(beginsWith(lists.openLegs(gameId)));
}

/** AP: BatchGet USER#id/PICK#ulid, at most 100, consistent. In any order, without those that do not exist. */
export async function findPicks(userId: string, ids: readonly string[]): Promise<Pick[]> {
  const found = await getMany<PickItem<Pick>>(
    ids.map((id) => keys.pick(userId, id)),
    { isConsistent: true },
  );
  return found.map(unpackPick);
}

interface Change {
  readonly before: Pick;
  readonly after: Pick;
}

/**
 * Replaces a pick with a changed version, with its saved mark, counters and legs, in one transaction.
 * @param closed legs that are no longer open
 * @param also other writes of the transaction
 * @returns false if the pick has changed since it was read; the caller retries
 */
export function replacePick(
  before: Pick,
  after: Pick,
  closed: readonly OpenLeg[],
  also: readonly Write[] = [],
): Promise<boolean> {
  return replacePicks([{ before, after }], closed, also);
}

/** Limited by the 100 writes of a transaction: a pick takes two, and up to three items of counters that it does not share. */
export const changedAtOnce = 18;

/**
 * Replaces several picks of one user, in one transaction.
 * @param changes at most `changedAtOnce`
 */
export function replacePicks(
  changes: readonly Change[],
  closed: readonly OpenLeg[] = [],
  also: readonly Write[] = [],
): Promise<boolean> {
  return conditionMet(
    transact([
      ...changes.flatMap(({ before, after }): Write[] => [
        { Put: { Item: itemOf(after), ...isAsRead(before) } },
        ...moveGradedLegs(before, after),
        ...moveShare(before, after),
        ...(before.status === after.status
          ? []
          : [{ Put: { Item: { ...keys.saved(after.userId, after.promptLogId), ...markOf(after) } } }]),
      ]),
      ...closed.map((leg) => ({ Delete: { Key: { ...legKey(leg) } } })),
      ...changeRecords(changes),
      ...also,
    ]),
  );
}

/**
 * Removes a pick with its saved mark, counters and legs, as if it had never been saved.
 * @returns false if the pick has changed or been removed since it was read
 */
export function removePick(pick: Pick): Promise<boolean> {
  return conditionMet(
    transact([
      { Delete: { Key: { ...keys.pick(pick.userId, pick.id) }, ...isAsRead(pick) } },
      { Delete: { Key: { ...keys.saved(pick.userId, pick.promptLogId) } } },
      ...legKeys(pick).map((Key) => ({ Delete: { Key: { ...Key } } })),
      ...moveShare(pick, null),
      ...changeRecords([{ before: pick, after: null }]),
    ]),
  );
}

const isAsRead = ({ version }: Pick) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': version },
});

function itemOf(pick: Pick) {
  return { ...keys.pick(pick.userId, pick.id), ...packPick(pick), ...ordersOf(pick) };
}

/** The mark of a saved prediction. */
export function markOf({ promptLogId, id, status }: Pick): SavedMark {
  return { promptLogId, pickId: id, status };
}

function openLegs(pick: Pick): OpenLeg[] {
  return pick.metadata.legs.flatMap(({ gameId }, index) =>
    pick.legResults[index] === 'open' ? [{ gameId, userId: pick.userId, pickId: pick.id, index }] : [],
  );
}

/** Keys of a pick's legs in the indexes by game, at most one per leg. */
export function legKeys(pick: Pick): Key[] {
  return [...openLegs(pick).map(legKey), ...gradedLegKeys(pick)];
}

function legKey(leg: OpenLeg): Key {
  return keys.openLeg(leg.gameId, leg.userId, leg.pickId, leg.index);
}
