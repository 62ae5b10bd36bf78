/** The stored form of a game. */
import type { Game } from '../../domain/feed/games/game.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { packMarket, unpackMarket } from './market-item.ts';

/** Props and other markets are stored in their own item. Old items have no `market`. */
export interface GameItem
  extends Omit<
    Game,
    'books' | 'movement' | 'props' | 'markets' | 'unknownMarkets' | 'field' | 'leaderboard'
  > {
  readonly market?: Uint8Array;
  /** Compressed, because a field and a leaderboard have about 150 names each. */
  readonly tournament?: string;
}

export function itemOf(whole: Game): GameItem {
  const { books, movement, props: _, markets: __, unknownMarkets: ___, field, leaderboard, ...game } = whole;
  const market = packMarket({ ...(books && { books }), ...(movement && { movement }) });
  const tournament: Tournament = { ...(field && { field }), ...(leaderboard && { leaderboard }) };
  const isTournament = field !== undefined || leaderboard !== undefined;
  return { ...game, ...(market && { market }), ...(isTournament && { tournament: packed(tournament) }) };
}

type Tournament = Pick<Game, 'field' | 'leaderboard'>;

export function gameIn({ market, tournament, ...game }: GameItem): Game {
  return {
    ...game,
    ...(market && unpackMarket(market)),
    ...(tournament && unpacked<Tournament>(tournament)),
  };
}
