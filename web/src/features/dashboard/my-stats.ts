/** The figures of the dashboard, counted from the predictions. */
import type { Prediction } from '../../../../lambdas/contracts/predictions.ts';

export interface MyStats {
  readonly tracked: number;
  readonly live: number;
  readonly hits: number;
  /** Percent, whole: hits ÷ all predictions; 0 when there is none. */
  readonly winRatio: number;
}

export function myStats(predictions: readonly Prediction[]): MyStats {
  const live = predictions.length;
  const hits = predictions.filter(({ isHit }) => isHit).length;
  return {
    tracked: predictions.filter(({ pickSaved }) => pickSaved).length,
    live,
    hits,
    winRatio: live === 0 ? 0 : Math.round((hits * 100) / live),
  };
}
