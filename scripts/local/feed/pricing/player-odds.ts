/** Player prop prices in the feed's format: markets, books, and a line or a price for each player. */

import type { Player } from '../players.ts';
import { weightOf } from '../seasons/drift.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { Tree } from '../tree.ts';
import { updatedAt } from './books.ts';
import { bookmaker, side, type Type } from './odds.ts';
import { between } from './pricing.ts';
import { type PropMarket, type PropPrice, type PropQuote, propMarkets, propsOf } from './props.ts';

/** Books post props two days before the game, at first with their early price. */
const postedHours = 48;
const hourMs = 3600_000;

export interface Quoted {
  readonly player: Player;
  readonly market: PropMarket;
  readonly book: string;
  /** When the book last changed it. */
  readonly at: Date;
  readonly price: PropPrice;
}

/** @returns none before they are posted or after the start */
export function quotesAt(game: ReplayedGame, now: Date): Quoted[] {
  const untilStart = game.startsAt.getTime() - now.getTime();
  if (untilStart <= 0 || untilStart > postedHours * hourMs) return [];
  const weight = weightOf(game, now, postedHours);
  return propsOf(game).flatMap(({ player, market, quotes }) =>
    quotes.map((quote) => ({
      player,
      market,
      book: quote.book,
      at: updatedAt(quote.book, game, now),
      price: priceAt(quote, weight),
    })),
  );
}

/** The same in the feed's format. */
export function playerTypes(game: ReplayedGame, now: Date): Type[] {
  const byMarket = Map.groupBy(quotesAt(game, now), ({ market }) => market);
  return [...byMarket].map(([market, quoted]) => ({
    value: propMarkets[market].name,
    id: propMarkets[market].id,
    bookmaker: [...Map.groupBy(quoted, ({ book }) => book)].map(([book, own]) => ({
      ...bookmaker(book, own[0]?.at ?? now),
      ...pricesOf(own),
    })),
  }));
}

/** A market has either lines or scorers. */
function pricesOf(quoted: readonly Quoted[]): Tree {
  const total = quoted.flatMap(({ player: { name }, price }): Tree[] =>
    price.kind === 'line'
      ? [
          {
            name: `${name} ${price.line}`,
            ismain: 'True',
            odd: [side('Over', price.over), side('Under', price.under)],
          },
        ]
      : [],
  );
  if (total.length > 0) return { total };
  return {
    odd: quoted.flatMap(({ player: { name }, price }) =>
      price.kind === 'yes' ? [side(name, price.price)] : [],
    ),
  };
}

/** Moves from the early price to the close like the lines of a game; lines stay half points. */
function priceAt({ close, early }: PropQuote, weight: number): PropPrice {
  if (close.kind === 'yes' && early?.kind === 'yes') {
    return { kind: 'yes', price: between(close.price, early.price, weight) };
  }
  if (close.kind !== 'line' || early?.kind !== 'line') return close;
  return {
    kind: 'line',
    line: Math.round(close.line + (early.line - close.line) * weight - 0.5) + 0.5,
    over: between(close.over, early.over, weight),
    under: between(close.under, early.under, weight),
  };
}
