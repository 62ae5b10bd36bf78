/** A leg in a bettor's words. */
import type { Leg } from '../../../lambdas/contracts/analysis.ts';

const markets = { moneyline: 'Moneyline', spread: 'Spread', total: 'Total' } as const;

/** Baseball and hockey have their own names for the spread. */
export function marketName({ market, sport }: Leg): string {
  if (market === 'spread' && sport === 'MLB') return 'Run line';
  if (market === 'spread' && sport === 'NHL') return 'Puck line';
  return markets[market];
}

/** `Denver Broncos +3.5`, `Over 44.5`, `Draw`. */
export function selectionName({ selection, home, away, line, market }: Leg): string {
  const side = { home, away, draw: 'Draw', over: 'Over', under: 'Under' }[selection];
  if (line === null) return side;
  const isHandicap = market === 'spread';
  return `${side} ${isHandicap ? handicap(line) : line}`;
}

function handicap(line: number): string {
  if (line === 0) return 'PK';
  return line > 0 ? `+${line}` : `−${-line}`;
}

/** `at FanDuel, best of 3 books`; empty where no book is named. */
export function bookWords({ book, price, books = 1 }: Leg): string {
  if (!book || price === null) return '';
  return books > 1 ? `at ${book}, best of ${books} books` : `at ${book}`;
}
