/** Predictions: the daily slate and the user's own answers. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getPredictionById,
  getPredictions,
  type PredictionView,
} from '../../../lambdas/contracts/records/predictions.ts';
import { call } from './client/client.ts';

export interface BoardFilter {
  readonly sport?: string | undefined;
  readonly bet_type?: string | undefined;
  readonly risk_level?: string | undefined;
  /** Only for today's view. */
  readonly sort?: string | undefined;
}

export const predictionsKey = ['predictions'] as const;

/** Predictions per page. */
const pageSize = 20;

/** One view of the board, in pages. */
export const boardQuery = (view: PredictionView, { sport, bet_type, risk_level, sort }: BoardFilter) =>
  infiniteQueryOptions({
    queryKey: [...predictionsKey, view, { sport, bet_type, risk_level, ...(view === 'today' && { sort }) }],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(getPredictions, {
        query: {
          view,
          sport: sport?.toLowerCase(),
          bet_type,
          risk_level,
          sort: view === 'today' ? sort : undefined,
          limit: pageSize,
          cursor,
          counts: cursor === '' ? 'yes' : undefined,
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The user's all-time totals. */
export const totalsQuery = queryOptions({
  queryKey: [...predictionsKey, 'totals'],
  queryFn: ({ signal }) => call(getPredictions, { query: { view: 'today', limit: 1 }, signal }),
});

export const predictionQuery = (id: string) =>
  queryOptions({
    queryKey: [...predictionsKey, 'one', id],
    queryFn: ({ signal }) => call(getPredictionById, { query: { id }, signal }),
  });
