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

/** @returns the entries without stale ones and outliers, in the same order */
export function counting(entries: readonly Entry[]): Entry[] {
  const newest = Math.max(...entries.map(({ at }) => Date.parse(at)));
  const fresh = entries.filter(({ at }) => newest - Date.parse(at) <= staleMs);
  return fresh.filter((entry) => !isOutlier(entry, fresh));
}

/**
 * A mistaken price often looks like the best one. It does not count if two or more others agree against it, and they
 * outnumber those that agree with it.
 */
function isOutlier(entry: Entry, all: readonly Entry[]): boolean {
  const others = all.filter((other) => other !== entry && other.line === entry.line);
  if (others.length < 2) return false;
  return fairPercents(entry).some((own, side) => {
    const theirs = others.map((other) => fairPercents(other)[side] ?? 0).sort((a, b) => a - b);
    const middle = median(theirs);
    const agreeing = theirs.filter((each) => Math.abs(each - middle) <= agreeingPoints);
    const companions = theirs.filter((each) => Math.abs(each - own) <= agreeingPoints);
    return agreeing.length > companions.length + 1 && Math.abs(own - middle) > outlierPoints;
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
