/**
 * One demo book prices every game and player that any book prices. The sources name other books for each league, and a real book prices
 * them all: without it, no slip over several leagues, or on players whom different books list, could be placed anywhere.
 */
import type { ClosingPrices } from '../seasons/history.ts';
import type { Total } from '../seasons/prices.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import { type Book, booksOf, demoBooks, updatedAt } from './books.ts';
import { american, impliedBy } from './pricing.ts';
import type { PropPrice } from './props.ts';

export const [commonBook] = demoBooks;

/** What it keeps beyond the middle of the others, as a factor of implied probability, so that it is not the best price. */
const margin = 1.01;
const mostImplied = 0.99;

/** Before the start: the books of a game, and the common one where it is not among them. */
export function allBooksOf(game: ReplayedGame, now: Date): Book[] {
  const own = booksOf(game, now);
  if (own.length === 0 || own.some(({ name }) => name === commonBook)) return own;
  return [...own, { name: commonBook, at: updatedAt(commonBook, game, now), ...gamePrices(own) }];
}

function gamePrices(books: readonly ClosingPrices[]): ClosingPrices {
  const winners = books.map(({ moneyline }) => moneyline);
  const spreads = onOneLine(books.flatMap(({ spread }) => spread ?? []));
  const [spread] = spreads;
  return {
    moneyline: {
      home: middleOf(winners.map(({ home }) => home)),
      draw: winners.every(({ draw }) => draw !== null)
        ? middleOf(winners.flatMap(({ draw }) => draw ?? []))
        : null,
      away: middleOf(winners.map(({ away }) => away)),
    },
    spread: spread
      ? {
          line: spread.line,
          home: middleOf(spreads.map(({ home }) => home)),
          away: middleOf(spreads.map(({ away }) => away)),
        }
      : null,
    total: totalOf(books.flatMap(({ total }) => total ?? [])),
  };
}

/** @param prices of one player and market at the books that list it; @returns null for none */
export function commonPrice(prices: readonly PropPrice[]): PropPrice | null {
  const scorers = prices.flatMap((each) => (each.kind === 'yes' ? [each.price] : []));
  // The chance of a price with one side follows from the books' middle, which another price must not move.
  if (scorers.length > 0) return { kind: 'yes', price: middleOf(scorers, scorers.length > 1 ? 1 : margin) };
  const total = totalOf(prices.flatMap((each) => (each.kind === 'line' ? [each] : [])));
  return total && { kind: 'line', ...total };
}

function totalOf(all: readonly Total[]): Total | null {
  const totals = onOneLine(all);
  const [first] = totals;
  if (!first) return null;
  const unders = totals.flatMap(({ under }) => under ?? []);
  return {
    line: first.line,
    over: middleOf(totals.map(({ over }) => over)),
    under: unders.length > 0 ? middleOf(unders) : null,
  };
}

/** Those with the line that most of them have. */
function onOneLine<Priced extends { readonly line: number }>(all: readonly Priced[]): readonly Priced[] {
  const byLine = [...Map.groupBy(all, ({ line }) => line).values()];
  return byLine.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** @param prices American odds of one side, at least one */
function middleOf(prices: readonly number[], factor = margin): number {
  const implied = prices.map(impliedBy).sort((a, b) => a - b);
  const [below, above] = [Math.floor((implied.length - 1) / 2), Math.ceil((implied.length - 1) / 2)];
  const middle = ((implied[below] ?? Number.NaN) + (implied[above] ?? Number.NaN)) / 2;
  return american(1 / Math.min(mostImplied, factor * middle));
}
