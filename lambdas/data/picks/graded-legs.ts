/**
 * Graded legs, indexed by game so that they can be regraded when the result is corrected. The sort key contains the result
 * that graded the leg and sorts before the open legs, so that the two ranges before and after a given result are exactly the
 * legs that it has not graded. Without a correction they contain no graded leg. An entry expires when the time for
 * corrections is over.
 */
import type { Gradable } from '../../domain/picks/grading.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { between } from '../platform/queries.ts';
import { queryAll, type Write } from '../platform/table.ts';

/** A leg of a pick, found by its game. */
export interface PlacedLeg {
  readonly gameId: string;
  readonly userId: string;
  readonly pickId: string;
  readonly index: number;
}

interface GradedLeg extends PlacedLeg {
  /** See `LegGrade`. */
  readonly until: string;
}

/** The part of a pick that determines the keys of its legs. */
type Owner = Pick<Gradable, 'metadata' | 'legGrades'> & { readonly id: string; readonly userId: string };

/**
 * The legs on a game that none of its results has graded: open legs, and legs graded by another result.
 * AP: Query GAME#id GRADED# up to the first result, between each two, and from the last one through LEG#, in parallel.
 * @param results one for each part of the result: `final 24-20`, `lines:9f3c2a10`
 * @param reportedAt when the feed first reported the earliest of them, ISO 8601; graded legs that could no longer be corrected then are
 *   left out
 */
export async function legsNotGradedBy(
  gameId: string,
  results: readonly string[],
  reportedAt: string,
): Promise<PlacedLeg[]> {
  const { pk, prefix, under } = lists.gradedLegs(gameId);
  const graded = results.map(under).sort();
  const ranges = [...graded, `${lists.openLegs(gameId).prefix}~`].map((end, index) => {
    const before = graded[index - 1];
    return between(pk, before === undefined ? prefix : `${before}~`, end);
  });
  const found = await Promise.all(ranges.map((range) => queryAll<PlacedLeg & Partial<GradedLeg>>(range)));
  return found.flat().filter(({ until = reportedAt }) => reportedAt <= until);
}

/**
 * The writes that update the index of graded legs when a pick changes; at most two per changed leg.
 * @param before null for a new pick
 */
export function moveGradedLegs(before: Owner | null, after: Owner): Write[] {
  return after.metadata.legs.flatMap((_, index): Write[] => {
    const [old, now] = [before?.legGrades?.[index], after.legGrades?.[index]];
    if (old?.result === now?.result) return [];
    return [
      ...(before && old ? [{ Delete: { Key: { ...keyOf(before, index, old.result) } } }] : []),
      ...(now ? [{ Put: { Item: itemOf(after, index, now) } }] : []),
    ];
  });
}

/** Keys of a pick's graded legs in the index. */
export function gradedLegKeys(pick: Owner): Key[] {
  return (pick.legGrades ?? []).flatMap((grade, index) => (grade ? [keyOf(pick, index, grade.result)] : []));
}

function itemOf(pick: Owner, index: number, { result, until }: { result: string; until: string }) {
  const leg: GradedLeg = { gameId: gameOf(pick, index), userId: pick.userId, pickId: pick.id, index, until };
  return { ...keyOf(pick, index, result), ...leg, expiresAt: expiry(until) };
}

/** Extra time for runs that finish a correction from the last moment. */
const spareSeconds = 24 * 3600;

const expiry = (until: string) => Math.ceil(Date.parse(until) / 1000) + spareSeconds;

function keyOf(pick: Owner, index: number, result: string): Key {
  return keys.gradedLeg(gameOf(pick, index), result, pick.userId, pick.id, index);
}

const gameOf = (pick: Owner, index: number) => pick.metadata.legs[index]?.gameId ?? '';
