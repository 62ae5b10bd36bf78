/** When a player without a price plays, and how far ahead the props of his sport are priced. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { playersOfName } from '../../reading/names/known-players.ts';
import type { Board } from '../candidate.ts';

export interface Whereabouts {
  readonly sport: Sport;
  /** His team's name. */
  readonly team: string;
  /** Its next game; null if none is listed. */
  readonly game: Game | null;
  /** The last league day of which a game of his sport has player props now; null if none has. */
  readonly pricedThrough: string | null;
}

/** @returns undefined for a name that the feed has given to no player, or to several */
export function whereaboutsOf(
  name: string,
  roster: readonly KnownPlayer[] | undefined,
  boards: readonly Board[],
  now: Date,
): Whereabouts | undefined {
  const [player, ...others] = playersOfName(name, roster);
  if (!player || others.length > 0) return undefined;
  const { sport, team } = player;
  const upcoming = boards
    .flatMap(({ games }) => games)
    .filter((game) => game.sport === sport && isUpcoming(game, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const listed = new Set(boards.flatMap(({ players = {} }) => Object.keys(players)));
  const days = upcoming
    .filter(({ id, props = [] }) => props.length > 0 || listed.has(id))
    .map(({ day }) => day);
  return {
    sport,
    team,
    game: upcoming.find(({ home, away }) => [home.name, away.name].includes(team)) ?? null,
    pricedThrough: days.sort().at(-1) ?? null,
  };
}
