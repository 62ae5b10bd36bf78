/** Predictions: the day's slate and one's own answers. */
import { queryOptions } from '@tanstack/react-query';
import { getPredictionById, getPredictions } from '../../../lambdas/contracts/predictions.ts';
import { call } from './client.ts';

export interface PredictionFilter {
  readonly sport?: string | undefined;
  readonly bet_type?: string | undefined;
  readonly limit?: number;
}

export const predictionsKey = ['predictions'] as const;

/** What one call can answer at most. */
const most = 100;

export const predictionsQuery = ({ sport, bet_type, limit = most }: PredictionFilter = {}) =>
  queryOptions({
    queryKey: [...predictionsKey, 'list', { sport, bet_type, limit }],
    queryFn: ({ signal }) =>
      call(getPredictions, {
        query: { sport: sport?.toLowerCase(), bet_type: bet_type?.toLowerCase(), limit },
        signal,
      }),
  });

export const predictionQuery = (id: string) =>
  queryOptions({
    queryKey: [...predictionsKey, 'one', id],
    queryFn: ({ signal }) => call(getPredictionById, { query: { id }, signal }),
  });
