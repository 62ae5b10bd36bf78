/** Parses one book's prices of a market: both sides, at the main line if there are several lines. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Prices } from '../../../domain/feed/games/game.ts';
import { hasDraw, isGradable } from '../../../domain/feed/games/settlement.ts';
import { impliedProbability } from '../../../domain/feed/odds/odds.ts';
import { flag, list, type Node, number, text } from '../shape.ts';
import { americanIn } from './odd.ts';

export type MarketName = 'moneyline' | 'spread' | 'total';

/** The names of the two teams, which an odd may use for its side. */
export interface Names {
  readonly home: string;
  readonly away: string;
}

export type Markets = Pick<Prices, MarketName>;

/** @returns the market if any side has a price, otherwise an empty object */
export function readMarket(
  market: MarketName,
  bookmaker: Node,
  sport: Sport,
  names: Names,
): Partial<Markets> {
  switch (market) {
    case 'moneyline':
      return readMoneyline(list(bookmaker.odd), sport, names);
    case 'spread':
      return readSpread(bookmaker, names);
    case 'total':
      return readTotal(bookmaker);
  }
}

function readMoneyline(odds: readonly Node[], sport: Sport, names: Names): Partial<Markets> {
  const home = priceOf(odds, 'home', names);
  const away = priceOf(odds, 'away', names);
  const draw = hasDraw(sport) ? priceOf(odds, 'draw', names) : null;
  return home === null && away === null ? {} : { moneyline: { home, away, draw } };
}

function readSpread(bookmaker: Node, names: Names): Partial<Markets> {
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

/**
 * The home odd's own handicap, if present. Otherwise the line's name is the handicap of the first odd, which may be the away
 * side, and the second odd has the opposite.
 */
function homeLineOf(node: Node, odds: readonly Node[], names: Names): number | null {
  const index = odds.findIndex((odd) => sideOf(odd, names) === 'home');
  const own = odds[index];
  const named = number(node, 'name');
  if (!own) return null;
  return number(own, 'handicap') ?? (named === null ? null : index === 0 ? named : 0 - named);
}

function readTotal(bookmaker: Node): Partial<Markets> {
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

interface Line<Market> {
  readonly isMain: boolean;
  readonly prices: readonly (number | null)[];
  readonly market: Market;
}

/**
 * The line whose two prices are closest to each other. The feed marks a main line, but sometimes a lopsided one, so the mark
 * only breaks ties.
 */
function mainOf<Market>(lines: readonly Line<Market>[]): Market | null {
  const [main] = lines.toSorted(
    (a, b) => distance(a.prices) - distance(b.prices) || Number(b.isMain) - Number(a.isMain),
  );
  return main?.market ?? null;
}

/** Rounded to tenths of a percent, so that decimal and American forms of the same prices have equal distances. */
function distance([a, b]: readonly (number | null)[]): number {
  if (a === undefined || b === undefined || a === null || b === null) return 1000;
  return Math.round(1000 * Math.abs(impliedProbability(a) - impliedProbability(b)));
}

function priceOf(odds: readonly Node[], side: string, names?: Names): number | null {
  const odd = odds.find((each) => sideOf(each, names) === side);
  return americanIn(odd);
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

/** The side of an odd, by its name: `Home`, `1`, `Over 47.5`, or the team's name; never guessed from its position. */
function sideOf(odd: Node, names?: Names): string | null {
  const name = text(odd, 'name').toLowerCase();
  if (names && name === names.home.toLowerCase()) return 'home';
  if (names && name === names.away.toLowerCase()) return 'away';
  return sides.get(name.split(' ')[0] ?? '') ?? null;
}
