/** The value of a price: break-even, cost and fair price, from the market's no-vig probability. */
import { americanToDecimal, decimalToAmerican, impliedProbability } from './odds.ts';

const rounded = (value: number, places: number): number => Number(value.toFixed(places)) + 0;

/** @returns percent for display: one decimal, or two significant digits below 1 */
export function percentOf(percent: number): number {
  return percent < 1 ? Number(percent.toPrecision(2)) : rounded(percent, 1);
}

/** @returns percent of bets at this American price that must win to break even */
export function breakEven(american: number): number {
  return percentOf(impliedProbability(american) * 100);
}

/**
 * Computed from the displayed figures, so that users can check it with a calculator.
 * @param percent the market's probability, 0 to 100
 * @param american the price taken
 * @returns dollars that $100 loses on average, two decimals; negative if it wins
 */
export function costPerHundred(percent: number, american: number): number {
  return rounded(100 - percent * americanToDecimal(american), 2);
}

/** @returns the American price with no expected loss at this probability; null at 0 and 100 percent */
export function fairPrice(percent: number): number | null {
  return percent > 0 && percent < 100 ? decimalToAmerican(100 / percent) : null;
}

/** Fractions that are easy to picture, simplest first. */
const pictures = [
  [1, 2],
  [2, 5],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
] as const;

/**
 * @param percent over 0
 * @returns about how often a bet of this chance hits: 1 time in 8, 3 times in 5
 */
export function timesIn(percent: number): readonly [times: number, of: number] {
  if (percent < 36) return [1, Math.max(3, Math.round(100 / percent))];
  const away = ([times, of]: readonly [number, number]) => Math.abs((100 * times) / of - percent);
  return pictures.reduce<readonly [number, number]>(
    (best, each) => (away(each) < away(best) ? each : best),
    pictures[0],
  );
}

/**
 * For independent legs only, so never for two legs of one game.
 * @param percents the market's probability of each leg
 * @returns percent for display, as `percentOf` formats it; null if one of them is unknown
 */
export function productOf(percents: readonly (number | null)[]): number | null {
  const known = percents.filter((percent) => percent !== null);
  if (known.length < percents.length || known.length === 0) return null;
  return percentOf(known.reduce((all, percent) => all * (percent / 100), 100));
}
