/** The markets of a game at all books. */
import type { Market, Selection } from '../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Game, Prices } from '../games/game.ts';
import { hasDraw } from '../games/settlement.ts';
import { type Consensus, consensusOf } from '../odds/consensus.ts';
import type { Entry } from '../odds/counting.ts';
import { remembering } from './remembering.ts';

/** Every book that prices a game; games stored in an older format have only one. */
export function booksOf({ books, prices }: Pick<Game, 'books' | 'prices'>): readonly Prices[] {
  return books && books.length > 0 ? books : prices ? [prices] : [];
}

function moneylineSides(sport: Sport): readonly ('home' | 'away' | 'draw')[] {
  return hasDraw(sport) ? ['home', 'away', 'draw'] : ['home', 'away'];
}

/** In the order of a market's quotes. */
export function sidesOf(market: Market, sport: Sport): readonly Selection[] {
  switch (market) {
    case 'moneyline':
      return moneylineSides(sport);
    case 'spread':
      return ['home', 'away'];
    case 'total':
      return ['over', 'under'];
  }
}

/**
 * @param line for the books at this line only; otherwise the line that most books offer
 * @returns the consensus of the books that price every side; undefined if none does. The line of a spread is the home
 * side's.
 */
export function marketOf(game: Game, market: Market, line?: number): Consensus | undefined {
  return rememberMarket(game, `${market} ${line}`, () => {
    const entries = mainEntries(game, market);
    return entries.length === 0 ? undefined : consensusOf(entries, line);
  });
}

const rememberMarket = remembering<Game, Consensus | undefined>();

/** The main lines of the books that price every side. */
export function mainEntries(game: Game, market: Market): Entry[] {
  return booksOf(game).flatMap((book) => entryOf(book, market, game.sport));
}

function entryOf(book: Prices, market: Market, sport: Sport): Entry[] {
  const { moneyline, spread, total } = book;
  const whole = (line: number | null, prices: readonly (number | null)[]): Entry[] => {
    const known = prices.filter((price) => price !== null);
    return known.length === prices.length ? [{ book: book.book, at: book.at, line, prices: known }] : [];
  };
  if (market === 'moneyline') {
    return moneyline
      ? whole(
          null,
          moneylineSides(sport).map((side) => moneyline[side]),
        )
      : [];
  }
  if (market === 'spread') return spread ? whole(spread.homeLine, [spread.home, spread.away]) : [];
  return total ? whole(total.line, [total.over, total.under]) : [];
}
