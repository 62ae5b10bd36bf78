/** Player statistics of the replayed games. */

import { type Player, playerOf, playersOf } from './players.ts';
import { number, type Row, type RowsByGame, rowsByGame } from './seasons/csv.ts';
import { history } from './seasons/history.ts';
import type { ReplayedGame } from './seasons/replay.ts';
import type { FeedTeam, ReplayedSport } from './seasons/teams.ts';

export interface BoxRow {
  readonly player: Player;
  readonly side: 'home' | 'away';
  /** Statistics by column; zero values are missing. */
  readonly stats: Readonly<Record<string, number | undefined>>;
}

const boxes: Partial<Record<ReplayedSport, RowsByGame>> = {
  NFL: rowsByGame('nfl-box.csv.gz'),
  NBA: rowsByGame('nba-box.csv.gz'),
  NHL: rowsByGame('nhl-box.csv.gz'),
  MLB: rowsByGame('mlb-box.csv.gz'),
};

/** @returns undefined if the source has no box score of the game */
export function boxOf({
  sport,
  index,
}: Pick<ReplayedGame, 'sport' | 'index'>): readonly BoxRow[] | undefined {
  const rows = boxes[sport]?.of(index) ?? [];
  return rows.length === 0 ? undefined : rows.map((row) => readRow(sport, row));
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

const rosters = new Map<ReplayedSport, ReadonlyMap<FeedTeam, ReadonlySet<Player>>>();

/** Players who played for the team in the replayed games, or belonged to it at the end. */
export function rosterOf(sport: ReplayedSport, team: FeedTeam): Player[] {
  const known = rosters.get(sport) ?? readRosters(sport);
  rosters.set(sport, known);
  return [...(known.get(team) ?? [])].sort((a, b) => a.name.localeCompare(b.name));
}

function readRosters(sport: ReplayedSport): Map<FeedTeam, Set<Player>> {
  const rosters = new Map<FeedTeam, Set<Player>>();
  const add = (team: FeedTeam, player: Player) => {
    rosters.set(team, (rosters.get(team) ?? new Set()).add(player));
  };
  for (const player of playersOf(sport).values()) add(player.team, player);
  for (const index of boxes[sport]?.games() ?? []) {
    const game = history[sport][index];
    for (const { player, side } of boxes[sport]?.of(index) ?? []) {
      if (game) add(side === 'h' ? game.home : game.away, playerOf(sport, player));
    }
  }
  return rosters;
}
