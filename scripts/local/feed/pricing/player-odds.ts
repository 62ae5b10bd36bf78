/** Player prop prices in the feed's format: markets, books, and a line or a price for each player. */

import type { Player } from '../players.ts';
import { weightOf } from '../seasons/drift.ts';
import type { Total } from '../seasons/prices.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { Tree } from '../tree.ts';
import { arePosted, postedHours, updatedAt } from './books.ts';
import { commonBook, commonPrice } from './common-book.ts';
import { bookmaker, side, type Type } from './odds.ts';
import { ownLinesOf } from './own-averages.ts';
import { american, between, impliedBy } from './pricing.ts';
import { type PropMarket, propMarkets } from './prop-markets.ts';
import { laddersOf, type PropPrice, type PropQuote, propsOf } from './props.ts';

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
  if (!arePosted(game, now)) return [];
  const weight = weightOf(game, now, postedHours);
  const replayed = propsOf(game).flatMap(({ player, market, quotes }) => {
    const own = quotes.map((quote) => ({ book: quote.book, price: priceAt(quote, weight) }));
    const common = commonPrice(own.map(({ price }) => price));
    const all = common ? [...own, { book: commonBook, price: common }] : own;
    return all.map(({ book, price }) => ({ player, market, book, at: updatedAt(book, game, now), price }));
  });
  return [...replayed, ...byAverages(game, now)];
}

/** Nobody's but the common book's, which is labeled as invented. */
function byAverages(game: ReplayedGame, now: Date): Quoted[] {
  const at = updatedAt(commonBook, game, now);
  return ownLinesOf(game).map(({ player, market, total }) => ({
    player,
    market,
    book: commonBook,
    at,
    price: { kind: 'line', ...total },
  }));
}

interface Listed {
  readonly market: { readonly id: string; readonly name: string };
  readonly book: string;
  readonly at: Date;
  /** Under the name of the list that it belongs to. */
  readonly node: Tree & { readonly name: string };
  readonly list: 'total' | 'odd';
}

/** The same in the feed's format, with the books' other lines. */
export function playerTypes(game: ReplayedGame, now: Date): Type[] {
  if (!arePosted(game, now)) return [];
  const quoted = quotesAt(game, now);
  const listed = [...quoted.map(mainLine), ...otherLines(game, now), ...quoted.flatMap(firstAndLast)];
  return [...Map.groupBy(listed, ({ market }) => market.name).values()].map((of) => ({
    value: of[0]?.market.name ?? '',
    id: of[0]?.market.id ?? '',
    bookmaker: [...Map.groupBy(of, ({ book }) => book)]
      .sort(([a], [b]) => Number(isPlain(a)) - Number(isPlain(b)))
      .map(([book, own]) => ({
        ...bookmaker(book, own[0]?.at ?? now),
        [own[0]?.list ?? 'odd']: own.map(({ node }) => spelledBy(book, node)),
      })),
  }));
}

/** Books that write names without accents, dots, and `Jr.`; they come last, as if they were added later. */
const isPlain = (book: string) => ['bet365', 'Bovada', 'MyBookie'].includes(book);

function spelledBy(book: string, node: Listed['node']): Tree {
  if (!isPlain(book)) return node;
  const name = node.name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return { ...node, name: name.replace(/ (?:Jr|Sr)\./, '').replaceAll(/(?<=\b\p{Lu})\./gu, '') };
}

function mainLine({ player: { name }, market, book, at, price }: Quoted): Listed {
  const shared = { market: propMarkets[market], book, at };
  if (price.kind === 'yes') return { ...shared, list: 'odd', node: side(name, price.price) };
  return { ...shared, list: 'total', node: totalOf(name, price, 'True') };
}

/** Other lines with both sides are in the market itself; those with the over only are a market of milestones. */
function otherLines(game: ReplayedGame, now: Date): Listed[] {
  return laddersOf(game).flatMap(({ player: { name }, market, book, rungs }) => {
    const { id, name: marketName } = propMarkets[market];
    const at = updatedAt(book, game, now);
    return rungs.map((rung): Listed => {
      if (rung.under !== null) {
        const node = totalOf(name, rung, 'False');
        return { market: propMarkets[market], book, at, list: 'total', node };
      }
      const milestones = { id: `${id}9`, name: `${marketName} Milestones` };
      const node = side(`${name} ${Math.ceil(rung.line)}+`, rung.over);
      return { market: milestones, book, at, list: 'odd', node };
    });
  });
}

/** Goals of a game, the share of a price for yes that is its chance, and the margin of a field of first scorers. */
const [goalsOfAGame, fairShare, fieldMargin] = [6, 0.88, 1.25];

/** The first and the last goal scorer, by a book's price for any goal: a player's share of the goals of the game. */
export function firstAndLast({ player, market, book, at, price }: Quoted): Listed[] {
  if (market !== 'goal' || price.kind !== 'yes') return [];
  const goals = -Math.log(1 - fairShare * impliedBy(price.price));
  const node = side(player.name, american(goalsOfAGame / (goals * fieldMargin)));
  return [
    { market: { id: '22925', name: 'First Goal Scorer' }, book, at, list: 'odd', node },
    { market: { id: '22926', name: 'Last Goal Scorer' }, book, at, list: 'odd', node },
  ];
}

function totalOf(name: string, { line, over, under }: Total, ismain: 'True' | 'False') {
  const odd = [side('Over', over), ...(under === null ? [] : [side('Under', under)])];
  return { name: `${name} ${line}`, ismain, odd };
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
    under:
      close.under === null || early.under === null ? close.under : between(close.under, early.under, weight),
  };
}
