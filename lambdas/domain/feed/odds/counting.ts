/** Which books count: those with fresh prices that agree with the others. */
import { noVig } from './odds.ts';

/** One book's prices for every side of a market at one line. */
export interface Entry {
  readonly book: string;
  /** When the book last changed it, ISO 8601 in UTC. */
  readonly at: string;
  readonly line: number | null;
  /** American odds, in the order of the market's sides. */
  readonly prices: readonly number[];
}

/** A book this far behind the newest price may have stopped taking bets. */
const staleMs = 30 * 60_000;
/** Percentage points: the distance that makes a price an outlier, and the distance within which two others agree. */
const outlierPoints = 3;
const agreeingPoints = 1.5;

/** An entry with its percents, which are compared with those of all others. */
interface Compared {
  readonly entry: Entry;
  readonly percents: readonly number[];
}

/** @returns the entries without stale ones and outliers, in the same order */
export function counting(entries: readonly Entry[]): Entry[] {
  const times = entries.map(({ at }) => Date.parse(at));
  const newest = Math.max(...times);
  const fresh = entries.filter((_, nth) => newest - (times[nth] ?? newest) <= staleMs);
  const compared = fresh.map((entry) => ({ entry, percents: fairPercents(entry) }));
  return fresh.filter((_, nth) => !isOutlier(compared, nth));
}

/**
 * A mistaken price often looks like the best one. It does not count if two or more others agree against it, and they
 * outnumber those that agree with it.
 */
function isOutlier(all: readonly Compared[], nth: number): boolean {
  const one = all[nth];
  const others = all.filter((other) => other !== one && other.entry.line === one?.entry.line);
  if (!one || others.length < 2) return false;
  return one.percents.some((own, side) => {
    const theirs = others.map(({ percents }) => percents[side] ?? 0).sort((a, b) => a - b);
    const middle = median(theirs);
    if (Math.abs(own - middle) <= outlierPoints) return false;
    const agreeing = theirs.filter((each) => Math.abs(each - middle) <= agreeingPoints);
    const companions = theirs.filter((each) => Math.abs(each - own) <= agreeingPoints);
    return agreeing.length > companions.length + 1;
  });
}

/** Percent for each side, without the book's margin. */
export function fairPercents({ prices }: Entry): number[] {
  return noVig(prices).map((share) => share * 100);
}

/** @param sorted ascending, at least one */
export function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
