/** Names of the periods, for a button and within a sentence. */
import type { StatsPeriod } from '../../../../lambdas/contracts/tracker.ts';

export const periodWords: Readonly<Record<StatsPeriod, { readonly button: string; readonly time: string }>> =
  {
    '7d': { button: '7 days', time: 'last 7 days' },
    '30d': { button: '30 days', time: 'last 30 days' },
    '90d': { button: '90 days', time: 'last 90 days' },
    all: { button: 'All', time: 'all time' },
  };
