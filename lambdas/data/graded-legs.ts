/**
 * Legs that a game's result has graded, found again by that game when the result is corrected. Each lies under the result
 * it was graded by, before the open ones, so that those to be graded are the ones on either side of it: where nothing was
 * corrected, looking reads nothing. It leaves by itself when its time is over, since nothing is corrected any more then.
 */
import type { Gradable } from '../domain/grading.ts';
import { type Key, keys, lists } from './keys.ts';
import { between } from './queries.ts';
import { queryAll, type Write } from './table.ts';

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

/** What of a pick says where its legs lie. */
type Owner = Pick<Gradable, 'metadata' | 'legGrades'> & { readonly id: string; readonly userId: string };

/**
 * The legs on a game that a result of it has not graded: those that are open, and those that another one graded.
 * AP: Query GAME#id GRADED# up to the result, and from there through LEG#, side by side.
 * @param result from `resultOf`
 * @param toldAt when it was first told, ISO 8601: graded legs whose time was over by then are left out
 */
export async function legsNotGradedBy(gameId: string, result: string, toldAt: string): Promise<PlacedLeg[]> {
  const { pk, prefix, under } = lists.gradedLegs(gameId);
  const found = await Promise.all([
    queryAll<PlacedLeg & Partial<GradedLeg>>(between(pk, prefix, under(result))),
    queryAll<PlacedLeg & Partial<GradedLeg>>(
      between(pk, `${under(result)}~`, `${lists.openLegs(gameId).prefix}~`),
    ),
  ]);
  return found.flat().filter(({ until = toldAt }) => toldAt <= until);
}

/**
 * The writes by which graded legs lie where they should once a pick has changed, at most two a leg whose grade did.
 * @param before null for a pick that was not there
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

/** Where a pick's graded legs lie. */
export function gradedLegKeys(pick: Owner): Key[] {
  return (pick.legGrades ?? []).flatMap((grade, index) => (grade ? [keyOf(pick, index, grade.result)] : []));
}

function itemOf(pick: Owner, index: number, { result, until }: { result: string; until: string }) {
  const leg: GradedLeg = { gameId: gameOf(pick, index), userId: pick.userId, pickId: pick.id, index, until };
  return { ...keyOf(pick, index, result), ...leg, expiresAt: expiry(until) };
}

/** A run that a correction told at the last moment began may be cut off, and the next ones have to find what it left. */
const spareSeconds = 24 * 3600;

const expiry = (until: string) => Math.ceil(Date.parse(until) / 1000) + spareSeconds;

function keyOf(pick: Owner, index: number, result: string): Key {
  return keys.gradedLeg(gameOf(pick, index), result, pick.userId, pick.id, index);
}

const gameOf = (pick: Owner, index: number) => pick.metadata.legs[index]?.gameId ?? '';
