/**
 * The chance of a price that has one side. Without the other side a book's margin cannot be removed, so it is measured: of past
 * prices of the same kind and size, the share that came in against the chance that they implied. A player has one chance in a
 * market, from the median over the books, and each book's price is judged against it; a chance from the price itself would
 * make every price cost the same.
 */
import { type Quote, rankedQuotes, type SideQuotes } from './consensus.ts';
import { median } from './counting.ts';
import { americanToDecimal, impliedProbability, isAmerican } from './odds.ts';
import type { OneSidedBand, OneSidedTable } from './one-sided-kind.ts';
import { oneSidedTable } from './one-sided-table.ts';
import { percentOf } from './value.ts';

/** From 200 results with 40 winners on, a band counts. */
const [fewestResults, fewestWinners] = [200, 40];

/** A book this far behind the newest price may have stopped taking bets. */
const staleMs = 30 * 60_000;
/** Longer prices than +20000 are placeholders: 0 and +100000 stand for "no price" in feeds. */
const longestPrice = 20_000;
/** A price that pays more than this multiple of the others' median is a mistake if the others agree within the multiple. */
const outlierTimes = 2;

/**
 * How far a book's own share is from that of the median, as a standard deviation of the ratio: the touchdowns of 2023 at
 * DraftKings and bet365.
 */
const bookError = 0.09;
/** Of a 95 % interval. */
const standardErrors = 1.96;

/** The counting prices of a one-sided bet, and its measured chance. */
export interface OneSidedMarket extends Pick<SideQuotes, 'best' | 'all' | 'median'> {
  /** Null where prices of this kind and size were not measured, or too few. */
  readonly measured: OneSidedChance | null;
}

export interface OneSidedChance {
  /** Percent, as `percentOf` formats it. */
  readonly chance: number;
  /** A 95 % range of it by the measured prices, percent. */
  readonly range: readonly [low: number, high: number];
  /** What it was measured on. */
  readonly season: string;
  /** The number of measured prices. */
  readonly n: number;
  /** Percent that the median implies, with the books' margin. */
  readonly implied: number;
  /** The share of the implied chance that came in, at most 1. */
  readonly ratio: number;
}

/**
 * @param quotes the prices of one side at all books
 * @returns undefined without a valid price
 */
export function oneSidedMarket(
  kind: string,
  quotes: readonly Quote[],
  table: OneSidedTable = oneSidedTable,
): OneSidedMarket | undefined {
  const counting = countingQuotes(quotes);
  const ranked = rankedQuotes(counting);
  return ranked && { ...ranked, measured: measuredChance(kind, counting, table) };
}

function measuredChance(kind: string, quotes: readonly Quote[], table: OneSidedTable): OneSidedChance | null {
  const measured = table[kind];
  const [first, ...others] = quotes;
  if (!measured || !first) return null;
  const implied = 100 * median(quotes.map(({ price }) => impliedProbability(price)).sort((a, b) => a - b));
  const own = others.length > 0 ? undefined : bandOf(measured.books[first.book] ?? [], implied);
  const band = own ?? bandOf(measured.median, implied);
  if (!band) return null;
  const [, , n, won, onAverage, error] = band;
  // More than the price implies is luck of a season: no book gives a margin away on a whole kind of bet.
  const ratio = Math.min(1, (100 * won) / (n * onAverage));
  const isUnmeasuredBook = others.length === 0 && !own;
  const half = standardErrors * Math.hypot(error, isUnmeasuredBook ? bookError : 0);
  const at = (share: number) => percentOf(implied * Math.min(1, Math.max(0, share)));
  return {
    chance: percentOf(implied * ratio),
    range: [at(ratio - half), at(ratio + half)],
    season: measured.season,
    n,
    implied: percentOf(implied),
    ratio,
  };
}

/** @returns undefined where too few prices of this size were measured */
function bandOf(bands: readonly OneSidedBand[], implied: number): OneSidedBand | undefined {
  return bands.find(
    ([from, to, n, won]) => from <= implied && implied < to && n >= fewestResults && won >= fewestWinners,
  );
}

/** The latest price of each book, without stale ones, placeholders and mistakes. */
function countingQuotes(quotes: readonly Quote[]): Quote[] {
  const valid = quotes.filter(({ price }) => isAmerican(price) && price <= longestPrice);
  const newest = Math.max(...valid.map(({ at }) => Date.parse(at)));
  const fresh = valid.filter(({ at }) => newest - Date.parse(at) <= staleMs);
  return fresh.filter((quote) => !isMistake(quote, fresh));
}

/** Compares payouts, because long prices hardly differ in percentage points. */
function isMistake(quote: Quote, all: readonly Quote[]): boolean {
  const others = all
    .filter((other) => other !== quote)
    .map(({ price }) => americanToDecimal(price))
    .sort((a, b) => a - b);
  if (others.length < 2) return false;
  const spread = (others.at(-1) ?? 1) / (others[0] ?? 1);
  return spread <= outlierTimes && americanToDecimal(quote.price) > outlierTimes * median(others);
}
