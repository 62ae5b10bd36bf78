/** A linear map in floating point, written as plainly as possible. */
import type { Linear } from '../../../../lambdas/domain/asking/encoder/linear.ts';

export type Row = readonly number[];

export const plainMap = ({ weights, scales, bases, inputs }: Linear, row: Row): Row =>
  [...bases].map((base, to) =>
    row.reduce(
      (sum, value, from) => sum + value * (weights[to * inputs + from] ?? 0) * (scales[to] ?? 0),
      base,
    ),
  );
