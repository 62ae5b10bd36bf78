/** A team's games, counted again from the replayed scores. */

import type { ReplayedGame } from '../../local/feed/replay.ts';
import { seasonStart } from '../../local/feed/seasons.ts';
import { replayedSports } from '../../local/feed/teams.ts';
import { clock, days } from '../cases/case.ts';
import { rawGames, rawResults, type Side, sideOf } from '../raw.ts';

/** A game from the side of one of its teams. */
export interface Own {
  readonly game: ReplayedGame;
  readonly side: Side;
  readonly opponent: string;
  readonly scored: number;
  readonly conceded: number;
  /** Own closing handicap. */
  readonly spread: number | null;
  readonly total: number | null;
}

const dayMs = 24 * 3600_000;
/** Further back is another season. */
const monthsMs = 120 * dayMs;
/** As many results as are kept of a team. */
const kept = 15;

function ownOf(game: ReplayedGame, team: string): Own[] {
  const side = sideOf(game, team);
  if (!side) return [];
  const other = side === 'home' ? 'away' : 'home';
  const line = game.prices.spread?.line ?? null;
  return [
    {
      game,
      side,
      opponent: game[other].name,
      scored: game.score[side],
      conceded: game.score[other],
      spread: line === null ? null : side === 'home' ? line : 0 - line,
      total: game.prices.total?.line ?? null,
    },
  ];
}

/** Finished games of the season that is being replayed, the earliest first. */
export function seasonResults(sport: string): readonly ReplayedGame[] {
  const replayed = replayedSports.find((each) => each === sport);
  const from = replayed ? seasonStart(replayed, days.today) : days.today;
  return rawResults(sport).filter(({ day }) => day >= from);
}

/** Finished games of the season, the newest first, as many as are kept. */
export function lastGames(sport: string, team: string): Own[] {
  return seasonResults(sport)
    .filter(({ startsAt }) => clock.getTime() - startsAt.getTime() < monthsMs)
    .flatMap((game) => ownOf(game, team))
    .toReversed()
    .slice(0, kept);
}

/** Those that count in the table: play-offs do not. */
export function seasonGames(sport: string, team: string): Own[] {
  return seasonResults(sport)
    .filter(({ isPlayOff }) => !isPlayOff)
    .flatMap((game) => ownOf(game, team));
}

/** League days from each game before a coming one to it, the nearest first; played or not. */
export function daysBefore(sport: string, team: string, coming: ReplayedGame): number[] {
  return rawGames(sport)
    .filter(({ startsAt }) => startsAt < coming.startsAt)
    .filter((game) => sideOf(game, team) !== undefined)
    .map(({ day }) => Math.round((Date.parse(coming.day) - Date.parse(day)) / dayMs))
    .toReversed();
}

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly games: number;
}

export function tally(games: readonly Own[]): Tally {
  const count = (sign: number) =>
    games.filter(({ scored, conceded }) => Math.sign(scored - conceded) === sign).length;
  return { won: count(1), lost: count(-1), drawn: count(0), games: games.length };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const round = (value: number, places: number): number => Number(value.toFixed(places));
