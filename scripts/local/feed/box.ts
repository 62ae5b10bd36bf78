/** Player statistics of the replayed games. */

import { type Player, playerOf, playersOf } from './players.ts';
import { number, type Row, rowsOf } from './seasons/csv.ts';
import { history } from './seasons/history.ts';
import type { ReplayedGame } from './seasons/replay.ts';
import type { FeedTeam, ReplayedSport } from './seasons/teams.ts';

export interface BoxRow {
  readonly player: Player;
  readonly side: 'home' | 'away';
  /** Statistics by column; zero values are missing. */
  readonly stats: Readonly<Record<string, number | undefined>>;
}

const files: Partial<Record<ReplayedSport, string>> = { NFL: 'nfl-box.csv', NBA: 'nba-box.csv' };

const known = new Map<ReplayedSport, ReadonlyMap<number, readonly BoxRow[]>>();

/** @returns undefined if the source has no box score of the game */
export function boxOf({
  sport,
  index,
}: Pick<ReplayedGame, 'sport' | 'index'>): readonly BoxRow[] | undefined {
  return boxes(sport).get(index);
}

/** By the game's index in its season; read once, at the first use. */
function boxes(sport: ReplayedSport): ReadonlyMap<number, readonly BoxRow[]> {
  const read = known.get(sport) ?? readBoxes(sport);
  known.set(sport, read);
  return read;
}

function readBoxes(sport: ReplayedSport): Map<number, BoxRow[]> {
  const file = files[sport];
  const rows = file ? rowsOf(file) : [];
  const byGame = Map.groupBy(rows, ({ game }) => number(game) - 1);
  return new Map([...byGame].map(([index, of]) => [index, of.map((row) => readRow(sport, row))]));
}

function readRow(sport: ReplayedSport, { game: _, player, side, ...columns }: Row): BoxRow {
  const stats = Object.entries(columns).flatMap(([name, value]) =>
    value ? [[name, number(value)] as const] : [],
  );
  return {
    player: playerOf(sport, player),
    side: side === 'h' ? 'home' : 'away',
    stats: Object.fromEntries(stats),
  };
}

/** Players who played for the team during the season, or belonged to it at the end. */
export function rosterOf(sport: ReplayedSport, team: FeedTeam): Player[] {
  const played = [...boxes(sport)].flatMap(([index, rows]) => {
    const game = history[sport][index];
    return rows.flatMap(({ player, side }) => (game?.[side] === team ? [player] : []));
  });
  const ended = [...playersOf(sport).values()].filter((player) => player.team === team);
  return [...new Set([...ended, ...played])].sort((a, b) => a.name.localeCompare(b.name));
}
