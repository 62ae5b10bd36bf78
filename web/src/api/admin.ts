/** What the administrators' portal asks: signing in, the numbers, and the list of people. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  adminLogin,
  createUser,
  editUser,
  getAnalytics,
  listUsers,
} from '../../../lambdas/contracts/admin.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import type { PlanName } from '../../../lambdas/contracts/plans.ts';
import type { SortField, SortOrder } from '../../../lambdas/contracts/sorting.ts';
import { call, send } from './client.ts';

export type Analytics = OutputOf<typeof getAnalytics>;
export type Period = '7d' | '30d' | '90d';

/** Everything an administrator has seen: forgotten when they sign out. */
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

export interface UserEntry {
  readonly name: string;
  readonly email: string;
  /** Empty keeps the present one. */
  readonly password: string;
  readonly subscription_plan: PlanName;
}

/** @param id of the account to edit; undefined creates one */
export function useSaveUser(id: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ password, ...entry }: UserEntry) => {
      const body = { ...entry, ...(password !== '' && { password }) };
      await (id === undefined ? send(createUser, { body }) : send(editUser, { body: { id, ...body } }));
    },
    // Whoever saved does not wait for it.
    onSuccess: () => void queries.invalidateQueries({ queryKey: adminKey }),
  });
}
