/** Odds arithmetic: American, decimal and implied probability. */

/** @returns whether a number is valid as American odds: +100 and up, or -100 and down */
export function isAmerican(odds: number): boolean {
  return Number.isFinite(odds) && Math.abs(odds) >= 100;
}

/**
 * @param american +150 wins 150 on 100; -150 needs 150 to win 100
 * @returns the payout per unit staked, stake included: always over 1
 * @throws RangeError for a number between -100 and +100
 */
export function americanToDecimal(american: number): number {
  if (!isAmerican(american)) throw new RangeError(`Not American odds: ${american}`);
  return 1 + (american > 0 ? american / 100 : 100 / -american);
}

/**
 * @param decimal over 1
 * @returns American odds rounded to a whole number; even money is +100
 * @throws RangeError at 1 or below, where nothing can be won
 */
export function decimalToAmerican(decimal: number): number {
  if (!Number.isFinite(decimal) || decimal <= 1) throw new RangeError(`Not decimal odds: ${decimal}`);
  const american = Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
  return american === -100 ? 100 : american;
}

/** @returns American odds of a stake and what it wins, rounded; null where either is nothing */
export const priceOfWin = (stake: number, win: number): number | null =>
  stake > 0 && win > 0 ? decimalToAmerican(1 + win / stake) : null;

/** @returns 0 to 1, including the bookmaker's margin: the win rate at which a bet at these American odds breaks even */
export function impliedProbability(american: number): number {
  return 1 / americanToDecimal(american);
}

/**
 * Removes the bookmaker's margin by the multiplicative method: each side's share of the sum.
 * @param americans the odds of every side of one market: two, or three with a draw
 * @returns probabilities of the same sides, 0 to 1, that add up to 1
 */
export function noVig(americans: readonly number[]): number[] {
  const implied = americans.map(impliedProbability);
  const sum = implied.reduce((total, each) => total + each, 0);
  return implied.map((each) => each / sum);
}

/**
 * For independent legs only, so never for two legs of one game.
 * @param americans the odds of each leg
 * @returns the decimal price of the parlay; 1 (stake returned) without legs
 */
export function parlayDecimal(americans: readonly number[]): number {
  return americans.reduce((product, american) => product * americanToDecimal(american), 1);
}

/** @returns American odds with their sign: `+264`, `-110` */
export function formatAmerican(american: number): string {
  const whole = Math.round(american);
  return whole > 0 ? `+${whole}` : `${whole}`;
}

/** The finest precision of a book's price: a thousandth of a dollar on a hundred. */
const precision = 1000;

/**
 * Computes with exact ratios of whole numbers, so that only the final amount is rounded, half a cent up.
 * @param stakeCents whole cents
 * @param americans the odds of each leg; without any the stake is returned
 * @returns whole cents won on top of the stake
 * @throws RangeError for a number between -100 and +100
 */
export function parlayProfit(stakeCents: number, americans: readonly number[]): number {
  let returned = BigInt(stakeCents);
  let staked = 1n;
  for (const american of americans) {
    if (!isAmerican(american)) throw new RangeError(`Not American odds: ${american}`);
    const size = BigInt(Math.round(Math.abs(american) * precision));
    const hundred = BigInt(100 * precision);
    returned *= size + hundred;
    staked *= american > 0 ? hundred : size;
  }
  const won = returned - BigInt(stakeCents) * staked;
  return Number((2n * won + staked) / (2n * staked));
}
