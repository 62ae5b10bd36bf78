/** Saved picks: saving, listing and changing them, and their statistics. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entities } from '../../../lambdas/contracts/asking/analysis.ts';
import type { OwnBetShown } from '../../../lambdas/contracts/picks/own-bet.ts';
import {
  getTrackerStats,
  listPicks,
  markedAtOnce,
  markPick,
  markPicks,
  type PickSort,
  removePick,
  type SavedPick,
  type StatsPeriod,
  savePick,
  setBet,
  unmarkPicks,
} from '../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { call, send } from './client/client.ts';
import { predictionsKey } from './predictions.ts';
import { statusKey } from './status.ts';

export type Mark = 'hit' | 'miss' | 'pending';

/** Picks per page, the default first. */
export const pageSizes = [10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

const picksKey = ['picks'] as const;
const statsKey = ['tracker-stats'] as const;

/** Filters and page of the list; an empty string is no filter. */
export interface PickListing {
  readonly status: string;
  readonly sport: string;
  readonly betType: string;
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly sort: PickSort;
  /** From 1. */
  readonly page: number;
  /** `next` or `previous` of a response; if empty, `page` gives the offset. */
  readonly cursor: string;
  readonly pageSize: PageSize;
}

export type PickPage = OutputOf<typeof listPicks>;

const refetchMs = 60_000;

/** Refetches every minute while a game is being played. */
export const picksQuery = (listing: PickListing) =>
  queryOptions({
    queryKey: [...picksKey, listing],
    queryFn: ({ signal }) => readPicks(listing, signal),
    refetchInterval: ({ state }) => (isRunning(state.data) ? refetchMs : false),
  });

/** One call examines a limited number of picks, so further calls fill a page that the filters left short. */
async function readPicks({ page, betType, cursor, pageSize, ...listing }: PickListing, signal: AbortSignal) {
  const fetchPicks = (from: string, limit: number) =>
    call(listPicks, {
      query: {
        ...listing,
        bet_type: betType,
        cursor: from,
        limit,
        offset: from === '' ? (page - 1) * pageSize : 0,
      },
      signal,
    });
  const first = await fetchPicks(cursor, pageSize);
  const savedPicks = [...first.savedPicks];
  let { next, previous } = first;
  while (savedPicks.length < pageSize && next) {
    const more = await fetchPicks(next, pageSize - savedPicks.length);
    savedPicks.push(...more.savedPicks);
    next = more.next;
    previous ??= page > 1 ? more.previous : null;
  }
  return { ...first, savedPicks, next, previous };
}

function isRunning(page: PickPage | undefined): boolean {
  const now = Date.now();
  return (page?.savedPicks ?? []).some(
    ({ status, outcomes = [], metadata }) =>
      status === 'pending' &&
      metadata.legs.some(
        ({ startsAt }, index) => outcomes[index]?.result === 'open' && Date.parse(startsAt) <= now,
      ),
  );
}

/** The newest pending picks, and the number of all pending ones. */
export const openPicksQuery = (limit: number) =>
  queryOptions({
    queryKey: [...picksKey, 'open', limit],
    queryFn: ({ signal }) => call(listPicks, { query: { status: 'pending', limit }, signal }),
  });

export const statsOf = (period: StatsPeriod) =>
  queryOptions({
    queryKey: [...statsKey, period],
    queryFn: ({ signal }) => call(getTrackerStats, { query: { period }, signal }),
  });

/** Most characters of an answer that the call accepts. */
const longestText = 8000;

export interface NewPick {
  readonly promptLogId: string;
  readonly playText: string;
  readonly reasoning: string;
  readonly sport: string;
  readonly betType: string | readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  /** What was staked on it, if the user said so. */
  readonly bet?: OwnBetShown;
}

/** The analysis without its evidence, which can be too large to send; the server has its own copy. */
export function metadataOf<Analysis extends Pick<Entities, 'legs'>>(analysis: Analysis) {
  return { ...analysis, legs: analysis.legs.map(({ evidence: _, ...leg }) => leg) };
}

/** Saves a pick. Idempotent: saving the same answer again returns the existing pick. */
export function useSavePick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pick: NewPick) =>
      send(savePick, { body: { ...pick, playText: pick.playText.slice(0, longestText) } }),
    onSuccess: () => {
      refetchPicks(queries);
      void queries.invalidateQueries({ queryKey: statusKey });
    },
  });
}

/** Marks picks. On success, cached lists update at once and are then refetched. */
export function useMarkPicks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ picks, status }: { picks: readonly SavedPick[]; status: Mark }) => {
      const [only] = picks;
      if (picks.length === 1 && only) {
        const answer = await send(markPick, { body: { pickId: only.id, status } });
        return [answer?.pick ?? markedLocally(only, status)];
      }
      return inBatches(picks, async (pickIds) => {
        const answer = await send(markPicks, { body: { action: 'mark', pickIds, status } });
        return answer?.picks ?? [];
      });
    },
    onSuccess: (marked) => updateLists(queries, marked),
    // Also after a failure: earlier batches may have succeeded.
    onSettled: () => refetchPicks(queries),
  });
}

/** For a response that cannot be read although the mark was saved. */
function markedLocally(pick: SavedPick, status: Mark): SavedPick {
  return { ...pick, status, gradedBy: 'user', gradedAt: null, profit: null };
}

/** Undoes the last mark of each pick. */
export function useUnmarkPicks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picks: readonly SavedPick[]) =>
      inBatches(picks, async (pickIds) => {
        const answer = await send(unmarkPicks, { body: { action: 'undo', pickIds } });
        return answer?.picks ?? [];
      }),
    onSuccess: (changed) => updateLists(queries, changed),
    onSettled: () => refetchPicks(queries),
  });
}

async function inBatches(
  picks: readonly SavedPick[],
  change: (pickIds: readonly string[]) => Promise<readonly SavedPick[]>,
): Promise<SavedPick[]> {
  const changed: SavedPick[] = [];
  for (let from = 0; from < picks.length; from += markedAtOnce) {
    changed.push(...(await change(picks.slice(from, from + markedAtOnce).map(({ id }) => id))));
  }
  return changed;
}

/** Saves what the user really bet on a pick. */
export function useSetBet() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ pick, bet }: { pick: SavedPick; bet: OwnBetShown }) =>
      send(setBet, { body: { action: 'bet', pickId: pick.id, bet } }),
    onSuccess: (answer) => {
      if (answer) updateLists(queries, [answer.pick]);
      refetchPicks(queries);
    },
  });
}

/** Removes a pick that was saved by mistake. */
export function useRemovePick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pick: SavedPick) => send(removePick, { body: { action: 'remove', pickId: pick.id } }),
    onSuccess: () => refetchPicks(queries),
  });
}

/** Refetches everything that depends on picks. Not awaited: the change is saved already. */
function refetchPicks(queries: QueryClient): void {
  for (const queryKey of [picksKey, statsKey, predictionsKey]) void queries.invalidateQueries({ queryKey });
}

/** Replaces the changed picks in every cached list. */
export function updateLists(queries: QueryClient, changed: readonly SavedPick[]): void {
  const byId = new Map(changed.map((pick) => [pick.id, pick]));
  queries.setQueriesData<PickPage>(
    { queryKey: picksKey },
    (list) => list && { ...list, savedPicks: list.savedPicks.map((pick) => byId.get(pick.id) ?? pick) },
  );
}
