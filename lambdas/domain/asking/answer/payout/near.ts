/** What is near a payout that was asked for: "around +500", "turn 2 into 500", "a same-game parlay of at least 8x". */
import type { Bounds, Reading } from '../../../../contracts/asking/reading.ts';
import { americanToDecimal, decimalToAmerican } from '../../../feed/odds/odds.ts';
import type { Candidate } from '../candidate.ts';
import { isWithin, payoutOf } from '../terms.ts';

/** How far a payout is away from its number, as a factor of what is won; further off only where nothing is as near. */
const near = [1.1, 1.2] as const;
/** The same above a number that is the least, of legs of one game: what pays far more is far less likely. */
const nearAbove = [1.25, 1.6] as const;
/** A range that is wider, from end to end, is one that the user named. */
const widest = 2.3;
/** The ends of the range around a price that is no favorite's, as factors of what it wins, are this far apart. */
const ofAround = { least: 0.64, from: 2.2 } as const;
/** What comes back for a stake is its number at least; from this factor on, a price is on both sides of its number. */
const bothSides = 1.5;

interface Wanted {
  /** What the number wins for each unit staked. */
  readonly wins: number;
  readonly isLeast: boolean;
  /** Whether the range is surely that around a number, and not one that the user named. */
  readonly isAround: boolean;
}

/** @returns undefined if the payout is no single number */
function numberIn(payout: Bounds): Wanted | undefined {
  const { min = null, max = null } = payout ?? {};
  if (min === null || max === null) return undefined;
  const [low, high] = [americanToDecimal(min) - 1, americanToDecimal(max) - 1];
  const width = high / low;
  if (width > widest || width <= near[1]) return undefined;
  if (width <= bothSides) return { wins: low, isLeast: true, isAround: false };
  const isAround = width > ofAround.from;
  return { wins: isAround ? low / ofAround.least : (low * high) ** 0.5, isLeast: false, isAround };
}

/** @returns the ranges near the number, the nearest first; empty if the payout is no single number */
export function nearestFirst({ payout, sameGame }: Reading): NonNullable<Bounds>[] {
  const number = numberIn(payout);
  if (number) {
    const { wins, isLeast } = number;
    return near.map((factor) => winning(isLeast ? wins : wins / factor, wins * factor));
  }
  if (!sameGame || !payout || payout.min === null || payout.max !== null) return [];
  const low = americanToDecimal(payout.min) - 1;
  return nearAbove.map((factor) => winning(low, low * factor));
}

/** @returns the American price that legs are only about at, where it was asked for as one number; undefined if they are near it */
export function numberMissed(legs: readonly Candidate[], reading: Reading): number | undefined {
  const number = numberIn(reading.payout);
  const ranges = nearestFirst(reading);
  if (!number?.isAround || nearnessOf(legs, ranges) < ranges.length) return undefined;
  return decimalToAmerican(1 + number.wins);
}

/** The ends of the range around the price of a leg, as factors of what it wins, are about this far apart. */
const aroundOfLeg = { least: 1.5, most: 1.63 } as const;
/** Prices that win within this share of each other are as near as the other. */
const asNear = 0.02;

/**
 * "A single as close to even money as you can get": of prices around a number, those nearest to it come first.
 * @returns how far the price of a single is from its number, in steps; undefined if no number was asked for, or several legs
 */
export function awayFromPrice({
  price,
  legs,
}: Pick<Reading, 'price' | 'legs'>): ((leg: Candidate) => number) | undefined {
  const { min = null, max = null } = price ?? {};
  if (min === null || max === null || (legs?.max ?? 1) > 1) return undefined;
  const [low, high] = [americanToDecimal(min) - 1, americanToDecimal(max) - 1];
  if (high / low < aroundOfLeg.least || high / low > aroundOfLeg.most) return undefined;
  const wins = (low * high) ** 0.5;
  return ({ decimal }) => Math.round(Math.abs(Math.log((decimal - 1) / wins)) / asNear);
}

const winning = (least: number, most: number): NonNullable<Bounds> => ({
  min: decimalToAmerican(1 + least),
  max: decimalToAmerican(1 + most),
});

/** @returns how near the legs pay: 0 for the nearest range; the number of ranges if they are in none */
export function nearnessOf(legs: readonly Candidate[], ranges: readonly NonNullable<Bounds>[]): number {
  const payout = payoutOf(legs);
  const at = ranges.findIndex((range) => isWithin(payout, range));
  return at < 0 ? ranges.length : at;
}

/** The decimal price in the middle of a payout, to which legs are chosen; of an open end, one a little inside it. */
export function middleOf({ min, max }: NonNullable<Bounds>): number {
  const low = min === null ? null : americanToDecimal(min);
  const high = max === null ? null : americanToDecimal(max);
  if (low !== null && high !== null) return Math.sqrt(low * high);
  return low === null ? (high ?? 2) * 0.9 : low * 1.15;
}

/** What the logarithms of the prices of all legs can still add up to, so that a search leaves out what cannot pay enough or pays too much. */
export interface Reach {
  /** Whether the legs so far can reach the payout with those of the places after this one. */
  readonly isOpen: (place: number, sum: number) => boolean;
}

/** Legs are listed at their best prices, and one book pays a little less for some of them. */
const slack = Math.log(1.15);
const tiny = 1e-6;

/** @param places the candidates of each leg, in the order in which they are chosen */
export function reachOf(places: readonly (readonly Candidate[])[], payout: Bounds): Reach {
  if (!payout) return { isOpen: () => true };
  const ends = places.map((place) => {
    const logs = place.map(({ decimal }) => Math.log(decimal));
    return [Math.min(...logs), Math.max(...logs)] as const;
  });
  const after = (end: 0 | 1) =>
    ends.map((_, at) => ends.slice(at + 1).reduce((sum, each) => sum + each[end], 0));
  const [least, most] = [after(0), after(1)];
  const low = payout.min === null ? -Infinity : Math.log(americanToDecimal(payout.min)) - tiny;
  const high = payout.max === null ? Infinity : Math.log(americanToDecimal(payout.max)) + slack;
  return {
    isOpen: (place, sum) => sum + (most[place] ?? 0) >= low && sum + (least[place] ?? 0) <= high,
  };
}

/** @returns how far the price of a leg is from its share of what all legs are to pay */
export function awayFromShare(decimal: number, size: number): (leg: Candidate) => number {
  const share = Math.log(decimal) / size;
  return (leg) => Math.abs(Math.log(leg.decimal) - share);
}
