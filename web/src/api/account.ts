/** Account calls: profile, password, export, and deletion. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as contracts from '../../../lambdas/contracts/account.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import { call, send } from './client.ts';
import { breakQuery, statusKey } from './status.ts';

export type { Profile } from '../../../lambdas/contracts/account.ts';
/** The preferences, and whose they are. */
export type OwnProfile = OutputOf<typeof contracts.getProfile>['profile'];
export type Referral = OutputOf<typeof contracts.getReferral>;

/** Milliseconds; over the server's own 29 seconds, so that its sentence arrives. */
const patience = 35_000;

/** @param userId the answer is of one person, and asked for again for another */
const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call(contracts.getProfile, { signal }),
    staleTime: 5 * 60_000,
  });

export const profileQuery = (userId: string) =>
  queryOptions({ ...accountQuery(userId), select: ({ profile }) => profile });

/** The books a person can choose from: those that the feed names, and those they have chosen. */
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
 * Saves some preferences. The others are read anew first, so that what another tab has saved since stays; and one form
 * waits for the other, so that neither saves over what it has not read.
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

/** Closes asking for a while. */
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

/** Every session ends with it, also the one that asks. */
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  send(contracts.changePassword, { body });

/** Ends every session of the account, also the one that asks. */
export const signOutEverywhere = () => send(contracts.signOutEverywhere);

/** @param body the password is needed where the sign-in is over ten minutes old */
export const deactivateAccount = (body: { confirm: string; password?: string | undefined }) =>
  send(contracts.deactivateAccount, { body, timeout: patience });
