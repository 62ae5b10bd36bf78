/** The consensus of the books: a no-vig probability for each side at the main line, and the best price. */

import { counting, type Entry, fairPercents, median } from './counting.ts';
import { americanToDecimal, decimalToAmerican } from './odds.ts';

export interface Quote {
  /** American odds. */
  readonly price: number;
  readonly book: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** One side of a market at its main line. */
export interface SideQuotes {
  /** The highest price among the counting books; the newest of equal ones. */
  readonly best: Quote;
  /** Every counting book's price, best first. */
  readonly all: readonly Quote[];
  /** The median price. */
  readonly median: number;
  /** Percent with one decimal: the median of the books' logits without their margins. */
  readonly probability: number;
  /** Lowest and highest of the books' own probabilities, percent with one decimal. */
  readonly range: readonly [low: number, high: number];
}

export interface Consensus {
  readonly line: number | null;
  /** The number of counting books at this line. */
  readonly books: number;
  /** In the order of the market's sides. */
  readonly sides: readonly SideQuotes[];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * @param entries entries of one market at any lines, each with a price for every side
 * @param wanted a line that is asked for; otherwise the line that most books offer
 * @returns undefined without a counting book at the line
 */
export function consensusOf(entries: readonly Entry[], wanted?: number): Consensus | undefined {
  const known = counting(entries);
  const line = wanted ?? mainLine(known);
  const at = known.filter((entry) => entry.line === line);
  if (line === undefined || at.length === 0) return undefined;
  const count = at[0]?.prices.length ?? 0;
  const logits = Array.from({ length: count }, (_, side) =>
    median(at.map((entry) => logit((fairPercents(entry)[side] ?? 50) / 100)).sort((a, b) => a - b)),
  );
  const shares = logits.map((value) => 1 / (1 + Math.exp(-value)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    line,
    books: at.length,
    sides: shares.map((share, side) => quotesOf(at, side, tenth((share / sum) * 100))),
  };
}

/** The line that most books offer; if there are several, the one with the most even sides. */
function mainLine(entries: readonly Entry[]): number | null | undefined {
  const lines = [...Map.groupBy(entries, ({ line }) => line)];
  const lopsided = (of: readonly Entry[]) =>
    median(of.map((entry) => Math.abs((fairPercents(entry)[0] ?? 50) - 50)).sort((a, b) => a - b));
  return lines.sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || lopsided(ofA) - lopsided(ofB) || (a ?? 0) - (b ?? 0),
  )[0]?.[0];
}

function quotesOf(entries: readonly Entry[], side: number, probability: number): SideQuotes {
  const quotes = rankedQuotes(
    entries.map(({ book, at, prices }) => ({ price: prices[side] ?? 100, book, at })),
  );
  if (!quotes) throw new RangeError('a market has a book');
  const own = entries.map((entry) => fairPercents(entry)[side] ?? 0);
  return { ...quotes, probability, range: [tenth(Math.min(...own)), tenth(Math.max(...own))] };
}

/** @returns best first: the highest price, the newest of equal ones; undefined without quotes */
export function rankedQuotes(
  quotes: readonly Quote[],
): Pick<SideQuotes, 'best' | 'all' | 'median'> | undefined {
  const all = quotes.toSorted(
    (a, b) =>
      americanToDecimal(b.price) - americanToDecimal(a.price) ||
      b.at.localeCompare(a.at) ||
      a.book.localeCompare(b.book, 'en'),
  );
  const [best] = all;
  if (!best) return undefined;
  const decimals = all.map(({ price }) => americanToDecimal(price)).sort((a, b) => a - b);
  return { best, all, median: decimalToAmerican(median(decimals)) };
}

function logit(share: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, share));
  return Math.log(within / (1 - within));
}
