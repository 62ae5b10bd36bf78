/** The player props of a game at all books: which ones can be bet on, and their consensus. */
import type { PropOf } from '../../../contracts/feed/props.ts';
import type { Game } from '../games/game.ts';
import { type Consensus, consensusOf } from '../odds/consensus.ts';
import { playerCalled } from '../players/names.ts';
import type { KnownPlayer, Prop, PropPrice } from '../players/prop.ts';

/** A prop with an identified player. */
export interface KnownProp {
  readonly of: PropOf;
  readonly known: KnownPlayer;
  readonly prices: readonly PropPrice[];
}

/** Props whose player could not be identified are omitted, because they could not be graded. */
export function knownProps({ props = [], ...game }: Game): KnownProp[] {
  return props.flatMap(({ stat, prices, known }) =>
    known
      ? [{ of: { playerId: known.id, player: known.name, team: game[known.side].name, stat }, known, prices }]
      : [],
  );
}

/**
 * The consensus of the books that price both sides, over first.
 * @param line for the books at this line only; otherwise the line that most books offer
 * @returns undefined if no book does, because a one-sided price has no known chance
 */
export function propMarket(prices: readonly PropPrice[], line?: number): Consensus | undefined {
  const entries = prices.flatMap(({ book, at, line, over, under }) =>
    over === null || under === null ? [] : [{ book, at, line, prices: [over, under] }],
  );
  return entries.length === 0 ? undefined : consensusOf(entries, line);
}

/** The prices of a leg's prop in its game, at any line; empty if it is not priced. */
export function pricesOf({ player, stat }: PropOf, props: readonly Prop[]): readonly PropPrice[] {
  const named = props
    .filter((prop) => prop.stat === stat)
    .map((prop) => ({ name: prop.player, prices: prop.prices }));
  return playerCalled(player, named)?.prices ?? [];
}
