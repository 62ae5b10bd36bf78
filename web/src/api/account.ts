/** One's own account: the profile, the password, what one may take along, and its end. */
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
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => (await call(contracts.getProfile, { signal })).profile,
    staleTime: 5 * 60_000,
  });

export const referralQuery = (userId: string) =>
  queryOptions({
    queryKey: ['referral', userId],
    queryFn: ({ signal }) => call(contracts.getReferral, { signal }),
  });

/** Saves some preferences. The others are read anew first, so that what another tab has saved since stays. */
export function useSaveProfile(userId: string) {
  const queries = useQueryClient();
  const profile = profileQuery(userId);
  return useMutation({
    mutationFn: async (changes: Partial<contracts.Profile>) => {
      const current = await queries.fetchQuery({ ...profile, staleTime: 0 });
      return send(contracts.saveProfile, { body: { ...current, ...changes } });
    },
    onSuccess: (answer) => {
      if (answer) queries.setQueryData(profile.queryKey, answer.profile);
      else return queries.invalidateQueries({ queryKey: profile.queryKey });
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

/** @returns all that is kept of the person, as a JSON document */
export async function exportData(): Promise<string> {
  return JSON.stringify(await call(contracts.exportData, { timeout: patience }), null, 2);
}

/** @returns the tracker as CSV */
export const exportTracker = (): Promise<string> => call(contracts.exportTracker, { timeout: patience });

export const deactivateAccount = (confirm: string) =>
  send(contracts.deactivateAccount, { body: { confirm }, timeout: patience });
