/** The figures of the dashboard. */

/** All-time counts of the account. */
interface Totals {
  /** Today's slate, the user's own answers, and picks saved from earlier slates. */
  readonly predictions: number;
  readonly picks: Readonly<Record<'pending' | 'hit' | 'miss' | 'push', number>>;
}

export interface MyStats {
  /** Predictions in the tracker. */
  readonly tracked: number;
  /** All predictions. */
  readonly live: number;
  readonly hits: number;
  readonly misses: number;
  readonly pushes: number;
  /** Tracked predictions without a result. */
  readonly open: number;
  /** Whole percent: hits ÷ all predictions; 0 without any. */
  readonly winRatio: number;
  /** Percent with one decimal: hits ÷ (hits + misses), as in the tracker; null until a pick is settled. */
  readonly winRate: number | null;
}

export function myStats({ predictions, picks: { pending, hit, miss, push } }: Totals): MyStats {
  const settled = hit + miss;
  return {
    tracked: pending + hit + miss + push,
    live: predictions,
    hits: hit,
    misses: miss,
    pushes: push,
    open: pending,
    winRatio: predictions === 0 ? 0 : Math.round((hit * 100) / predictions),
    winRate: settled === 0 ? null : Math.round((hit * 1000) / settled) / 10,
  };
}

/** Shown if the totals cannot be loaded. */
export const noTotals: Totals = { predictions: 0, picks: { pending: 0, hit: 0, miss: 0, push: 0 } };
