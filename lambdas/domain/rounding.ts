/** Rounding of figures. */

/**
 * Exact for whole numbers: what is halfway between two goes away from zero, a loss as far as a win.
 * @returns part ÷ whole as a whole number
 */
export function nearest(part: number, whole: number): number {
  const size = Math.round(Math.abs(part) / whole);
  // Never -0, which is shown with its sign.
  return part < 0 && size > 0 ? -size : size;
}
