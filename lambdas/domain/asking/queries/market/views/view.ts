/** Answers a question about a view of the board. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { apartBooks, apartProps } from './apart.ts';
import { atLeast } from './at-least.ts';
import { furthest } from './furthest.ts';
import { longestPrices } from './longest.ts';
import { plusEverywhere, unpostedProps } from './props.ts';

/** @returns undefined for one that is no view of players */
export function propView(query: MarketQuery, tables: Tables): QueryAnswer | undefined {
  switch (query.view) {
    case 'apart':
      return apartProps(query, tables);
    case 'unposted':
      return unpostedProps(query, tables);
    case 'plus_everywhere':
      return plusEverywhere(query, tables);
    default:
      return undefined;
  }
}

/** @param games at least one */
export function gameView(
  games: readonly Game[],
  query: MarketQuery,
  tables: Tables,
): QueryAnswer | undefined {
  switch (query.view) {
    case 'apart':
      return apartBooks(games, query, tables);
    case 'longest':
      return longestPrices(games, tables);
    case 'furthest':
      return furthest(games, query, tables);
    case 'at_least':
      return atLeast(games, query, tables);
    default:
      return undefined;
  }
}
