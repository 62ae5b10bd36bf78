/** Sharing picks: making the public page of one, ending it, and the list of one's own. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listShares, sharedPath, sharePick, stopSharing } from '../../../lambdas/contracts/shares.ts';
import { markedAtOnce } from '../../../lambdas/contracts/tracker.ts';
import { call } from './client.ts';
import { showChanged } from './tracker.ts';

const sharesKey = ['shares'] as const;

/** The address of a shared pick, to be passed on. */
export const sharedLink = (id: string) => `${location.origin}${sharedPath(id)}`;

/** @param userId the answer is of one person, and asked for again for another */
export const sharesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...sharesKey, userId],
    queryFn: ({ signal }) => call(listShares, { signal }),
  });

/** Shares a pick, or changes whether its page shows a first name. */
export function useSharePick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: { pickId: string; withFirstName: boolean }) =>
      (await call(sharePick, { body: given })).pick,
    onSuccess: (pick) => {
      showChanged(queries, [pick]);
      void queries.invalidateQueries({ queryKey: sharesKey });
    },
  });
}

/** Ends the pages of picks. */
export function useStopSharing() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (pickIds: readonly string[]) => {
      for (let from = 0; from < pickIds.length; from += markedAtOnce) {
        const part = pickIds.slice(from, from + markedAtOnce);
        const { picks } = await call(stopSharing, { body: { action: 'stop', pickIds: part } });
        showChanged(queries, picks);
      }
    },
    // Of several parts the first may be done.
    onSettled: () => queries.invalidateQueries({ queryKey: sharesKey }),
  });
}
