/** How the prices of one named book compare with those of the others: "what about DraftKings, any better". */
import type { Market } from '../../../../../contracts/asking/analysis.ts';
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { sidesOf } from '../../../../feed/board/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { isBook } from '../../../reading/names/books.ts';
import { item, listed, odds, sideName } from '../../table/words.ts';
import { type BookRow, bookRows } from '../margin.ts';

interface SidePrice {
  readonly book: string;
  readonly price: number;
  /** The home side's spread, or the total. */
  readonly line: number | null;
}

/**
 * @returns a row for each side that is asked about; nothing where several books or markets are, or where no other book prices the side
 */
export function thanOthers(game: Game, market: Market, query: MarketQuery): string[] {
  const [name, ...more] = query.books;
  if (name === undefined || more.length > 0 || query.market !== market || query.topic !== 'books') return [];
  const rows = bookRows(game, market);
  return sidesOf(market, game.sport).flatMap((side, at) => {
    if (!isAsked(game, market, side, query)) return [];
    const prices = rows.flatMap((row) => priceAt(row, at));
    const own = prices.find(({ book }) => isBook(book, name));
    const others = prices.filter(({ book }) => !isBook(book, name));
    if (!own || others.length === 0) return [];
    const called = (line: number | null) => sideName(game, market, side, lineOf(line, market, side));
    const same = others.filter(({ line }) => line === own.line);
    const other = bestOf(others.filter(({ line }) => line !== own.line));
    const elsewhere = other
      ? ` ${called(other.line)} is ${odds(other.price)} at ${listed(other.books)}.`
      : '';
    return [item(`${sameLine(called(own.line), own, same)}${elsewhere}`)];
  });
}

function sameLine(called: string, own: SidePrice, same: readonly SidePrice[]): string {
  const best = bestOf(same);
  if (!best) return `No other book has ${called}.`;
  const [ownPays, bestPays] = [own.price, best.price].map(americanToDecimal) as [number, number];
  if (ownPays > bestPays)
    return `${own.book} is the best on ${called}: the next is ${odds(best.price)} at ${listed(best.books)}.`;
  return ownPays === bestPays
    ? `No book is better on ${called}: ${listed(best.books)} ${best.books.length > 1 ? 'have' : 'has'} ${odds(best.price)} too.`
    : `${own.book} is not the best on ${called}: ${listed(best.books)} ${best.books.length > 1 ? 'have' : 'has'} ${odds(best.price)}.`;
}

/** The best price, with every book that has it on the same line. */
function bestOf(prices: readonly SidePrice[]) {
  const [first] = prices.toSorted((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  if (!first) return undefined;
  const books = prices
    .filter(({ price, line }) => price === first.price && line === first.line)
    .map(({ book }) => book);
  return { ...first, books };
}

function priceAt({ book, prices, line }: BookRow, at: number): SidePrice[] {
  const price = prices[at] ?? null;
  return price === null ? [] : [{ book, price, line }];
}

const lineOf = (line: number | null, market: Market, side: string): number | null =>
  line !== null && market === 'spread' && side === 'away' ? 0 - line : line;

/** A team's own side of a spread or moneyline, and the side of a total that is named. */
function isAsked(game: Game, market: Market, side: string, { teams, side: named }: MarketQuery): boolean {
  if (market === 'total') return (named !== 'over' && named !== 'under') || named === side;
  const own = (['home', 'away'] as const).filter((each) => teams.includes(game[each].name));
  return own.length !== 1 || own[0] === side;
}
