/** Updates a team's players: the roster, and each player's last games. */
import type { BoxScore } from './box-score.ts';
import { playerCalled } from './names.ts';
import type { PlayedLine, Player, TeamPlayers } from './player.ts';

/** The most games stored per player: facts use ten at most. */
const mostGames = 12;
/** The most players stored: a roster, and players who joined or left during the season. */
const mostPlayers = 90;

export interface RosterRow {
  /** Empty if the feed sends none. */
  readonly id: string;
  readonly name: string;
  /** As the feed writes it; absent if it sends none. */
  readonly position?: string;
}

/**
 * @param before undefined if nothing is stored yet
 * @returns the team with the games of these box scores, which replace older versions of the same games
 */
export function withBoxScores(
  before: TeamPlayers | undefined,
  teamId: string,
  boxes: readonly BoxScore[],
): TeamPlayers {
  const players = new Map<string, Player>((before?.players ?? []).map((player) => [player.id, player]));
  for (const box of boxes) {
    const side = box.home === teamId ? 'home' : 'away';
    for (const row of box.rows) {
      if (row.side !== side) continue;
      const { gameId, startsAt } = box;
      const player = players.get(row.playerId) ?? { id: row.playerId, name: row.name, games: [] };
      players.set(player.id, {
        ...player,
        games: withGame(player.games, {
          gameId,
          startsAt,
          stats: row.stats,
          ...(row.minutes !== undefined && { minutes: row.minutes }),
        }),
      });
    }
  }
  return { ...before, teamId, players: bounded(players) };
}

/** A roster has full names, which box scores abbreviate, and players who have not appeared yet. */
export function withRoster(
  before: TeamPlayers | undefined,
  teamId: string,
  roster: readonly RosterRow[],
  rosterAt: string,
): TeamPlayers {
  const players = new Map<string, Player>((before?.players ?? []).map((player) => [player.id, player]));
  for (const { id, name, position } of roster) {
    const known = players.get(id) ?? playerCalled(name, [...players.values()]);
    const named = { name, ...(position !== undefined && { position }) };
    if (known) players.set(known.id, { ...known, ...named });
    else players.set(id, { id, ...named, games: [] });
  }
  return { teamId, rosterAt, players: bounded(players) };
}

function withGame(games: readonly PlayedLine[], game: PlayedLine): PlayedLine[] {
  const others = games.filter(({ gameId }) => gameId !== game.gameId);
  return [...others, game].sort((a, b) => b.startsAt.localeCompare(a.startsAt)).slice(0, mostGames);
}

/** Keeps the players who appeared most recently if there are too many. */
function bounded(players: ReadonlyMap<string, Player>): Player[] {
  const last = ({ games }: Player) => games[0]?.startsAt ?? '';
  return [...players.values()]
    .sort((a, b) => last(b).localeCompare(last(a)) || a.name.localeCompare(b.name, 'en'))
    .slice(0, mostPlayers);
}
