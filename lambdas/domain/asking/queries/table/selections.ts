/** The prices of one selection at every book, each at the book's own line. */
import type { Market, Selection } from '../../../../contracts/asking/analysis.ts';
import { booksOf, marketOf, sidesOf } from '../../../feed/board/board.ts';
import type { Game, Prices } from '../../../feed/games/game.ts';
import { consensusOf, type SideQuotes } from '../../../feed/odds/consensus.ts';
import type { Entry } from '../../../feed/odds/counting.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { isBook } from '../../reading/names/books.ts';

/** One side of one market of a game, at any line. */
export interface Side {
  readonly game: Game;
  readonly market: Market;
  readonly selection: Selection;
}

export interface Offer {
  readonly book: string;
  /** The side's own spread, or the number to go over or under; null for a moneyline. */
  readonly line: number | null;
  /** American odds. */
  readonly price: number;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly at: string;
  /** Whether it is one of the books that the user chose. */
  readonly isOwn: boolean;
}

/** Highest price first; prices that are over half an hour behind the newest are left out. */
export function offersOf({ game, market, selection }: Side, own: readonly string[] = []): Offer[] {
  const all = booksOf(game).flatMap((book): Offer[] => {
    const priced = priceIn(book, market, selection);
    const isOwn = own.some((name) => isBook(book.book, name));
    return priced ? [{ book: book.book, at: book.at, isOwn, ...priced }] : [];
  });
  const newest = Math.max(...all.map(({ at }) => Date.parse(at)));
  return all
    .filter(({ at }) => newest - Date.parse(at) <= staleMs)
    .sort(
      (a, b) => americanToDecimal(b.price) - americanToDecimal(a.price) || a.book.localeCompare(b.book, 'en'),
    );
}

const staleMs = 30 * 60_000;

/**
 * The market's view of a side at one line, from the books that price every side there.
 * @param line the side's own
 * @returns undefined if no book does
 */
export function quotesAt({ game, market, selection }: Side, line: number | null): SideQuotes | undefined {
  const sides = sidesOf(market, game.sport);
  const home = market === 'spread' && selection === 'away' && line !== null ? 0 - line : line;
  const entries = booksOf(game).flatMap((book): Entry[] => {
    const priced = sides.flatMap((side) => priceIn(book, market, side) ?? []);
    const [first] = priced;
    if (!first || priced.length < sides.length || first.line !== home) return [];
    return [{ book: book.book, at: book.at, line: home, prices: priced.map(({ price }) => price) }];
  });
  return entries.length === 0 ? undefined : consensusOf(entries)?.sides[sides.indexOf(selection)];
}

/** The side's own line that most books offer; null for a moneyline, undefined if no book prices every side. */
export function mainLineOf({ game, market, selection }: Side): number | null | undefined {
  const consensus = marketOf(game, market);
  if (!consensus) return undefined;
  const { line } = consensus;
  return line !== null && market === 'spread' && selection === 'away' ? 0 - line : line;
}

function priceIn(
  { moneyline, spread, total }: Prices,
  market: Market,
  selection: Selection,
): { readonly line: number | null; readonly price: number } | undefined {
  const at = (line: number | null, price: number | null | undefined) =>
    price === null || price === undefined ? undefined : { line, price };
  if (market === 'moneyline') {
    const isSide = selection === 'home' || selection === 'away' || selection === 'draw';
    return isSide ? at(null, moneyline?.[selection]) : undefined;
  }
  if (market === 'spread') {
    if (!spread) return undefined;
    if (selection === 'home') return at(spread.homeLine, spread.home);
    return selection === 'away' ? at(0 - spread.homeLine, spread.away) : undefined;
  }
  if (!total || (selection !== 'over' && selection !== 'under')) return undefined;
  return at(total.line, total[selection]);
}

/** The side of a game that a team is on. */
export const sideOfTeam = ({ home }: Game, team: string): 'home' | 'away' =>
  home.name === team ? 'home' : 'away';
