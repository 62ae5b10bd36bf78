/** What questions about the table are answered from: boards and sheets. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming, type Team } from '../../../feed/games/game.ts';
import type { TeamPlayers } from '../../../feed/players/player.ts';
import { isStarting } from '../../answer/terms.ts';
import type { SportSheet } from '../../facts/sheet.ts';

/** A sport's part of the table. */
export interface SportTable {
  readonly sport: Sport;
  /** Games of today and the next week, with the prices of all books. */
  readonly games: readonly Game[];
  readonly teams: readonly Team[];
  /** Why nothing of it is priced, if something says so. */
  readonly whyNothing?: string | undefined;
  /** Results, standings and injuries; absent if the question needs none, or if there are none. */
  readonly sheet?: SportSheet | undefined;
  /** Players of the teams that the question is about, with their last games; absent if it needs none. */
  readonly seasons?: readonly TeamPlayers[] | undefined;
}

export interface Tables {
  readonly sports: readonly SportTable[];
  /** The sport selected beside the question. */
  readonly selectedSport: Sport;
  /** The books that the user can use, by the feed's names; empty for any. */
  readonly books: readonly string[];
  readonly now: Date;
}

/** What games are wanted. */
interface About {
  readonly sports: readonly Sport[];
  /** Full names. */
  readonly teams: readonly string[];
  /** League days; null for the next. */
  readonly days: readonly string[] | null;
  /** When games of any team start: the next day is one that has some. */
  readonly starts?: Reading['starts'] | undefined;
}

export const isOf = ({ home, away }: Game, team: string) => home.name === team || away.name === team;

const soonest = (a: Game, b: Game) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/**
 * Upcoming games, soonest first. Without a day: the next game of each team, or the next day with games of each sport.
 * @param sports those to look at if no team is named; empty for all
 */
export function gamesAbout({ sports, teams, days, starts = null }: About, tables: Tables): Game[] {
  const { now } = tables;
  const open = tables.sports
    .filter(({ sport }) => sports.length === 0 || sports.includes(sport))
    .flatMap(({ games }) => games.filter((game) => isUpcoming(game, now)))
    .filter(({ startsAt }) => teams.length > 0 || isStarting(startsAt, starts))
    .sort(soonest);
  const onDays = days === null ? open : open.filter(({ day }) => days.includes(day));
  if (teams.length === 0) return days === null ? nextDays(onDays) : onDays;
  // Two teams that meet mean their game.
  const between = onDays.filter((game) => teams.length > 1 && teams.every((team) => isOf(game, team)));
  if (between.length > 0) return between.slice(0, 1);
  const own = teams.flatMap((team) => {
    const games = onDays.filter((game) => isOf(game, team));
    return days === null ? games.slice(0, 1) : games;
  });
  return [...new Set(own)].sort(soonest);
}

function nextDays(games: readonly Game[]): Game[] {
  const first = new Map<Sport, string>();
  for (const { sport, day } of games) if (!first.has(sport)) first.set(sport, day);
  return games.filter(({ sport, day }) => first.get(sport) === day);
}

/** The upcoming game in which these teams play, if they all do. */
export function gameOf(teams: readonly string[], tables: Tables, days: readonly string[] | null = null) {
  const games = gamesAbout({ sports: [], teams, days }, tables);
  return games.find((game) => teams.every((team) => isOf(game, team)));
}
