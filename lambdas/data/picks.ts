/** Saved picks: frozen when saved, then graded by final scores or by their owner, with a history of every grade. */
import type { Entities } from '../contracts/analysis.ts';
import type { PickStatus, Sport } from '../contracts/sports.ts';
import type { Share } from '../contracts/tracker.ts';
import type { Gradable } from '../domain/grading.ts';
import type { OwnBet } from '../domain/own-bet.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { gradedLegKeys, moveGradedLegs, type PlacedLeg } from './graded-legs.ts';
import { type Key, keys, lists } from './keys.ts';
import { ordersOf } from './pick-orders.ts';
import { beginsWith, between } from './queries.ts';
import { changeRecords } from './records.ts';
import { moveShare } from './shares.ts';
import { ConditionFailed, conditionMet, get, getMany, queryAll, transact, type Write } from './table.ts';

/** Its `version` is raised by each change, so that two changes at once cannot both be based on the same pick. */
export interface Pick extends Gradable {
  /** A ULID: sorts by the time of saving. */
  readonly id: string;
  readonly userId: string;
  readonly promptLogId: string;
  readonly sport: Sport;
  readonly reasoning: string;
  readonly playText: string;
  readonly createdAt: string;
  /** Day of America/Toronto on which it was saved: the day whose record it counts in. */
  readonly day: string;
  readonly metadata: Entities;
  /** What its owner really bet; absent where they have not said. */
  readonly bet?: OwnBet;
  /** The public page its owner made of it; absent while it is not shared. */
  readonly share?: Share;
}

export interface SavedMark {
  readonly promptLogId: string;
  readonly pickId: string;
  readonly status: PickStatus;
}

/** An open leg, found by its game when that game ends. */
export type OpenLeg = PlacedLeg;

/**
 * Saves a pick with its mark, counters and legs: all or nothing.
 * @returns the pick that stands: this one, or the one saved before for the same prediction
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

/** A pick as it is when it is saved: nothing graded, every leg open. */
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
  return get<Pick>(keys.pick(userId, id));
}

/**
 * AP: Query USER#id PICK#from..PICK#to, newest first, as they were some milliseconds ago.
 * @param from, to ULIDs or the beginnings of some; what begins with `to` itself is left out
 */
export async function picksBetween(
  userId: string,
  { from = '', to = '~' }: { readonly from?: string; readonly to?: string | undefined },
  atMost?: number,
): Promise<Pick[]> {
  const { pk, prefix } = lists.picks(userId);
  const found = await queryAll<Pick>(
    { ...between(pk, `${prefix}${from}`, `${prefix}${to}`), ScanIndexForward: false },
    atMost === undefined ? undefined : atMost + 1,
  );
  return found.filter(({ id }) => id !== to).slice(0, atMost);
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

/** AP: Query GAME#id LEG#: the legs that wait for this game. */
export function openLegsOn(gameId: string): Promise<OpenLeg[]> {
  return queryAll<OpenLeg>(beginsWith(lists.openLegs(gameId)));
}

/** AP: BatchGet USER#id/PICK#ulid, at most 100, as they are now. In any order, without those that are not there. */
export function findPicks(userId: string, ids: readonly string[]): Promise<Pick[]> {
  return getMany<Pick>(
    ids.map((id) => keys.pick(userId, id)),
    { isConsistent: true },
  );
}

interface Change {
  readonly before: Pick;
  readonly after: Pick;
}

/**
 * Puts a changed pick in the place of the one it was made from, with its mark, counters and legs.
 * @param closed legs that no longer wait for their game
 * @param beside what is written with it, or not at all
 * @returns false when the pick was changed in the meantime: read it again and decide again
 */
export function replacePick(
  before: Pick,
  after: Pick,
  closed: readonly OpenLeg[],
  beside: readonly Write[] = [],
): Promise<boolean> {
  return replacePicks([{ before, after }], closed, beside);
}

/** A pick takes two writes and up to three items of counters that no other pick of the change has. */
export const changedAtOnce = 18;

/**
 * Several picks of one person, all or none.
 * @param changes at most `changedAtOnce` of them
 */
export function replacePicks(
  changes: readonly Change[],
  closed: readonly OpenLeg[] = [],
  beside: readonly Write[] = [],
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
      // Whatever of them is counted: where nothing is counted otherwise, it writes nothing.
      ...changeRecords(changes),
      ...beside,
    ]),
  );
}

/**
 * Takes a pick away with its mark, counters and legs, as if it had never been saved.
 * @returns false when the pick was changed or removed in the meantime
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
  return { ...keys.pick(pick.userId, pick.id), ...pick, ...ordersOf(pick) };
}

/** What a prediction is marked with once it is saved. */
export function markOf({ promptLogId, id, status }: Pick): SavedMark {
  return { promptLogId, pickId: id, status };
}

function openLegs(pick: Pick): OpenLeg[] {
  return pick.metadata.legs.flatMap(({ gameId }, index) =>
    pick.legResults[index] === 'open' ? [{ gameId, userId: pick.userId, pickId: pick.id, index }] : [],
  );
}

/** Where a pick's legs lie under their games: each in one place at most. */
export function legKeys(pick: Pick): Key[] {
  return [...openLegs(pick).map(legKey), ...gradedLegKeys(pick)];
}

function legKey(leg: OpenLeg): Key {
  return keys.openLeg(leg.gameId, leg.userId, leg.pickId, leg.index);
}
