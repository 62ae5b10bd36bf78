/** The part of a game that grades its legs, used to detect a corrected result. */

import type { Place } from '../golf/field.ts';
import { entryOf } from '../markets/registry.ts';
import type { Game } from './game.ts';
import { addsUp } from './line-score.ts';

/**
 * Equal for two versions of a game that grade every leg the same way.
 * @returns e.g. `final 24-20`; null while the game grades nothing. Used in sort keys, where it must sort before `#` and
 * `~`
 */
export function resultOf(game: Game): string | null {
  if (game.status === 'cancelled') return 'cancelled';
  if (game.status === 'final' && game.leaderboard) return `final ${digestOf(game.leaderboard)}`;
  if (game.status !== 'final' || !game.score) return null;
  const { home, away } = game.score;
  return `final ${home}-${away}${isUnofficial(game) ? ' unofficial' : isShortened(game) ? ' shortened' : ''}`;
}

/**
 * The same of the line score, which is corrected without the final score.
 * @returns e.g. `lines:9f3c2a10`; null while it grades nothing
 */
export function linesResultOf({ status, sport, score, lines }: Game): string | null {
  if (status !== 'final' || !score || !lines || !addsUp(lines, sport, score)) return null;
  const { home, away, overtime, scored } = lines;
  return `lines:${digest([home, away, overtime, ...(scored ? [scored.first, scored.last] : [])])}`;
}

/** What a run knows of a game's result. */
export interface Report {
  /** From `resultOf`; null while the game has none. */
  readonly result: string | null;
  /** When the run began, ISO 8601. */
  readonly at: string;
  /** When the feed first reported the result, ISO 8601. */
  readonly reportedAt: string;
}

/** @param at when the run began, ISO 8601; also the time of a report that is not recorded */
export function reportOf(game: Game, at: string): Report {
  return { result: resultOf(game), at, reportedAt: game.history?.resultAt ?? at };
}

/** The report of the part of the result that settles a leg. A game that is not played has one for all. */
export function reportFor(leg: Parameters<typeof entryOf>[0], game: Game, at: string): Report {
  const lines = linesResultOf(game);
  if (entryOf(leg)?.settledBy !== 'lines' || lines === null) return reportOf(game, at);
  return { result: lines, at, reportedAt: game.history?.linesAt ?? at };
}

/** Every result that a leg on the game can be graded by now. */
export function reportsOf(game: Game, at: string): readonly Report[] {
  const lines = linesResultOf(game);
  const ofLines = { result: lines, at, reportedAt: game.history?.linesAt ?? at };
  return lines === null ? [reportOf(game, at)] : [reportOf(game, at), ofLines];
}

/** @returns the final score in a result from `resultOf`; null if it has none */
export function scoreIn(result: string): { home: number; away: number } | null {
  const [, home, away] = /^final (\d+)-(\d+)(?: |$)/.exec(result) ?? [];
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) };
}

const digestOf = (leaderboard: readonly Place[]): string =>
  digest(leaderboard.map(({ player, position }) => [player, position]));

/** A 32-bit FNV-1a hash of what JSON holds of a value, hex. */
export function digest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(value)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/** A baseball game called before the fifth inning was over is not official: no winner is paid. */
export function isUnofficial({ sport, statusText }: Game): boolean {
  return sport === 'MLB' && /^final\/[1-4]$/i.test(statusText.trim());
}

/** A baseball game called before the ninth inning grades the moneyline, but not the run line, nor a total not yet over. */
export function isShortened({ sport, statusText }: Game): boolean {
  return sport === 'MLB' && /^final\/[1-8]$/i.test(statusText.trim());
}
