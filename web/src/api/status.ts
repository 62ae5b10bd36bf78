/** The subscription, and the prompts left today. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { call } from './client/client.ts';

export const statusKey = ['status'] as const;

/** @param userId part of the cache key, so that no user sees another's data */
export const statusQuery = (userId: string) =>
  queryOptions({
    queryKey: [...statusKey, userId],
    queryFn: ({ signal }) => call(getUserStatus, { signal }),
    staleTime: 60_000,
  });

/** When the user's break ends, as reported by calls since the last status. Set with `setQueryData`, never fetched. */
export const breakQuery = (userId: string) =>
  queryOptions<string | null>({
    queryKey: ['break', userId],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
