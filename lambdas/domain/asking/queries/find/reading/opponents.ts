/** Whom a player played: "Keller's ERA for Pittsburgh" names his own team, against which nobody plays. */
import type { KnownPlayer } from '../../../../feed/players/known-player.ts';
import { playersMeant, playersOfName } from '../../../reading/names/known-players.ts';

const most = 2;

/**
 * @param teams all that are named beside the players
 * @returns those of which no player of these names is
 */
export function opponentsIn(
  teams: readonly string[],
  players: readonly string[],
  roster: readonly KnownPlayer[] = [],
): string[] {
  if (teams.length === 0) return [];
  const bearers = players.flatMap((name) => [name, ...playersMeant(name, { roster })]);
  const own = new Set(bearers.flatMap((name) => playersOfName(name, roster)).map(({ team }) => team));
  return teams.filter((team) => !own.has(team)).slice(0, most);
}
