/** The points of a sparkline: time to the right, value upward. */

/** Pixels. */
export const sparkSize = { width: 72, height: 20 } as const;
export const dotRadius = 2.5;

export interface Mark {
  /** ISO 8601. */
  readonly at: string;
  readonly value: number;
}

/** @returns the steps as an SVG path, and its end point */
export function sparkline(marks: readonly Mark[], minRange: number) {
  const times = marks.map(({ at }) => Date.parse(at));
  const values = marks.map(({ value }) => value);
  const [start, finish] = [Math.min(...times), Math.max(...times)];
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const range = Math.max(Math.max(...values) - Math.min(...values), minRange);
  const width = sparkSize.width - 2 * dotRadius;
  const height = sparkSize.height - 2 * dotRadius;
  const x = (time: number) => tenth(dotRadius + (width * (time - start)) / (finish - start || 1));
  const y = (value: number) => tenth(sparkSize.height / 2 - (height * (value - middle)) / range);
  const steps = marks.slice(1).map(({ at, value }) => `H${x(Date.parse(at))}V${y(value)}`);
  return {
    path: `M${x(times[0] ?? 0)} ${y(values[0] ?? 0)}${steps.join('')}`,
    end: { x: x(times.at(-1) ?? 0), y: y(values.at(-1) ?? 0) },
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
