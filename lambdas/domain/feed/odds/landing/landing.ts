/**
 * How often a game lands on a number, around the chance that a line of it has: what a spread or a total half a point away is worth.
 * A normal distribution says how far a result strays from the line; in football some margins and totals are far more frequent than
 * their neighbors, as measured (`nfl-results.ts`).
 */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { nflMargins, nflTotals } from './nfl-results.ts';

/** A bet on the side of a spread, or on the over or the under of a total. */
export interface Bet {
  readonly sport: Sport;
  readonly selection: 'team' | 'over' | 'under';
  /** The side's own spread, or the number to go over or under. */
  readonly line: number;
}

/** Shares of 1. */
export interface Shares {
  readonly wins: number;
  readonly pushes: number;
  readonly losses: number;
}

/** A line whose chance is known: of the bets that win or lose there, the share that wins. */
export interface Anchor {
  readonly line: number;
  readonly chance: number;
}

/** A result that is weighed: margins of the bet's team, or totals with the sign of the side. */
interface Chance {
  readonly result: number;
  readonly share: number;
}

/**
 * Standard deviations of NFL margins and totals around their lines, points. Of margins: 13.6 around a forecast by ratings in the
 * counted games, and a little less around a closing line.
 */
const nflDeviations = { team: 13.2, over: 13.4, under: 13.4 } as const;

/** @returns points; undefined for a sport in which no distribution was measured */
export const deviationOf = ({ sport, selection }: Omit<Bet, 'line'>): number | undefined =>
  sport === 'NFL' ? nflDeviations[selection] : undefined;

/**
 * @param anchor a line of the same bet, and its chance
 * @param deviation points
 */
export function sharesAt(bet: Bet, anchor: Anchor, deviation: number): Shares {
  return sharesOf(chancesAround(bet, anchor, deviation), thresholdOf(bet));
}

/** The results at which a bet at one line ends otherwise than at the other, with their shares of 1, nearest to zero first. */
export function resultsBetween(
  bet: Bet,
  other: number,
  anchor: Anchor,
  deviation: number,
): readonly Chance[] {
  const [low, high] = [thresholdOf(bet), thresholdOf({ ...bet, line: other })].toSorted((a, b) => a - b);
  if (low === undefined || high === undefined) return [];
  return chancesAround(bet, anchor, deviation)
    .filter(({ result }) => result >= low && result <= high)
    .map(({ result, share }) => ({ result: result + 0, share }));
}

/** A bet wins by a result above this number, and is a push on it. */
const thresholdOf = ({ selection, line }: Bet): number => (selection === 'over' ? line : 0 - line);

function chancesAround(bet: Bet, anchor: Anchor, deviation: number): readonly Chance[] {
  const threshold = thresholdOf({ ...bet, line: anchor.line });
  // The center for which the anchor has its chance: a higher one wins more often.
  let [low, high] = [threshold - 4 * deviation, threshold + 4 * deviation];
  for (let step = 0; step < steps; step += 1) {
    const center = (low + high) / 2;
    const { wins, losses } = sharesOf(chancesOf(bet, center, deviation), threshold);
    if (wins / (wins + losses) < anchor.chance) low = center;
    else high = center;
  }
  return chancesOf(bet, (low + high) / 2, deviation);
}
const steps = 40;

function chancesOf({ sport, selection }: Bet, center: number, deviation: number): readonly Chance[] {
  const [from, to] = [Math.floor(center - reach * deviation), Math.ceil(center + reach * deviation)];
  const all: Chance[] = [];
  let sum = 0;
  for (let result = from; result <= to; result += 1) {
    const off = (result - center) / deviation;
    const share = Math.exp(-0.5 * off * off) * weightOf(sport, selection, Math.abs(result));
    sum += share;
    all.push({ result, share });
  }
  return all.map(({ result, share }) => ({ result, share: share / sum }));
}
/** Standard deviations to each side. */
const reach = 4.5;

function sharesOf(chances: readonly Chance[], threshold: number): Shares {
  let [wins, pushes] = [0, 0];
  for (const { result, share } of chances) {
    if (result > threshold) wins += share;
    if (result === threshold) pushes += share;
  }
  return { wins, pushes, losses: 1 - wins - pushes };
}

/** How much more frequent a result is than those around it. */
function weightOf(sport: Sport, selection: Bet['selection'], size: number): number {
  if (sport === 'NFL') return (selection === 'team' ? marginWeights() : totalWeights())[size] ?? 1;
  // No game of the others ends level.
  return selection === 'team' && size === 0 && sport !== 'MLS' ? 0 : 1;
}

let margins: readonly number[] | undefined;
function marginWeights(): readonly number[] {
  // A margin is of either team, so that each has half of the games.
  margins ??= weightsOf((size) => (nflMargins[Math.abs(size)] ?? 0) / (size === 0 ? 1 : 2), 30);
  return margins;
}

let totals: readonly number[] | undefined;
function totalWeights(): readonly number[] {
  totals ??= weightsOf((size) => nflTotals[size] ?? 0, 70);
  return totals;
}

/** Counts over their own smooth curve; beyond `most` there are too few games to tell. */
function weightsOf(count: (size: number) => number, most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, size) => {
    let [sum, of] = [0, 0];
    for (let away = -3 * width; away <= 3 * width; away += 1) {
      const share = Math.exp(-(away * away) / (2 * width * width));
      sum += count(size + away) * share;
      of += share;
    }
    return sum === 0 ? 1 : count(size) / (sum / of);
  });
}
/** Points: wide enough to smooth away the numbers themselves. */
const width = 6;
