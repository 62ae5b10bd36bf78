/** The games of a team whose box scores were read: only they can say who played and who was missing. */

import type { SportTable } from '../../table/tables.ts';
import { finished, type Own, ownGames } from '../past.ts';
import type { PlayerSeason } from './player-games.ts';

/** A player with so many stored games may have played in older ones. */
const mostStored = 12;

/** @returns the games, newest first, and the ids of those that the player was in */
export function boxesOf(
  player: Pick<PlayerSeason, 'games'>,
  team: string,
  table: SportTable,
  now: Date,
): { readonly known: readonly Own[]; readonly played: ReadonlySet<string> } {
  const teamId = table.teams.find(({ name }) => name === team)?.id;
  const roster = table.seasons?.find((each) => each.teamId === teamId)?.players ?? [];
  const read = new Set(roster.flatMap(({ games }) => games.map(({ gameId }) => gameId)));
  const oldest = player.games.length >= mostStored ? (player.games.at(-1)?.startsAt ?? '') : '';
  return {
    known: ownGames(team, finished(table), now).filter(
      ({ gameId, startsAt }) => read.has(gameId) && startsAt >= oldest,
    ),
    played: new Set(player.games.map(({ gameId }) => gameId)),
  };
}
