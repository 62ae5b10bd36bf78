/** When a graded leg is graded again: its result was corrected in time (`leg-grade.ts`). */
import type { Report } from '../feed/games/result.ts';
import type { LegGrade } from './leg-grade.ts';

/**
 * Whether a game's result replaces the one that graded a leg. The time of the first report counts, so a correction
 * reported in time applies however late it is processed. A run that began before the one that graded the leg has older
 * data and changes nothing.
 */
export function isCorrection(before: LegGrade | null | undefined, report: Report): boolean {
  const { result, at, reportedAt } = report;
  if (!before || result === null || result === before.result || at <= before.at) return false;
  return reportedAt <= before.until;
}
