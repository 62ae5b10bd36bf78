/** The state of the tracker in the URL. */
import { useSearchParams } from 'react-router-dom';
import { betTypes, sports } from '../../../../../../lambdas/contracts/feed/sports.ts';
import {
  pickSorts,
  type StatsPeriod,
  statsPeriods,
} from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { type PageSize, type PickListing, pageSizes } from '../../../../api/tracker.ts';
import { useRemembered } from '../../../../components/ui/controls/remembered.ts';

export const tabs = [
  { value: 'all', label: 'All', status: '' },
  { value: 'pending', label: 'Pending', status: 'pending' },
  { value: 'hit', label: 'Hits', status: 'hit' },
  { value: 'miss', label: 'Misses', status: 'miss' },
] as const;
export type Tab = (typeof tabs)[number];

/** The name of a filter in the URL. */
export type Filter = 'sport' | 'type' | 'from' | 'to' | 'q' | 'sort';

export interface LedgerParams {
  readonly tab: Tab;
  readonly listing: PickListing;
  /** Number of active filters, without the tab and the sort order. */
  readonly filterCount: number;
  readonly period: StatsPeriod;
}

const defaultPeriod: StatsPeriod = '30d';

/** Reads the URL's parameters; invalid values count as missing. */
export function parseParams(params: URLSearchParams, pageSize: PageSize = pageSizes[0]): LedgerParams {
  const tab: Tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const page = Number(params.get('page'));
  const text = (name: string) => params.get(name) ?? '';
  const listing: PickListing = {
    status: tab.status,
    sport: sports.find((sport) => sport === text('sport')) ?? '',
    betType: betTypes.find((type) => type === text('type')) ?? '',
    from: dayIn(text('from')),
    to: dayIn(text('to')),
    search: text('q').slice(0, 100),
    sort: pickSorts.find((sort) => sort === text('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 4000 ? page : 1,
    cursor: text('at'),
    pageSize,
  };
  const { sport, betType, from, to, search } = listing;
  return {
    tab,
    listing: isPagedByOffset(listing) || listing.cursor !== '' ? listing : { ...listing, page: 1 },
    filterCount: [sport, betType, from || to, search].filter(Boolean).length,
    period: statsPeriods.find((period) => period === text('period')) ?? defaultPeriod,
  };
}

/** Whether its pages can be found by offset, without a cursor. */
const isPagedByOffset = ({ betType, from, to, search, sort }: PickListing) =>
  sort === 'newest' && [betType, from, to, search].every((each) => each === '');

/** Whether the server finds an offset by its daily counts, which do not exist by sport. */
const isCheapByOffset = (listing: PickListing) => isPagedByOffset(listing) && listing.sport === '';

/** Whether this is the first page of all picks, which is saved on the device. */
export function isFirstPageOfAll(listing: PickListing): boolean {
  const { status, sport, page, cursor } = listing;
  return isPagedByOffset(listing) && !status && !sport && !cursor && page === 1;
}

const dayIn = (text: string) =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export function useLedgerParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>, { replace = false } = {}) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace, preventScrollReset: true });
  };
  const firstPage = { page: '', at: '' };
  const [pageSize, rememberPageSize] = useRemembered('trackerPageSize', pageSizes);
  const parsed = parseParams(params, pageSize);
  return {
    ...parsed,
    goToTab: (value: Tab['value']) => change({ tab: value === 'all' ? '' : value, ...firstPage }),
    goToPage: (page: number, cursor: string | null) => {
      const at = page > 1 && !isCheapByOffset(parsed.listing) ? (cursor ?? '') : '';
      change({ page: page > 1 ? String(page) : '', at });
    },
    showPageSize: (size: PageSize) => {
      rememberPageSize(size);
      change(firstPage, { replace: true });
    },
    filter: (changes: Partial<Record<Filter, string>>) =>
      change({ ...changes, ...firstPage }, { replace: true }),
    showPeriod: (period: StatsPeriod) =>
      change({ period: period === defaultPeriod ? '' : period }, { replace: true }),
  };
}
