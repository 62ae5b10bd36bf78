/**
 * For an hour after a loss the question form proposes singles only. Chasing a loss with longer odds is the pattern that books earn
 * most from, so nothing here leads to it; what a person asks for in their own words is answered as always.
 */
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { Grade } from './grading.ts';

const singlesMs = 60 * 60_000;

interface Settled {
  readonly status: PickStatus;
  readonly grades?: readonly Grade[];
}

/** @returns when a change settled a pick as a miss, ISO 8601; undefined if it did not */
export function lossIn(before: Settled | null, after: Settled | null): string | undefined {
  return after?.status === 'miss' && before?.status !== 'miss' ? after.grades?.at(-1)?.at : undefined;
}

/**
 * @param lostAt when the last loss was settled, ISO 8601; undefined without one
 * @returns until when to propose singles only, ISO 8601; undefined if that is over
 */
export function singlesUntil(lostAt: string | undefined, now: Date): string | undefined {
  if (lostAt === undefined) return undefined;
  const until = new Date(Date.parse(lostAt) + singlesMs);
  return now < until ? until.toISOString() : undefined;
}
