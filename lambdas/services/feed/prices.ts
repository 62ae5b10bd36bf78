/** Reads one bookmaker's prices out of the feed's odds: moneyline, main spread, main total. */
import type { Sport } from '../../contracts/sports.ts';
import type { Prices } from '../../domain/game.ts';
import { decimalToAmerican, impliedProbability, isAmerican } from '../../domain/odds.ts';
import { hasDraw, isGradable } from '../../domain/settlement.ts';
import { child, flag, list, type Node, number, text } from './shape.ts';

/** Whole-game markets by name; "Over/Under 1st Half" and its like are others. Ids are used where a name is missing. */
const marketNames = {
  moneyline: ['home/away', 'moneyline', 'money line', 'match winner', '1x2', '3way result'],
  spread: ['handicap', 'asian handicap', 'spread', 'run line', 'puck line'],
  total: ['over/under', 'goals over/under', 'total'],
} as const;
const marketIds = new Map<string, keyof typeof marketNames>([
  ['1', 'moneyline'],
  ['3', 'total'],
  ['4', 'spread'],
]);
/** Two-way sports have these for regulation time only, which is another bet than the winner. */
const threeWayNames = ['1x2', '3way result'];

interface Names {
  readonly home: string;
  readonly away: string;
}

type Book = Omit<Prices, 'at'>;

/**
 * Takes the bookmaker with the most of the three markets; of several, the first by name, so that prices do not jump
 * between bookmakers from one call to the next.
 * @param odds the `odds` of a match, after `plain`
 * @param at when the feed was asked, ISO 8601
 * @returns null where nothing is priced
 */
export function pricesOf(odds: Node, sport: Sport, names: Names, at: string): Prices | null {
  const books = new Map<string, Book>();
  for (const type of list(odds.type)) {
    const market = marketOf(type, sport);
    if (!market || flag(type, 'stop')) continue;
    for (const bookmaker of list(type.bookmaker)) {
      const name = text(bookmaker, 'name');
      if (name === '' || flag(bookmaker, 'stop')) continue;
      const known = books.get(name) ?? { book: name, moneyline: null, spread: null, total: null };
      books.set(name, { ...known, ...readMarket(market, bookmaker, sport, names) });
    }
  }
  const [best] = [...books.values()]
    .filter((book) => breadth(book) > 0)
    .sort((a, b) => breadth(b) - breadth(a) || a.book.localeCompare(b.book, 'en'));
  return best ? { ...best, at } : null;
}

function marketOf(type: Node, sport: Sport): keyof typeof marketNames | null {
  const name = text(type, 'value').toLowerCase();
  if (name === '') return marketIds.get(text(type, 'id')) ?? null;
  if (threeWayNames.includes(name) && !hasDraw(sport)) return null;
  const markets = Object.keys(marketNames) as (keyof typeof marketNames)[];
  return markets.find((market) => marketNames[market].some((known) => known === name)) ?? null;
}

function breadth({ moneyline, spread, total }: Book): number {
  return [moneyline, spread, total].filter((market) => market !== null).length;
}

function readMarket(
  market: keyof typeof marketNames,
  bookmaker: Node,
  sport: Sport,
  names: Names,
): Partial<Book> {
  switch (market) {
    case 'moneyline':
      return readMoneyline(list(bookmaker.odd), sport, names);
    case 'spread':
      return readSpread(bookmaker, names);
    case 'total':
      return readTotal(bookmaker);
  }
}

function readMoneyline(odds: readonly Node[], sport: Sport, names: Names): Partial<Book> {
  const home = priceOf(odds, 'home', names);
  const away = priceOf(odds, 'away', names);
  const draw = hasDraw(sport) ? priceOf(odds, 'draw', names) : null;
  return home === null && away === null ? {} : { moneyline: { home, away, draw } };
}

function readSpread(bookmaker: Node, names: Names): Partial<Book> {
  const lines = list(bookmaker.handicap).flatMap((node) => {
    const odds = list(node.odd);
    const homeLine = homeLineOf(node, odds, names);
    const home = priceOf(odds, 'home', names);
    const away = priceOf(odds, 'away', names);
    return flag(node, 'stop') || !isGradable(homeLine) || (home === null && away === null)
      ? []
      : [{ isMain: flag(node, 'ismain', 'main'), prices: [home, away], market: { homeLine, home, away } }];
  });
  const main = mainOf(lines);
  return main ? { spread: main } : {};
}

/** The side's own handicap where it is given; else the first odd has the one named, the second its opposite. */
function homeLineOf(node: Node, odds: readonly Node[], names: Names): number | null {
  const index = odds.findIndex((odd) => sideOf(odd, names) === 'home');
  const own = odds[index];
  const named = number(node, 'name');
  if (!own) return null;
  return number(own, 'handicap') ?? (named === null ? null : index === 0 ? named : 0 - named);
}

function readTotal(bookmaker: Node): Partial<Book> {
  const lines = list(bookmaker.total).flatMap((node) => {
    const line = number(node, 'name');
    const odds = list(node.odd);
    const over = priceOf(odds, 'over');
    const under = priceOf(odds, 'under');
    return flag(node, 'stop') || !isGradable(line) || (over === null && under === null)
      ? []
      : [{ isMain: flag(node, 'ismain', 'main'), prices: [over, under], market: { line, over, under } }];
  });
  const main = mainOf(lines);
  return main ? { total: main } : {};
}

/** The line marked as main; where none is, the one whose two prices are nearest to each other. */
function mainOf<M>(lines: readonly { isMain: boolean; prices: (number | null)[]; market: M }[]): M | null {
  const marked = lines.find(({ isMain }) => isMain);
  const nearest = [...lines].sort((a, b) => distance(a.prices) - distance(b.prices))[0];
  return (marked ?? nearest)?.market ?? null;
}

function distance([a, b]: readonly (number | null)[]): number {
  if (a === undefined || b === undefined || a === null || b === null) return 1;
  return Math.abs(impliedProbability(a) - impliedProbability(b));
}

function priceOf(odds: readonly Node[], side: string, names?: Names): number | null {
  const odd = odds.find((each) => sideOf(each, names) === side);
  return odd && !flag(odd, 'stop') ? americanOf(odd) : null;
}

const sides = new Map([
  ['home', 'home'],
  ['1', 'home'],
  ['away', 'away'],
  ['2', 'away'],
  ['draw', 'draw'],
  ['x', 'draw'],
  ['over', 'over'],
  ['under', 'under'],
]);

/** Which side an odd is for: `Home`, `1`, `Over 47.5`, or the team's own name; never guessed from its place. */
function sideOf(odd: Node, names?: Names): string | null {
  const name = text(odd, 'name').toLowerCase();
  if (names && name === names.home.toLowerCase()) return 'home';
  if (names && name === names.away.toLowerCase()) return 'away';
  return sides.get(name.split(' ')[0] ?? '') ?? null;
}

/** `us` where it is American odds, else the decimal price turned into them; null where neither can be read. */
function americanOf(odd: Node): number | null {
  const us = number(odd, 'us');
  if (us !== null && isAmerican(us)) return Math.round(us);
  const decimal = number(odd, 'value') ?? number(odd, 'dp3');
  return decimal !== null && decimal > 1 ? decimalToAmerican(decimal) : null;
}

/** The prices of the odds feed by match, for the sports whose fixtures carry none. */
export function oddsById(matches: readonly { match: Node }[], idName: string): Map<string, Node> {
  return new Map(matches.map(({ match }) => [text(match, idName), child(match, 'odds')]));
}
