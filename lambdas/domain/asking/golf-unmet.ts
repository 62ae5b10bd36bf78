/** Why no golf bet matches a question. */

import type { Reading } from '../../contracts/asking/reading.ts';
import { type Placing, placings } from '../../contracts/feed/outright.ts';
import type { Game } from '../feed/games/game.ts';
import { isTournament } from '../feed/games/tournament.ts';
import type { PlacingPrice } from '../feed/golf/field.ts';
import { fieldMarket } from '../feed/golf/market.ts';
import { isMeant } from '../feed/players/names.ts';

export type NoGolf = { readonly kind: 'golf' } & (
  | /** A player prop, a total, a matchup: the feed prices none. */ { readonly why: 'market' }
  | {
      readonly why: 'placing';
      readonly market: Placing;
      readonly player: string | null;
      /** The price of the player in question, or the shortest price; undefined if there is none. */
      readonly priced: PlacingPrice | undefined;
    }
  | { readonly why: 'not_in_field'; readonly player: string; readonly tournaments: readonly string[] }
  | { readonly why: 'several'; readonly player: string; readonly names: readonly string[] }
  | /** The price is so long that its chance is not known. */ {
      readonly why: 'too_long';
      readonly player: string;
      readonly price: number;
      readonly book: string;
    }
);

export function isPlacing(market: string): market is Placing {
  return placings.some((each) => each === market);
}

/**
 * @param games the available tournaments
 * @param offered names of the players who can be offered
 * @returns undefined if golf has a matching bet
 */
export function golfUnmet(
  { markets, player }: Reading,
  games: readonly Game[],
  offered: readonly string[],
): NoGolf | undefined {
  const market = markets.find(isPlacing);
  if (market)
    return { kind: 'golf', why: 'placing', market, player, priced: placingOf(market, player, games) };
  if (games.length === 0 || !games.every(isTournament)) return undefined;
  if (markets.length > 0 && !markets.some((each) => each === 'outright' || each === 'moneyline'))
    return { kind: 'golf', why: 'market' };
  if (player === null) return undefined;
  const all = [...new Set(games.flatMap(({ field }) => field?.players ?? []))].filter((each) =>
    isMeant(player, each),
  );
  if (all.length > 1) return { kind: 'golf', why: 'several', player, names: all };
  if (all.some((each) => offered.includes(each))) return undefined;
  const [only] = all;
  const best =
    only && games.flatMap(({ field }) => (field && fieldMarket(field)?.players.get(only)?.best) ?? [])[0];
  if (only && best)
    return { kind: 'golf', why: 'too_long', player: only, price: best.price, book: best.book };
  return { kind: 'golf', why: 'not_in_field', player, tournaments: games.map(({ home }) => home.name) };
}

function placingOf(market: Placing, player: string | null, games: readonly Game[]): PlacingPrice | undefined {
  return games
    .flatMap(({ field }) => field?.placings ?? [])
    .filter((each) => each.market === market && (player === null || isMeant(player, each.player)))
    .toSorted((a, b) => a.price - b.price)[0];
}
