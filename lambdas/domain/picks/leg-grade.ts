/**
 * The result that graded a leg, and until when a correction replaces it. Sportsbooks pay by the result at settlement but correct reporting errors: for 48
 * hours if the result did not come from the league itself, otherwise for 24 (cad.pokerstars.com/sports/games/rules,
 * "Results and Market Settlement"). Our results come from a vendor, so 48 hours apply.
 */
import { hour } from '../feed/games/freshness.ts';
import type { Score } from '../feed/games/line-score.ts';
import type { Report } from '../feed/games/result.ts';

const correctable = 48 * hour;

/** The result that graded a leg. */
export interface LegGrade {
  /** From `resultOf` or `linesResultOf` of its game. */
  readonly result: string;
  /** When the run that graded it began, ISO 8601. */
  readonly at: string;
  /** Corrections reported until then apply, ISO 8601. */
  readonly until: string;
  /** The player's statistic that graded a prop; absent for any other leg, and for a player who did not appear. */
  readonly stat?: number;
  /** The score of the part of the game that graded it; absent for the whole game. */
  readonly score?: Score;
}

interface GradeMore {
  /** The leg's earlier grade, whose deadline still applies. */
  readonly before?: LegGrade | null | undefined;
  /** See `LegGrade`. */
  readonly stat?: number | null | undefined;
  /** See `LegGrade`. */
  readonly score?: Score | undefined;
}

/** @returns null if the game has no result: a leg voided by time is never graded again */
export function legGradeOf({ result, at }: Report, { before, stat, score }: GradeMore = {}): LegGrade | null {
  if (result === null) return null;
  const until = before?.until ?? new Date(Date.parse(at) + correctable).toISOString();
  return { result, at, until, ...(typeof stat === 'number' && { stat }), ...(score && { score }) };
}
