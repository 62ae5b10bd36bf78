/**
 * When a leg that was graded is graded again. Books pay by the result as it stood, but correct an error in reporting it:
 * where the league's own word is not what they settled by, for 48 hours after the first settlement
 * (cad.pokerstars.com/sports/games/rules, "Results and Market Settlement"; by the league's word, 24). Ours is a vendor's.
 */
import { hour } from './freshness.ts';
import type { Game } from './game.ts';
import { resultOf } from './result.ts';

const followed = 48 * hour;

/** By what a leg was graded. */
export interface LegGrade {
  /** From `resultOf` of its game. */
  readonly result: string;
  /** When the run began that graded it, ISO 8601. */
  readonly at: string;
  /** A correction told until then is followed, ISO 8601. */
  readonly until: string;
}

/**
 * @param at when the run began, ISO 8601
 * @param before the leg's earlier grade, whose time a later one does not prolong
 * @returns null where the game has no result: a leg that is void by time is never looked at again
 */
export function legGradeOf(game: Game, at: string, before?: LegGrade | null): LegGrade | null {
  const result = resultOf(game);
  if (result === null) return null;
  return { result, at, until: before?.until ?? new Date(Date.parse(at) + followed).toISOString() };
}

/**
 * Whether a game's result replaces the one a leg was graded by. What counts is when the correction was first told, so one
 * told in time is followed to its end, however late the run that ends it; and a run that began before the one that graded
 * the leg knows no better.
 */
export function isCorrection(before: LegGrade | null | undefined, game: Game, at: string): boolean {
  const result = resultOf(game);
  if (!before || result === null || result === before.result || at <= before.at) return false;
  return toldAt(game, at) <= before.until;
}

/** When a game's result was first told, ISO 8601, as far as we know at a time. */
export function toldAt({ history }: Game, at: string): string {
  return history?.resultAt ?? at;
}
