/** Saves, marks, reads and counts picks in a table that belongs to one test. */
import { ulid } from 'ulid';
import { expect } from 'vitest';
import { gradedSoFar } from '../../lambdas/app/picks/late-saves.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { Slip } from '../../lambdas/contracts/asking/slip.ts';
import { pickStatuses } from '../../lambdas/contracts/feed/sports.ts';
import {
  dailyTallies,
  monthlyTallies,
  picksByStatus,
  slateMonths,
} from '../../lambdas/data/picks/pick-records.ts';
import {
  findPick,
  newPick,
  openLegsOn,
  type Pick,
  replacePick,
  savePick,
} from '../../lambdas/data/picks/picks.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { markedBy } from '../../lambdas/domain/picks/grading.ts';
import { type Counts, total } from '../../lambdas/domain/platform/counts.ts';
import { countsByKind } from '../../lambdas/domain/records/breakdown.ts';
import { deltaOf, sum } from '../../lambdas/domain/records/record.ts';
import { slateUserId } from '../../lambdas/domain/records/slate.ts';
import { countsOfSlate } from '../../lambdas/domain/records/track-record.ts';
import { analysisOf } from './asks.ts';
import { allItems } from './own-table.ts';
import { randomWord } from './people.ts';

export async function saved(
  legs: readonly Leg[],
  userId = `user-${randomWord()}`,
  now = new Date(),
  slip?: Slip,
): Promise<Pick> {
  const id = ulid(now.getTime());
  const metadata = { ...entitiesOf(analysisOf(legs)), ...(slip && { slip }) };
  const words = { sport: 'NFL', reasoning: 'One single', playText: 'Home Town', metadata } as const;
  const fresh = newPick({ ...words, id, userId, promptLogId: id, now });
  return (await savePick(await gradedSoFar(fresh, now))).pick;
}

export async function again({ userId, id }: Pick): Promise<Pick> {
  const pick = await findPick(userId, id);
  if (!pick) throw new Error('the pick no longer exists');
  return pick;
}

export async function mark(pick: Pick, status: 'hit' | 'miss' | 'pending', at: string): Promise<boolean> {
  const before = await again(pick);
  return replacePick(before, markedBy(before, { status, by: 'user', at }), []);
}

/** The counters of the user's picks of that day. */
export const tally = async ({ userId, day }: Pick) => sum(await dailyTallies(userId, day, day));

/** Expects every counter and every leg item to match these picks: all picks in the table, all saved on one day. */
export async function expectCounted(picks: readonly Pick[], games: readonly Game[]): Promise<Pick[]> {
  const now = await Promise.all(picks.map(again));
  const [{ day } = { day: '' }] = now;
  for (const userId of new Set(now.map((pick) => pick.userId))) {
    const userPicks = now.filter((pick) => pick.userId === userId);
    const recounted = sum(userPicks.map((pick) => deltaOf(null, pick)));
    expect(sum(await dailyTallies(userId, day, day))).toEqual(recounted);
    if (userId !== slateUserId) await expectCountedByMonth(userId, userPicks);
  }
  const counted = total((await slateMonths()).map(({ counts }) => counts));
  const recounted = total(
    now
      .filter(({ userId }) => userId === slateUserId)
      .map((pick) => countsOfSlate(pick, deltaOf(null, pick), countsByKind(pick))),
  );
  expect(withoutZeros(counted)).toEqual(withoutZeros(recounted));
  const open = (await Promise.all(games.map(({ id }) => openLegsOn(id)))).flat();
  const legResults = now.flatMap((pick) => pick.legResults);
  expect(open).toHaveLength(legResults.filter((result) => result === 'open').length);
  const items = now.flatMap((pick) =>
    (pick.legGrades ?? []).flatMap((grade, index) => (grade ? [`${pick.id} ${index} ${grade.result}`] : [])),
  );
  expect(await gradedLegItems()).toEqual(items.sort());
  return now;
}

/** Expects the monthly counters and the counts on the tracker's tabs to match a user's picks. */
export async function expectCountedByMonth(userId: string, picks: readonly Pick[]): Promise<void> {
  const { tallies, byKind } = await monthlyTallies(userId);
  expect(sum(tallies)).toEqual(sum(picks.map((pick) => deltaOf(null, pick))));
  expect(withoutZeros(byKind)).toEqual(withoutZeros(total(picks.map(countsByKind))));
  const byStatus = await picksByStatus(userId, {});
  for (const status of pickStatuses) {
    expect(byStatus[status]).toBe(picks.filter((pick) => pick.status === status).length);
  }
}

/** The items of graded legs as "pick index result", sorted. */
async function gradedLegItems(): Promise<string[]> {
  const items = (await allItems()).flatMap(({ sk, pickId, index }) => {
    const [kind, result] = String(sk).split('#');
    return kind === 'GRADED' ? [`${pickId} ${index} ${result}`] : [];
  });
  return items.sort();
}

const withoutZeros = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
