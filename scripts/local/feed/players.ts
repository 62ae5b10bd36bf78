/** The players of the seasons whose box scores are known, and in which teams they played. */
import { rowsOf, text } from './csv.ts';
import { type FeedTeam, type ReplayedSport, teamOf } from './teams.ts';

export interface Player {
  /** Digits, unique within a sport. */
  readonly id: string;
  /** In full. */
  readonly name: string;
  /** `QB`; empty where the source has none. */
  readonly position: string;
  /** His last of the season. */
  readonly team: FeedTeam;
}

const files: Partial<Record<ReplayedSport, string>> = { NFL: 'nfl-players.csv', NBA: 'nba-players.csv' };

const known = new Map<ReplayedSport, ReadonlyMap<string, Player>>();

/** By id; none of a sport whose players the sources do not name. Read when first asked for, and kept. */
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

/** @throws where the sport has no such player */
export function playerOf(sport: ReplayedSport, id: string | undefined): Player {
  const player = playersOf(sport).get(id ?? '');
  if (!player) throw new Error(`there is no ${sport} player ${id}`);
  return player;
}
