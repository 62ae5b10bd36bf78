/** Calls of the administrators' portal: sign-in, figures, and users. */

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  adminLogin,
  createUser,
  editUser,
  getAnalytics,
  listUsers,
  viewAsks,
  viewAudit,
  viewUser,
} from '../../../lambdas/contracts/accounts/admin.ts';
import type { SortField, SortOrder } from '../../../lambdas/contracts/accounts/sorting.ts';
import type { PlanName } from '../../../lambdas/contracts/billing/plans.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { call, send } from './client/client.ts';

export type UserDetail = OutputOf<typeof viewUser>['user'];
export type AuditTrail = OutputOf<typeof viewAudit>;
export type AuditEntry = AuditTrail['entries'][number];
export type Analytics = OutputOf<typeof getAnalytics>;
export type Period = '7d' | '30d' | '90d';

/** Prefix of all queries of the portal, which are removed at sign-out. */
export const adminKey = ['admin'] as const;
const usersKey = [...adminKey, 'users'] as const;
const analyticsKey = [...adminKey, 'analytics'] as const;

export const loginAdmin = (body: { email: string; password: string }) => call(adminLogin, { body });

export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, period],
    queryFn: ({ signal }) => call(getAnalytics, { query: { period }, signal }),
  });

export interface UserListing {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  /** Empty for all plans. */
  readonly plan: PlanName | '';
  readonly sort: SortField;
  readonly order: SortOrder;
}

export const usersQuery = (listing: UserListing) =>
  queryOptions({
    queryKey: [...usersKey, listing],
    queryFn: ({ signal }) => {
      const { page, limit, search, plan, sort, order } = listing;
      const query = { page, limit, search, subscription_plan: plan, sort_by: sort, sort_order: order };
      return call(listUsers, { query, signal });
    },
  });

/** One account with its newest audit entries. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => call(viewUser, { body: { id }, signal }),
  });

/** Older audit entries. @param before `next` of the first page */
export const auditPages = (id: string, before: string) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, 'one', id, 'audit', before],
    queryFn: ({ pageParam, signal }) => call(viewAudit, { body: { id, before: pageParam }, signal }),
    initialPageParam: before,
    getNextPageParam: ({ next }: AuditTrail) => next,
  });

/** The last questions of a user. A mutation, because each read is written to the audit trail. */
export function useLastAsks(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(viewAsks, { body: { id } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [...usersKey, 'one', id] }),
  });
}

export interface UserEntry {
  readonly name: string;
  readonly email: string;
  /** Empty keeps the current password. */
  readonly password: string;
  readonly subscription_plan: PlanName;
}

/** @param id the account to edit; undefined creates one */
export function useSaveUser(id: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ password, ...entry }: UserEntry) => {
      const body = { ...entry, ...(password !== '' && { password }) };
      await (id === undefined ? send(createUser, { body }) : send(editUser, { body: { id, ...body } }));
    },
    // Not awaited: the account is saved already.
    onSuccess: () => void queries.invalidateQueries({ queryKey: adminKey }),
  });
}
