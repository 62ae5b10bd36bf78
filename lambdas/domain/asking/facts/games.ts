/** A team's games in a sheet: its past games, and the days since each game before the one in question. */

import type { Game, Team } from '../../feed/games/game.ts';
import { leagueDay } from '../../platform/calendar.ts';
import type { Side } from './lean.ts';
import { perTeam } from './played.ts';
import type { PlayedGame, SportSheet } from './sheet.ts';

export const dayMs = 24 * 3600_000;

/** Older games belong to an earlier season, when the team was a different one. */
const seasonDays = 120;

/** A finished game from the perspective of one of its teams. */
export interface OwnGame {
  readonly gameId: string;
  readonly startsAt: string;
  readonly opponent: string;
  readonly scored: number;
  readonly conceded: number;
  /** The team's own closing spread; null if it was not priced. */
  readonly spread: number | null;
  readonly total: number | null;
  readonly isAway: boolean;
  readonly lines?: PlayedGame['lines'];
}

export const sidesOfGame: readonly Side[] = ['home', 'away'];

/**
 * Each team's past games, newest first: indexed once per list of results, because every fact about every game needs
 * them. Without older ones that are kept for their opponents only, because some between them are missing.
 */
const indexes = new WeakMap<readonly PlayedGame[], ReadonlyMap<string, readonly PlayedGame[]>>();

function gamesByTeam(results: readonly PlayedGame[]): ReadonlyMap<string, readonly PlayedGame[]> {
  const known = indexes.get(results);
  if (known) return known;
  const teams = new Map<string, PlayedGame[]>();
  for (const played of results.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))) {
    for (const team of new Set([played.home, played.away])) {
      const games = teams.get(team);
      if (!games) teams.set(team, [played]);
      else if (games.length < perTeam) games.push(played);
    }
  }
  indexes.set(results, teams);
  return teams;
}

/** @returns newest first; only games of this season, taken as the last 120 days */
export function ownGames(team: Team, game: Game, { results }: SportSheet): OwnGame[] {
  const since = new Date(Date.parse(game.startsAt) - seasonDays * dayMs).toISOString();
  const own = results ? (gamesByTeam(results.rows).get(team.id) ?? []) : [];
  return own
    .filter(({ gameId, startsAt }) => gameId !== game.id && startsAt < game.startsAt && startsAt > since)
    .map((played) => fromSideOf(team, played));
}

function fromSideOf(team: Team, played: PlayedGame): OwnGame {
  const { gameId, startsAt, total, spread, lines } = played;
  const ofBoth = { gameId, startsAt, total, ...(lines && { lines }) };
  return played.home === team.id
    ? {
        ...ofBoth,
        opponent: played.away,
        scored: played.homeScore,
        conceded: played.awayScore,
        spread,
        isAway: false,
      }
    : {
        ...ofBoth,
        opponent: played.home,
        scored: played.awayScore,
        conceded: played.homeScore,
        spread: spread === null ? null : 0 - spread,
        isAway: true,
      };
}

/**
 * Days between this game and each earlier one of a team, finished or upcoming, nearest first.
 * @returns undefined if the schedule is unknown, because games in between would be missing
 */
export function daysSinceGames(team: Team, game: Game, sheet: SportSheet): number[] | undefined {
  if (!sheet.schedule) return undefined;
  const played = new Map(ownGames(team, game, sheet).map(({ gameId, startsAt }) => [gameId, startsAt]));
  for (const { gameId, startsAt, home, away } of sheet.schedule.rows) {
    const isBefore = gameId !== game.id && startsAt < game.startsAt;
    if (isBefore && (home === team.id || away === team.id)) played.set(gameId, startsAt);
  }
  return [...played.values()].map((startsAt) => daysBetween(startsAt, game.day)).sort((a, b) => a - b);
}

function daysBetween(startsAt: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(leagueDay(new Date(startsAt)))) / dayMs);
}

/** @returns `Nov 2`, or `Nov 2, 2025` for another year */
export function dateLabel(day: string, now: Date): string {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const [year = '', month = '', date = ''] = day.split('-');
  const label = `${months[Number(month) - 1]} ${Number(date)}`;
  return leagueDay(now).startsWith(year) ? label : `${label}, ${year}`;
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
