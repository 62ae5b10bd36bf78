/** The figures of the dashboard. */

/** What an account counts, of all time. */
interface Totals {
  /** Today's slate, own answers, and what was saved of earlier slates. */
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
  /** Of the tracked: waiting for a result. */
  readonly open: number;
  /** Percent, whole: hits ÷ all predictions; null until a pick is settled. */
  readonly winRatio: number | null;
  /** Percent, one decimal: hits ÷ (hits + misses), as the tracker counts; null until there is one. */
  readonly winRate: number | null;
}

export function myStats({ predictions, picks: { pending, hit, miss, push } }: Totals): MyStats {
  const settled = hit + miss;
  return {
    tracked: pending + hit + miss + push,
    live: predictions,
    hits: hit,
    misses: miss,
    open: pending,
    winRatio: settled === 0 || predictions === 0 ? null : Math.round((hit * 100) / predictions),
    winRate: settled === 0 ? null : Math.round((hit * 1000) / settled) / 10,
  };
}

/** Where nothing is known: a failure counts nothing, silently. */
export const noTotals: Totals = { predictions: 0, picks: { pending: 0, hit: 0, miss: 0, push: 0 } };
