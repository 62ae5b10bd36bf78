/** The filters of the user list, kept in the URL for the Back button and for sharing. */
import { useSearchParams } from 'react-router-dom';
import {
  type SortField,
  type SortOrder,
  sortFields,
  sortOrders,
} from '../../../../../../lambdas/contracts/accounts/sorting.ts';
import { planNames } from '../../../../../../lambdas/contracts/billing/plans.ts';
import type { UserListing } from '../../../../api/admin.ts';

export const pageSize = 10;

export const sortWords: Readonly<Record<SortField, string>> = {
  created_at: 'Registration Date',
  last_login: 'Last Login',
  name: 'Name',
  email: 'Email',
};
export const orderWords: Readonly<Record<SortOrder, string>> = { asc: 'Ascending', desc: 'Descending' };

const names = { search: 'q', plan: 'plan', sort: 'sort', order: 'order', page: 'page' } as const;

type Change = Partial<Record<keyof typeof names, string>>;

/** @returns the filters from the URL, and a function to change them, which resets the page unless it is set too */
export function useListing(): readonly [UserListing, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get(names.page));
  const listing: UserListing = {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    limit: pageSize,
    search: params.get(names.search) ?? '',
    plan: oneOf(planNames, params.get(names.plan)) ?? '',
    sort: oneOf(sortFields, params.get(names.sort)) ?? 'created_at',
    order: oneOf(sortOrders, params.get(names.order)) ?? 'desc',
  };
  const update = (change: Change) => {
    const next = new URLSearchParams(params);
    for (const [field, value] of Object.entries({ page: '1', ...change })) {
      next.set(names[field as keyof typeof names], value);
    }
    for (const [name, value] of Object.entries(defaults)) if (next.get(name) === value) next.delete(name);
    setParams(next);
  };
  return [listing, update];
}

/** Default values, which are left out of the URL. */
const defaults = { q: '', plan: 'all', sort: 'created_at', order: 'desc', page: '1' };

function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | undefined {
  return words.find((each) => each === word);
}
