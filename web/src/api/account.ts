/** Account calls: profile, password, export, and deletion. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as contracts from '../../../lambdas/contracts/accounts/account.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { call, send } from './client/client.ts';
import { breakQuery, statusKey } from './status.ts';

export type { Profile } from '../../../lambdas/contracts/accounts/account.ts';
/** The user's preferences and account details. */
export type OwnProfile = OutputOf<typeof contracts.getProfile>['profile'];
export type Referral = OutputOf<typeof contracts.getReferral>;

/** Milliseconds. Longer than the server's limit of 29 seconds, so that its error message arrives. */
const timeout = 35_000;

/** @param userId part of the cache key, so that no user sees another's data */
const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call(contracts.getProfile, { signal }),
    staleTime: 5 * 60_000,
  });

export const profileQuery = (userId: string) =>
  queryOptions({ ...accountQuery(userId), select: ({ profile }) => profile });

/** The user's books, and those they can choose from: the books in the feed and the ones already chosen. */
export const booksQuery = (userId: string) =>
  queryOptions({
    ...accountQuery(userId),
    select: ({ profile: { books = [] }, knownBooks }) => ({ chosen: books, known: knownBooks }),
  });

export const referralQuery = (userId: string) =>
  queryOptions({
    queryKey: ['referral', userId],
    queryFn: ({ signal }) => call(contracts.getReferral, { signal }),
  });

/**
 * Saves some preferences. Fetches the others first, to keep changes made in another tab. The scope serializes saves, so
 * that two forms cannot overwrite each other's changes.
 */
export function useSaveProfile(userId: string) {
  const queries = useQueryClient();
  const account = accountQuery(userId);
  return useMutation({
    scope: { id: `profile ${userId}` },
    mutationFn: async (changes: Partial<contracts.Profile>) => {
      const { profile } = await queries.fetchQuery({ ...account, staleTime: 0 });
      return send(contracts.saveProfile, { body: { ...profile, ...changes } });
    },
    onSuccess: (answer) => {
      if (!answer) return queries.invalidateQueries({ queryKey: account.queryKey });
      queries.setQueryData(account.queryKey, (known) => known && { ...known, profile: answer.profile });
    },
  });
}

export type BreakPeriod = keyof typeof contracts.breakDays;

/** Starts a break from asking. */
export function useTakeBreak(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (period: BreakPeriod) => call(contracts.takeBreak, { body: { period } }),
    onSuccess: ({ breakUntil }) => {
      queries.setQueryData(breakQuery(userId).queryKey, breakUntil);
      return queries.invalidateQueries({ queryKey: statusKey });
    },
  });
}

/** Ends every session of the account, including this one. */
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  send(contracts.changePassword, { body });

/** Ends every session of the account, including this one. */
export const signOutEverywhere = () => send(contracts.signOutEverywhere);

/** @param body `password` is required if the sign-in is more than ten minutes old */
export const deactivateAccount = (body: { confirm: string; password?: string | undefined }) =>
  send(contracts.deactivateAccount, { body, timeout });
