/** Grades a saved pick by final scores or by its owner. The history keeps every grade. */
import type { Leg } from '../contracts/analysis.ts';
import type { PickStatus } from '../contracts/sports.ts';
import type { LegClv } from '../contracts/tracker.ts';
import { pickClvTenths } from './clv.ts';
import type { LegGrade } from './correction.ts';
import { gradePick, type LegResult, profitCents } from './settlement.ts';

export interface Grade {
  readonly status: PickStatus;
  readonly by: 'feed' | 'user';
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** It came of another result than the one before it: a final score that was corrected. */
  readonly isCorrection?: true;
  /** It took the owner's mark back, and is what the pick was without it. */
  readonly isUndo?: true;
}

export interface Gradable {
  readonly status: PickStatus;
  readonly metadata: { readonly legs: readonly Leg[] };
  /** One per leg, in order. */
  readonly legResults: readonly LegResult[];
  /** By what each leg was graded, in order: null while it is open, and for one that is void by time. Absent as `legClv`. */
  readonly legGrades?: readonly (LegGrade | null)[];
  /** Every grade ever given, oldest first. */
  readonly grades: readonly Grade[];
  /** Integer cents on a flat stake of $100; null while pending or where a leg has no price. */
  readonly profitCents: number | null;
  /** Closing-line value, one per leg: null while it is open, and for a void one. Absent while nothing is known. */
  readonly legClv?: readonly (LegClv | null)[];
  /** That of the whole in tenths of a percent: no word of the owner's changes it. Null or absent where not known. */
  readonly clvTenths?: number | null;
  readonly version: number;
}

/** A history is kept whole, in one item of the table, so it has an end; nobody changes his mind so often. */
export const gradesMax = 100;

/** A grade by the owner: its status stands until the owner changes it, whatever the score says later. */
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
 * Takes the owner's last mark back: the pick is what their mark before it said, or what the final scores make of it now.
 * The mark stays in the history.
 * @returns null where the last grade is no mark that could be taken back
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

/** The owner says how the pick went; which of its legs dropped out, and so at which price, the scores still say. */
function profitAsMarked(pick: Gradable, status: PickStatus): number | null {
  const results = pick.legResults.map((result) => (result === 'push' || result === 'void' ? result : 'won'));
  return profitCents(status, gradePick(results, prices(pick)).counting);
}

/**
 * A grade by final scores. A leg with another result than it had was corrected: then the pick is what its legs now make
 * it, pending again too, and gets a grade of its own where that changes how it counts.
 * @param results the results of all legs, those that were known before included
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
