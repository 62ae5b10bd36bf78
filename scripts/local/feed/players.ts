/** The players and their teams, for the seasons with box scores. */
import { rowsOf, text } from './seasons/csv.ts';
import { type FeedTeam, type ReplayedSport, teamOf } from './seasons/teams.ts';

export interface Player {
  /** Digits, unique within a sport. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** `QB`; empty if the source has none. */
  readonly position: string;
  /** Last team of the season. */
  readonly team: FeedTeam;
}

const files: Partial<Record<ReplayedSport, string>> = {
  NFL: 'nfl-players.csv',
  NBA: 'nba-players.csv',
  NHL: 'nhl-players.csv',
  MLB: 'mlb-players.csv',
};

const known = new Map<ReplayedSport, ReadonlyMap<string, Player>>();

/** Players by id; empty for a sport without player data. Read once, at the first use. */
export function playersOf(sport: ReplayedSport): ReadonlyMap<string, Player> {
  const players = known.get(sport) ?? readPlayers(sport);
  known.set(sport, players);
  return players;
}

function readPlayers(sport: ReplayedSport): Map<string, Player> {
  const file = files[sport];
  const rows = file ? rowsOf(file) : [];
  return new Map(
    rows.map(({ id, name, position = '', team }) => [
      text(id),
      { id: text(id), name: text(name), position, team: teamOf(sport, team) },
    ]),
  );
}

/** @throws if the sport has no such player */
export function playerOf(sport: ReplayedSport, id: string | undefined): Player {
  const player = playersOf(sport).get(id ?? '');
  if (!player) throw new Error(`there is no ${sport} player ${id}`);
  return player;
}
