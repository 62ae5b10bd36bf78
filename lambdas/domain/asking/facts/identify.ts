/** Identifies the players of a game's props, and adds what answers need to know about them. */

import type { Game, Team } from '../../feed/games/game.ts';
import { type Availability, availabilityOf } from '../../feed/players/availability.ts';
import { countIn } from '../../feed/players/box-score.ts';
import { isMeant, playerCalled } from '../../feed/players/names.ts';
import type { PlayedLine, Player, TeamPlayers } from '../../feed/players/player.ts';
import { positionWritten } from '../../feed/players/position.ts';
import type { KnownPlayer, PlayedAt, Prop } from '../../feed/players/prop.ts';
import { recordOf } from '../../feed/players/record-stat.ts';
import { leagueDay } from '../../platform/calendar.ts';
import type { PlayedGame, SportSheet } from './sheet.ts';

/** The most games that facts about a player count. */
const mostGames = 10;

/** An older injury report can be wrong. */
const oldestReportMs = 2 * 24 * 3600_000;

export interface Around {
  /** For injuries, and where the last games were played. */
  readonly sheet: Pick<SportSheet, 'injuries' | 'results'> | undefined;
  /** Every team, to name opponents. */
  readonly names: readonly Team[];
  readonly now: Date;
}

/**
 * @param teams the players of any teams, including the two of the game
 * @returns all props; those whose player is on neither team or ambiguous stay without one
 */
export function identified(game: Game, teams: readonly TeamPlayers[], { sheet, names, now }: Around): Prop[] {
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const own = teams.find(({ teamId }) => teamId === game[side].id);
    return (own?.players ?? []).map((player) => ({ name: player.name, player, side }));
  });
  const placesOf = {
    home: placesIn(sheet?.results?.rows, game.home.id, names),
    away: placesIn(sheet?.results?.rows, game.away.id, names),
  };
  return (game.props ?? []).map(({ known: _, ...prop }) => {
    const found = playerCalled(prop.player, sides);
    if (!found) return prop;
    const { player, side } = found;
    const name = player.name.length > prop.player.length ? player.name : prop.player;
    const position = positionWritten(game.sport, player.position ?? '');
    const report = sheet?.injuries?.[game[side].id];
    const known: KnownPlayer = {
      id: player.id,
      name,
      side,
      ...(position && { position }),
      availability: availabilityIn(report, name, now),
      ...lastOf(player, recordOf(prop.stat), placesOf[side]),
    };
    return { ...prop, known };
  });
}

/** Newest first, as a prop of the statistic counts: without games in which a pitcher only batted. */
function lastOf(
  { games: all }: Player,
  stat: Prop['stat'],
  places: Places,
): Pick<KnownPlayer, 'last' | 'lastAt' | 'games' | 'minutes'> {
  const counted = all.flatMap((game) => {
    const value = countIn(game.stats, stat);
    return value === null ? [] : [{ ...game, value }];
  });
  const games = counted.slice(0, mostGames);
  return {
    last: games.map(({ value }) => value),
    lastAt: games[0]?.startsAt ?? '',
    ...gamesOf(games, places),
    ...minutesOf(games),
  };
}

/** Where a team's past games were, by their ids. */
type Places = ReadonlyMap<string, PlayedAt>;

function placesIn(results: readonly PlayedGame[] = [], teamId: string, names: readonly Team[]): Places {
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return new Map(
    results.flatMap(({ gameId, startsAt, home, away }) => {
      const isAway = away === teamId;
      const opponent = nameOf.get(isAway ? home : away);
      if (opponent === undefined || !(isAway || home === teamId)) return [];
      return [[gameId, { day: leagueDay(new Date(startsAt)), opponent, isAway }] as const];
    }),
  );
}

function gamesOf(games: readonly PlayedLine[], places: Places): Pick<KnownPlayer, 'games'> {
  const own = games.map(({ gameId }) => places.get(gameId) ?? null);
  return own.some((each) => each !== null) ? { games: own } : {};
}

function minutesOf(games: readonly PlayedLine[]): Pick<KnownPlayer, 'minutes'> {
  const minutes = games.map((game) => game.minutes ?? null);
  return minutes.some((each) => each !== null) ? { minutes } : {};
}

type Report = NonNullable<SportSheet['injuries']>[string];

/** Uses the newest entry, because a player can be on a report several times. */
function availabilityIn(report: Report | undefined, name: string, now: Date): Availability | null {
  if (!report || now.getTime() - Date.parse(report.asOf) > oldestReportMs) return null;
  const own = report.rows.filter(({ player }) => isMeant(player, name));
  const newest = own.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '')).at(-1);
  return (newest && availabilityOf(newest.status)) ?? null;
}
