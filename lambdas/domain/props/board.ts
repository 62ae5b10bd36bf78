/** The player props of a game at all books: which ones can be bet on, and their consensus. */
import type { PropOf } from '../../contracts/props.ts';
import type { Game } from '../game.ts';
import { type Consensus, consensusOf } from '../market/consensus.ts';
import { playerCalled } from './names.ts';
import type { Player, TeamPlayers } from './player.ts';
import type { Prop, PropPrice } from './prop.ts';

/** A prop with an identified player. */
export interface KnownProp {
  readonly of: PropOf;
  /** Which team of the game the player is on. */
  readonly side: 'home' | 'away';
  readonly player: Player;
  readonly prices: readonly PropPrice[];
}

/**
 * Props whose player is on neither team or ambiguous are omitted, because they could not be graded.
 * @param teams the players of any teams, including the two of the game
 */
export function knownProps(game: Game, teams: readonly TeamPlayers[]): KnownProp[] {
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const own = teams.find(({ teamId }) => teamId === game[side].id);
    return (own?.players ?? []).map((player) => ({ name: player.name, player, side }));
  });
  return (game.props ?? []).flatMap(({ player: name, stat, prices }) => {
    const found = playerCalled(name, sides);
    if (!found) return [];
    const { player, side } = found;
    const fuller = player.name.length > name.length ? player.name : name;
    return [
      { of: { playerId: player.id, player: fuller, team: game[side].name, stat }, side, player, prices },
    ];
  });
}

/**
 * The consensus of the books that price both sides, over first.
 * @returns undefined if no book does, because a one-sided price has no known chance
 */
export function propMarket(prices: readonly PropPrice[]): Consensus | undefined {
  const entries = prices.flatMap(({ book, at, line, over, under }) =>
    over === null || under === null ? [] : [{ book, at, line, prices: [over, under] }],
  );
  return entries.length === 0 ? undefined : consensusOf(entries);
}

/** The prices of a leg's prop in its game, at any line; empty if it is not priced. */
export function pricesOf({ player, stat }: PropOf, props: readonly Prop[]): readonly PropPrice[] {
  const named = props
    .filter((prop) => prop.stat === stat)
    .map((prop) => ({ name: prop.player, prices: prop.prices }));
  return playerCalled(player, named)?.prices ?? [];
}
