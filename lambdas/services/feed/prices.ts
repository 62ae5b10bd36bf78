/** Parses every book's moneyline, main spread and main total. */
import type { Sport } from '../../contracts/sports.ts';
import type { Prices } from '../../domain/game.ts';
import { hasDraw } from '../../domain/settlement.ts';
import { bookKey, bookName } from './book-names.ts';
import { type MarketName, type Markets, type Names, readMarket } from './lines.ts';
import { timeOf } from './price-times.ts';
import { child, flag, list, type Node, text } from './shape.ts';

/** Whole-game markets by name; "Over/Under 1st Half" and its like are others. Ids are used where a name is missing. */
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
/** Two-way sports have these for regulation time only, which is another bet than the winner. */
const threeWayNames = ['1x2', '3way result'];
/** Where a draw can be bet on, this one gives the stake back on it: another bet as well. */
const twoWayName = 'home/away';

/** The vendor's longest list has more, but no game is priced by them all. */
const mostBooks = 24;

interface Book extends Markets {
  readonly name: string;
  /** The newest of its markets; undefined where the feed tells none by book. */
  readonly at: Date | undefined;
}

/**
 * A book is one whatever its spelling, and has what no level of the odds stops.
 * @param odds the `odds` of a match, after `plain`
 * @param asked when the feed was asked
 * @returns those with most markets first, of equals by name, so that the first does not change from call to call; each
 * with its own time, else that of the match's odds, else `asked`
 */
export function booksIn(odds: Node, sport: Sport, names: Names, asked: Date): Prices[] {
  const books = new Map<string, Book>();
  for (const type of list(odds.type)) {
    const market = marketOf(type, sport);
    if (!market || flag(type, 'stop')) continue;
    for (const bookmaker of list(type.bookmaker)) {
      const sent = text(bookmaker, 'name');
      const read = readMarket(market, bookmaker, sport, names);
      if (bookName(sent) === '' || flag(bookmaker, 'stop') || !read[market]) continue;
      const known = books.get(bookKey(sent)) ?? { ...nothing, name: bookName(sent) };
      const at = later(known.at, timeOf(bookmaker, asked));
      // A market listed twice is the first one: `Moneyline` may follow `Home/Away`.
      books.set(bookKey(sent), { ...known, at, ...(known[market] ? {} : read) });
    }
  }
  const ofMatch = timeOf(odds, asked) ?? asked;
  return [...books.values()]
    .sort((a, b) => breadth(b) - breadth(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, mostBooks)
    .map(({ name, at, ...markets }) => ({ book: name, at: (at ?? ofMatch).toISOString(), ...markets }));
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

/** The prices of the odds feed by match, for the sports whose fixtures carry none. */
export function oddsById(matches: readonly { match: Node }[], idName: string): Map<string, Node> {
  return new Map(matches.map(({ match }) => [text(match, idName), child(match, 'odds')]));
}
