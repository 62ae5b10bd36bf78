/** Parses every book's moneyline, main spread and main total; the prices of exchanges after their commission. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Prices } from '../../../domain/feed/games/game.ts';
import { hasDraw } from '../../../domain/feed/games/settlement.ts';
import { commissionOf, netPrice } from '../../../domain/feed/odds/commission.ts';
import { child, flag, list, type Node, text } from '../shape.ts';
import { bookKey, bookName } from './book-names.ts';
import { type MarketName, type Markets, type Names, readMarket } from './lines.ts';
import { timeOf } from './odd.ts';

/** Names of whole-game markets; "Over/Under 1st Half" and so on are other markets. IDs are used if a name is missing. */
const marketNames = {
  moneyline: ['home/away', 'moneyline', 'money line', 'match winner', '1x2', '3way result'],
  spread: ['handicap', 'asian handicap', 'spread', 'run line', 'puck line'],
  total: ['over/under', 'goals over/under', 'total'],
} as const;
const marketIds = new Map<string, MarketName>([
  ['1', 'moneyline'],
  ['3', 'total'],
  ['4', 'spread'],
]);
/** In sports without draws, these are for regulation time only, which is not the moneyline. */
const threeWayNames = ['1x2', '3way result'];

/** In sports with draws, this is draw no bet, which is not the moneyline either. */
const twoWayName = 'home/away';

/** The vendor lists more books, but no game has prices from all of them. */
const mostBooks = 24;

interface Book extends Markets {
  readonly name: string;
  /** Time of its newest market; undefined if the feed has no times by book. */
  readonly at: Date | undefined;
}

/**
 * Spellings of the same book are merged; stopped markets, books and odds are skipped.
 * @param odds the `odds` of a match, after `plain`
 * @param requestedAt time of the request
 * @returns books with the most markets first, then by name, so that the order is stable; each with its own time, or else
 *   that of the match's odds, or else `requestedAt`
 */
export function booksIn(odds: Node, sport: Sport, names: Names, requestedAt: Date): Prices[] {
  const books = new Map<string, Book>();
  for (const type of list(odds.type)) {
    const market = marketOf(type, sport);
    if (!market || flag(type, 'stop')) continue;
    for (const bookmaker of list(type.bookmaker)) {
      const sent = text(bookmaker, 'name');
      const read = readMarket(market, bookmaker, sport, names);
      if (bookName(sent) === '' || flag(bookmaker, 'stop') || !read[market]) continue;
      const known = books.get(bookKey(sent)) ?? { ...nothing, name: bookName(sent) };
      const at = later(known.at, timeOf(bookmaker, requestedAt));
      // If a market is listed twice, the first wins: `Moneyline` may follow `Home/Away`.
      books.set(bookKey(sent), { ...known, at, ...(known[market] ? {} : read) });
    }
  }
  const ofMatch = timeOf(odds, requestedAt) ?? requestedAt;
  return [...books.values()]
    .sort((a, b) => breadth(b) - breadth(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, mostBooks)
    .map(({ name, at, ...markets }) =>
      afterCommission({ book: name, at: (at ?? ofMatch).toISOString(), ...markets }),
    );
}

function afterCommission(prices: Prices): Prices {
  const { book, moneyline, spread, total } = prices;
  if (commissionOf(book) === 0) return prices;
  const net = (price: number | null) => netPrice(price, book);
  return {
    ...prices,
    moneyline: moneyline && {
      home: net(moneyline.home),
      away: net(moneyline.away),
      draw: net(moneyline.draw),
    },
    spread: spread && { ...spread, home: net(spread.home), away: net(spread.away) },
    total: total && { ...total, over: net(total.over), under: net(total.under) },
  };
}

const nothing: Omit<Book, 'name'> = { at: undefined, moneyline: null, spread: null, total: null };

function later(a: Date | undefined, b: Date | undefined): Date | undefined {
  return a && b ? (a > b ? a : b) : (a ?? b);
}

function marketOf(type: Node, sport: Sport): MarketName | null {
  const name = text(type, 'value').toLowerCase();
  if (name === '') return marketIds.get(text(type, 'id')) ?? null;
  if (hasDraw(sport) ? name === twoWayName : threeWayNames.includes(name)) return null;
  const markets = Object.keys(marketNames) as MarketName[];
  return markets.find((market) => marketNames[market].some((known) => known === name)) ?? null;
}

function breadth({ moneyline, spread, total }: Markets): number {
  return [moneyline, spread, total].filter((market) => market !== null).length;
}

/** The odds feed's prices by match, for sports whose fixtures have none. */
export function oddsById(matches: readonly { match: Node }[], idName: string): Map<string, Node> {
  return new Map(matches.map(({ match }) => [text(match, idName), child(match, 'odds')]));
}
