/** The ends of an axis, close to the values: Chart.js would extend it to the next tick, which for −$510 is −$1,000. */

/** The empty share of the axis beyond the values. */
const margin = 1 / 20;

/** The range of an axis without a value other than zero. */
const emptyRange = 100;

/**
 * @param values in the unit of the axis
 * @returns the axis with zero on it, and room beyond the values except where zero is the end
 */
export function boundsAround(values: readonly number[]): { min: number; max: number } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = (high - low || emptyRange) * margin;
  return {
    min: low < 0 ? low - room : 0,
    max: high > 0 || low === 0 ? high + room : 0,
  };
}
