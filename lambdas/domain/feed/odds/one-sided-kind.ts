/** Kinds of one-sided bets, and the form in which their past results are kept. */
import type { Sport } from '../../../contracts/feed/sports.ts';

/**
 * Past prices that implied `from` percent or more, and less than `to`: their number, how many came in, the chance that they
 * implied on average in percent, and the standard error of the ratio. Results of one game are not independent, so the error
 * counts games.
 */
export type OneSidedBand = readonly [
  from: number,
  to: number,
  n: number,
  won: number,
  implied: number,
  error: number,
];

/** The measured prices of one kind of bet. */
export interface OneSidedKind {
  /** `2023`, `2025-26`. */
  readonly season: string;
  /** By the median over the books, lowest chance first. */
  readonly median: readonly OneSidedBand[];
  /** By a book's own price, for bets that it lists alone; by the feed's common spelling. */
  readonly books: Readonly<Record<string, readonly OneSidedBand[]>>;
}

/** By kind: `NFL touchdowns 2+`, `NFL receiving_yards alternate`. */
export type OneSidedTable = Readonly<Record<string, OneSidedKind>>;

/** Statistics that count a few events: two or more of them is a different bet than one or more. */
const eventStats: readonly string[] = [
  'touchdowns',
  'goals',
  'home_runs',
  'hits',
  'total_bases',
  'runs_batted_in',
  'runs',
  'hits_runs_rbis',
  'double_doubles',
  'triple_doubles',
  'first_touchdowns',
  'last_touchdowns',
  'first_goals',
  'last_goals',
];

/** Of these, one or more is meant unless a number is named. */
const onceStats: readonly string[] = ['touchdowns', 'goals', 'home_runs'];

/** Whether a line can be what a question without a number means. */
export const isUsualLine = (stat: string, line: number): boolean =>
  countsEvents(stat) && (line === 0.5 || !onceStats.includes(stat));

export const countsEvents = (stat: string): boolean => eventStats.includes(stat);

/** @param line to go over, e.g. 0.5; the lines of statistics in larger numbers are one kind */
export function oneSidedKind(sport: Sport, stat: string, line: number): string {
  return `${sport} ${stat} ${countsEvents(stat) ? `${Math.floor(line) + 1}+` : 'alternate'}`;
}
