/** The play limits that users set for themselves. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as contracts from '../../../lambdas/contracts/accounts/play-limits.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { call } from './client/client.ts';
import { statusKey } from './status.ts';

export type PlayLimits = OutputOf<typeof contracts.getPlayLimits>['playLimits'];
export type LimitName = 'promptsPerDay' | 'reminderMinutes' | 'reminderPrompts';
export type ShownLimit = PlayLimits[LimitName];

/** Milliseconds. Longer than the server's limit of 29 seconds: this call also reaches the payment provider. */
const exclusionTimeout = 35_000;

/** @param userId part of the cache key, so that no user sees another's data */
export const playLimitsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['play-limits', userId],
    queryFn: async ({ signal }) => (await call(contracts.getPlayLimits, { signal })).playLimits,
  });

export function useSaveLimit(userId: string, name: LimitName) {
  return useChange(userId, (value: number | null) =>
    call(contracts.savePlayLimits, { body: { [name]: value } }),
  );
}

export function useExcludeSelf(userId: string) {
  return useChange(userId, (period: string) =>
    call(contracts.excludeSelf, { body: { period, confirm: 'EXCLUDE' }, timeout: exclusionTimeout }),
  );
}

function useChange<Input>(userId: string, change: (input: Input) => Promise<{ playLimits: PlayLimits }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ playLimits }) => {
      queries.setQueryData(playLimitsQuery(userId).queryKey, playLimits);
    },
    // Also after a failure: the exclusion may have been saved before it.
    onSettled: () => queries.invalidateQueries({ queryKey: statusKey }),
  });
}
