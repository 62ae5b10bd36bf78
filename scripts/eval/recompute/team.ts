/** A team's games from the replayed scores. */

import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { seasonStart } from '../../local/feed/seasons/seasons.ts';
import { replayedSports } from '../../local/feed/seasons/teams.ts';
import { clock, days } from '../clock.ts';
import { rawGames, rawResults, type Side, sideOf } from '../raw.ts';

/** A game from one team's point of view. */
export interface Own {
  readonly game: ReplayedGame;
  readonly side: Side;
  readonly opponent: string;
  readonly scored: number;
  readonly conceded: number;
  /** The team's closing handicap. */
  readonly spread: number | null;
  readonly total: number | null;
}

const dayMs = 24 * 3600_000;
/** Older games are from another season. */
const monthsMs = 120 * dayMs;
/** Number of results that the product keeps per team. */
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

/** The first day of the current season. */
function seasonFrom(sport: string): string {
  const replayed = replayedSports.find((each) => each === sport);
  return replayed ? seasonStart(replayed, days.today) : days.today;
}

/** Finished games of the current season, earliest first. */
export function seasonResults(sport: string): readonly ReplayedGame[] {
  const from = seasonFrom(sport);
  return rawResults(sport).filter(({ day }) => day >= from);
}

/** The last games of the season that the product keeps, newest first. */
export function lastGames(sport: string, team: string): Own[] {
  return seasonResults(sport)
    .filter(({ startsAt }) => clock.getTime() - startsAt.getTime() < monthsMs)
    .flatMap((game) => ownOf(game, team))
    .toReversed()
    .slice(0, kept);
}

/** Games that count in the standings, without playoffs. */
export function seasonGames(sport: string, team: string): Own[] {
  return seasonResults(sport)
    .filter(({ isPlayOff }) => !isPlayOff)
    .flatMap((game) => ownOf(game, team));
}

/** Days between each earlier game of the season and an upcoming one, nearest first, whether played or not. */
export function daysBefore(sport: string, team: string, coming: ReplayedGame): number[] {
  const from = seasonFrom(sport);
  return rawGames(sport)
    .filter(({ startsAt, day }) => startsAt < coming.startsAt && day >= from)
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
