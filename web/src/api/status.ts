/** The subscription, and the prompts left today. */
import { queryOptions } from '@tanstack/react-query';
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
