/** Sharing picks: creating and removing their public pages, and listing the user's own. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listShares, sharedPath, sharePick, stopSharing } from '../../../lambdas/contracts/picks/shares.ts';
import { markedAtOnce } from '../../../lambdas/contracts/picks/tracker.ts';
import { call } from './client/client.ts';
import { updateLists } from './tracker.ts';

const sharesKey = ['shares'] as const;

/** The public URL of a shared pick. */
export const sharedLink = (id: string) => `${location.origin}${sharedPath(id)}`;

/** @param userId part of the cache key, so that no user sees another's data */
export const sharesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...sharesKey, userId],
    queryFn: ({ signal }) => call(listShares, { signal }),
  });

/** Shares a pick, or changes whether its page shows a first name. */
export function useSharePick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { pickId: string; withFirstName: boolean }) =>
      (await call(sharePick, { body })).pick,
    onSuccess: (pick) => {
      updateLists(queries, [pick]);
      void queries.invalidateQueries({ queryKey: sharesKey });
    },
  });
}

/** Removes the public pages of picks. */
export function useStopSharing() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (pickIds: readonly string[]) => {
      for (let from = 0; from < pickIds.length; from += markedAtOnce) {
        const batch = pickIds.slice(from, from + markedAtOnce);
        const { picks } = await call(stopSharing, { body: { action: 'stop', pickIds: batch } });
        updateLists(queries, picks);
      }
    },
    // Also after a failure: earlier batches may have succeeded.
    onSettled: () => queries.invalidateQueries({ queryKey: sharesKey }),
  });
}
