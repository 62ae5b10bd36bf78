/** Rounding of figures. */

/**
 * Exact for whole numbers. Halves round away from zero, so that losses and wins round alike.
 * @returns part ÷ whole as a whole number
 */
export function nearest(part: number, whole: number): number {
  const size = Math.round(Math.abs(part) / whole);
  // Never -0, which would be displayed with its sign.
  return part < 0 && size > 0 ? -size : size;
}
