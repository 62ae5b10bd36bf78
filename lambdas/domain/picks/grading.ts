/** Grades a saved pick by final scores or by its owner. The history keeps every grade. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { LegClv } from '../../contracts/picks/tracker.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { pickClvTenths } from './clv.ts';
import type { LegGrade } from './leg-grade.ts';
import { gradePick, profitCents, stakeCents } from './settlement.ts';
import { isAnswered, isSlip, type SlipBet, type SlipPick, slipProfitCents, slipStatus } from './slip.ts';

export interface Grade {
  readonly status: PickStatus;
  readonly by: 'feed' | 'user';
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The final score of a leg was corrected after the grade before this one. */
  readonly isCorrection?: true;
  /** The grade undoes the owner's mark; its status is the one without that mark. */
  readonly isUndo?: true;
  /** The owner entered what their book paid for a slip. This changes its money, and no mark. */
  readonly isBet?: true;
}

export interface Gradable {
  readonly status: PickStatus;
  readonly metadata: NonNullable<SlipPick['metadata']> & { readonly legs: readonly Leg[] };
  /** One per leg, in order. */
  readonly legResults: readonly LegResult[];
  /**
   * The result that graded each leg, in order: null for an open leg or one voided by time. Absent if nothing is known.
   */
  readonly legGrades?: readonly (LegGrade | null)[];
  /** All grades, oldest first. */
  readonly grades: readonly Grade[];
  /**
   * Integer cents on a flat stake of $100; null while pending or if a leg has no price. Of a slip with legs of one game, at the
   * price that its owner entered, without a boost: like large stakes, offers cannot improve a record.
   */
  readonly profitCents: number | null;
  /** Closing-line value of each leg: null for an open or void leg. Absent if nothing is known. */
  readonly legClv?: readonly (LegClv | null)[];
  /** CLV of the whole pick in tenths of a percent; the owner's marks do not change it. Null or absent if unknown. */
  readonly clvTenths?: number | null;
  readonly bet?: SlipBet;
  readonly version: number;
}

/** Limits the history, which is stored in full in one table item. */
export const gradesMax = 100;

/** The grades that set the status, oldest first: without those that only entered what a book paid. */
export function gradesOfStatus(grades: readonly Grade[]): Grade[] {
  return grades.filter(({ isBet }) => !isBet);
}

/**
 * Grades the pick by its owner. Final scores do not change this status; only the owner can. It replaces what the owner said
 * about a void leg.
 */
export function markedBy<P extends Gradable>(pick: P, grade: Grade): P {
  const next = { ...withoutAnswer(pick), status: grade.status, grades: [...pick.grades, grade] };
  return { ...next, profitCents: profitAsMarked(next, grade.status), version: pick.version + 1 };
}

/**
 * Undoes the owner's last mark: the status becomes that of the previous mark, or the one by final scores. The history
 * keeps the mark. What the owner said about a void leg is undone like a mark.
 * @returns null if the last grade is not a mark that can be undone
 */
export function unmarked<P extends Gradable>(pick: P, at: string): P | null {
  if (isAnswered(pick)) {
    const next = { ...withoutAnswer(pick), version: pick.version + 1 };
    const now = settled(next);
    return {
      ...next,
      ...now,
      grades: [...pick.grades, { status: now.status, by: 'user', at, isUndo: true }],
    };
  }
  const marks = gradesOfStatus(pick.grades);
  const last = marks.at(-1);
  if (last?.by !== 'user' || last.isUndo) return null;
  const before = marks.at(-2);
  if (before?.by === 'user' && before.status !== 'pending') {
    return markedBy(pick, { status: before.status, by: 'user', at, isUndo: true });
  }
  const results = byResults(pick);
  const by = results.status === 'pending' ? 'user' : 'feed';
  const grades = [...pick.grades, { status: results.status, by, at, isUndo: true } as const];
  return { ...pick, ...results, grades, version: pick.version + 1 };
}

function withoutAnswer<P extends Gradable>(pick: P): P {
  if (pick.bet?.settledAs === undefined) return pick;
  const { settledAs: _, ...bet } = pick.bet;
  return { ...pick, bet };
}

interface Settled {
  readonly status: PickStatus;
  readonly profitCents: number | null;
}

/** By what the owner said about a void leg, else by their mark, else by the results of the legs. */
export function settled(pick: Gradable): Settled {
  const mark = markOn(pick);
  return mark ? { status: mark, profitCents: profitAsMarked(pick, mark) } : byResults(pick);
}

/** The owner's mark that holds; null if there is none. */
function markOn(pick: Gradable): PickStatus | null {
  const last = gradesOfStatus(pick.grades).at(-1);
  return last?.by === 'user' && last.status !== 'pending' && !isAnswered(pick) ? last.status : null;
}

/** Whether the owner, and not the results, set the status. */
export function isByOwner(pick: SlipPick & { readonly grades?: readonly Grade[] }): boolean {
  return isAnswered(pick) || gradesOfStatus(pick.grades ?? []).at(-1)?.by === 'user';
}

function byResults(pick: Gradable): Settled {
  if (isSlip(pick)) {
    const status = slipStatus(pick);
    return { status, profitCents: slipProfitCents(status, pick, stakeCents) };
  }
  const { status, counting } = gradePick(pick.legResults, prices(pick));
  return { status, profitCents: profitCents(status, counting) };
}

/** The owner decides the status; the scores still decide which legs drop out and so the price. */
function profitAsMarked(pick: Gradable, status: PickStatus): number | null {
  if (isSlip(pick)) return slipProfitCents(status, pick, stakeCents);
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
  // What a book pays for a slip is not made of the prices of its legs, so there is no price to compare with the close.
  const clvTenths = legClv && !isSlip(pick) ? pickClvTenths(results, legClv) : null;
  const clv = legClv && { legClv, clvTenths };
  const next = { ...pick, legResults: results, ...clv, version: pick.version + 1 };
  const mark = markOn(next);
  if (mark) return { ...next, profitCents: profitAsMarked(next, mark) };
  const { status, profitCents: profit } = byResults(next);
  const isCorrection = pick.legResults.some(
    (result, index) => result !== 'open' && result !== results[index],
  );
  const isSame = status === pick.status && (profit === pick.profitCents || !isCorrection);
  // A slip that was lost waits for its owner if a leg of another game is void.
  const isReopened = isSlip(pick) && pick.status !== 'pending';
  if (isSame || (status === 'pending' && !isCorrection && !isReopened)) return next;
  const grade = { status, by: 'feed', at, ...(isCorrection && { isCorrection }) } as const;
  return { ...next, status, grades: [...pick.grades, grade], profitCents: profit };
}

function prices(pick: Gradable): (number | null)[] {
  return pick.metadata.legs.map(({ price }) => price);
}
