/** The subscription, and the prompts left today. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { getUserStatus } from '../../../lambdas/contracts/status.ts';
import { call } from './client.ts';

export const statusKey = ['status'] as const;

/** @param userId the answer is of one person, and asked for again for another */
export const statusQuery = (userId: string) =>
  queryOptions({
    queryKey: [...statusKey, userId],
    queryFn: ({ signal }) => call(getUserStatus, { signal }),
    staleTime: 60_000,
  });

/** Until when a break runs, as other calls have told since: the next status knows it too. */
export const breakQuery = (userId: string) =>
  queryOptions<string | null>({
    queryKey: ['break', userId],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
