/** Odds arithmetic: American, decimal and implied probability. */

/** @returns whether a number can be American odds: +100 and up, or -100 and down */
export function isAmerican(odds: number): boolean {
  return Number.isFinite(odds) && Math.abs(odds) >= 100;
}

/**
 * @param american +150 wins 150 on 100; -150 needs 150 to win 100
 * @returns what one unit staked comes back as, stake included: always over 1
 * @throws RangeError for a number between -100 and +100
 */
export function americanToDecimal(american: number): number {
  if (!isAmerican(american)) throw new RangeError(`Not American odds: ${american}`);
  return 1 + (american > 0 ? american / 100 : 100 / -american);
}

/**
 * @param decimal over 1
 * @returns whole American odds, the nearest; even money is +100
 * @throws RangeError at 1 or below, where nothing can be won
 */
export function decimalToAmerican(decimal: number): number {
  if (!Number.isFinite(decimal) || decimal <= 1) throw new RangeError(`Not decimal odds: ${decimal}`);
  const american = Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
  return american === -100 ? 100 : american;
}

/** @returns 0 to 1, the bookmaker's margin included: the rate at which a bet at these American odds breaks even */
export function impliedProbability(american: number): number {
  return 1 / americanToDecimal(american);
}

/**
 * Takes the bookmaker's margin out by the multiplicative method: each side's share of the sum.
 * @param americans the odds of every side of one market: two, or three where a draw is one
 * @returns probabilities of the same sides, 0 to 1, that add up to 1
 */
export function noVig(americans: readonly number[]): number[] {
  const implied = americans.map(impliedProbability);
  const sum = implied.reduce((total, each) => total + each, 0);
  return implied.map((each) => each / sum);
}

/**
 * Holds for independent legs only, hence never for two legs of one game.
 * @param americans the odds of each leg
 * @returns the decimal price of all of them together; 1 (the stake back) for no leg
 */
export function parlayDecimal(americans: readonly number[]): number {
  return americans.reduce((product, american) => product * americanToDecimal(american), 1);
}

/** @returns as a person writes them: `+264`, `-110` */
export function formatAmerican(american: number): string {
  const whole = Math.round(american);
  return whole > 0 ? `+${whole}` : `${whole}`;
}

/** No book writes a price finer than this: a thousandth of a dollar on a hundred. */
const fine = 1000;

/**
 * A price is a ratio of whole numbers, and a parlay's the product of them: counted so, nothing is lost on the way to
 * the cent, and half a cent goes away from zero, as money is rounded.
 * @param stakeCents whole cents
 * @param americans the odds of each leg; none gives the stake back
 * @returns whole cents won on top of the stake
 * @throws RangeError for a number between -100 and +100
 */
export function parlayProfit(stakeCents: number, americans: readonly number[]): number {
  let returned = BigInt(stakeCents);
  let staked = 1n;
  for (const american of americans) {
    if (!isAmerican(american)) throw new RangeError(`Not American odds: ${american}`);
    const size = BigInt(Math.round(Math.abs(american) * fine));
    const hundred = BigInt(100 * fine);
    returned *= size + hundred;
    staked *= american > 0 ? hundred : size;
  }
  const won = returned - BigInt(stakeCents) * staked;
  return Number((2n * won + staked) / (2n * staked));
}
