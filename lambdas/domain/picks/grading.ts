/** Grades a saved pick by final scores or by its owner. The history keeps every grade. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { LegClv } from '../../contracts/picks/tracker.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { pickClvTenths } from './clv.ts';
import type { LegGrade } from './leg-grade.ts';
import { gradePick, profitCents } from './settlement.ts';

export interface Grade {
  readonly status: PickStatus;
  readonly by: 'feed' | 'user';
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The final score of a leg was corrected after the grade before this one. */
  readonly isCorrection?: true;
  /** The grade undoes the owner's mark; its status is the one without that mark. */
  readonly isUndo?: true;
}

export interface Gradable {
  readonly status: PickStatus;
  readonly metadata: { readonly legs: readonly Leg[] };
  /** One per leg, in order. */
  readonly legResults: readonly LegResult[];
  /**
   * The result that graded each leg, in order: null for an open leg or one voided by time. Absent if nothing is known.
   */
  readonly legGrades?: readonly (LegGrade | null)[];
  /** All grades, oldest first. */
  readonly grades: readonly Grade[];
  /** Integer cents on a flat stake of $100; null while pending or if a leg has no price. */
  readonly profitCents: number | null;
  /** Closing-line value of each leg: null for an open or void leg. Absent if nothing is known. */
  readonly legClv?: readonly (LegClv | null)[];
  /** CLV of the whole pick in tenths of a percent; the owner's marks do not change it. Null or absent if unknown. */
  readonly clvTenths?: number | null;
  readonly version: number;
}

/** Limits the history, which is stored in full in one table item. */
export const gradesMax = 100;

/** Grades the pick by its owner. Final scores do not change this status; only the owner can. */
export function markedBy<P extends Gradable>(pick: P, grade: Grade): P {
  return {
    ...pick,
    status: grade.status,
    grades: [...pick.grades, grade],
    profitCents: profitAsMarked(pick, grade.status),
    version: pick.version + 1,
  };
}

/**
 * Undoes the owner's last mark: the status becomes that of the previous mark, or the one by final scores. The history
 * keeps the mark.
 * @returns null if the last grade is not a mark that can be undone
 */
export function unmarked<P extends Gradable>(pick: P, at: string): P | null {
  const last = pick.grades.at(-1);
  if (last?.by !== 'user' || last.isUndo) return null;
  const before = pick.grades.at(-2);
  if (before?.by === 'user' && before.status !== 'pending') {
    return markedBy(pick, { status: before.status, by: 'user', at, isUndo: true });
  }
  const { status, counting } = gradePick(pick.legResults, prices(pick));
  const by = status === 'pending' ? 'user' : 'feed';
  return {
    ...pick,
    status,
    grades: [...pick.grades, { status, by, at, isUndo: true }],
    profitCents: profitCents(status, counting),
    version: pick.version + 1,
  };
}

/** The owner decides the status; the scores still decide which legs drop out and so the price. */
function profitAsMarked(pick: Gradable, status: PickStatus): number | null {
  const results = pick.legResults.map((result) => (result === 'push' || result === 'void' ? result : 'won'));
  return profitCents(status, gradePick(results, prices(pick)).counting);
}

/**
 * Grades the pick by final scores. If a leg's result changed, it was corrected: the pick is then regraded, possibly to
 * pending, with a new grade if its status or profit changes.
 * @param results the results of all legs, including the ones already known
 * @param legClv the closing-line value of the same legs
 */
export function gradedByScores<P extends Gradable>(
  pick: P,
  results: readonly LegResult[],
  at: string,
  legClv = pick.legClv,
): P {
  const clv = legClv && { legClv, clvTenths: pickClvTenths(results, legClv) };
  const next = { ...pick, legResults: results, ...clv, version: pick.version + 1 };
  const last = pick.grades.at(-1);
  if (last?.by === 'user' && last.status !== 'pending') {
    return { ...next, profitCents: profitAsMarked(next, last.status) };
  }
  const { status, counting } = gradePick(results, prices(pick));
  const profit = profitCents(status, counting);
  const isCorrection = pick.legResults.some(
    (result, index) => result !== 'open' && result !== results[index],
  );
  const isSame = status === pick.status && (profit === pick.profitCents || !isCorrection);
  if (isSame || (status === 'pending' && !isCorrection)) return next;
  const grade = { status, by: 'feed', at, ...(isCorrection && { isCorrection }) } as const;
  return { ...next, status, grades: [...pick.grades, grade], profitCents: profit };
}

function prices(pick: Gradable): (number | null)[] {
  return pick.metadata.legs.map(({ price }) => price);
}
