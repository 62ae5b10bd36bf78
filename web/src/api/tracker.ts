/** Saved picks: saving, listing, changing, and what the record says. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entities } from '../../../lambdas/contracts/analysis.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import {
  getTrackerStats,
  listPicks,
  markedAtOnce,
  markPick,
  markPicks,
  type OwnBetShown,
  type PickSort,
  removePick,
  type SavedPick,
  type StatsPeriod,
  savePick,
  setBet,
  unmarkPicks,
} from '../../../lambdas/contracts/tracker.ts';
import { call, send } from './client.ts';
import { predictionsKey } from './predictions.ts';
import { statusKey } from './status.ts';

export type Mark = 'hit' | 'miss' | 'pending';
export const pageSize = 25;

const picksKey = ['picks'] as const;
const statsKey = ['tracker-stats'] as const;

/** What of the list is on show; an empty text is no filter. */
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
  /** Where the page begins, as an answer said; without it, it is counted from the first. */
  readonly cursor: string;
}

export type PickPage = OutputOf<typeof listPicks>;

const refreshedMs = 60_000;

/** While a game is being played, its score is asked for every minute. */
export const picksQuery = (listing: PickListing) =>
  queryOptions({
    queryKey: [...picksKey, listing],
    queryFn: ({ signal }) => readPicks(listing, signal),
    refetchInterval: ({ state }) => (isRunning(state.data) ? refreshedMs : false),
  });

/** A call looks at some hundred picks only, so a page that the filters left short is filled by asking on. */
async function readPicks({ page, betType, cursor, ...listing }: PickListing, signal: AbortSignal) {
  const ask = (from: string, limit: number) =>
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
  const first = await ask(cursor, pageSize);
  const savedPicks = [...first.savedPicks];
  let { next, previous } = first;
  while (savedPicks.length < pageSize && next) {
    const more = await ask(next, pageSize - savedPicks.length);
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

/** The newest picks that wait for a result, and how many do. */
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

/** Characters of an answer that a call takes. */
const longestText = 8000;

export interface NewPick {
  readonly promptLogId: string;
  readonly playText: string;
  readonly reasoning: string;
  readonly sport: string;
  readonly betType: string | readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The analysis as it is sent along: the server keeps its own, and evidence of many legs would not fit. */
export function metadataOf<Analysis extends Pick<Entities, 'legs'>>(analysis: Analysis) {
  return { ...analysis, legs: analysis.legs.map(({ evidence: _, ...leg }) => leg) };
}

/** Saves a pick. Saving the same answer again gives the pick that exists, so a lost answer may be asked for again. */
export function useSavePick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pick: NewPick) =>
      send(savePick, { body: { ...pick, playText: pick.playText.slice(0, longestText) } }),
    onSuccess: () => {
      readAgain(queries);
      void queries.invalidateQueries({ queryKey: statusKey });
    },
  });
}

/** Marks picks; lists that are on show change at once after success, then are asked for again. */
export function useMarkPicks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ picks, status }: { picks: readonly SavedPick[]; status: Mark }) => {
      const [only] = picks;
      if (picks.length === 1 && only) {
        const answer = await send(markPick, { body: { pickId: only.id, status } });
        return [answer?.pick ?? markedLocally(only, status)];
      }
      return inParts(picks, async (pickIds) => {
        const answer = await send(markPicks, { body: { action: 'mark', pickIds, status } });
        return answer?.picks ?? [];
      });
    },
    onSuccess: (marked) => showChanged(queries, marked),
    // Of several parts the first may be done.
    onSettled: () => readAgain(queries),
  });
}

/** What was answered could not be read: the mark was made all the same. */
function markedLocally(pick: SavedPick, status: Mark): SavedPick {
  return { ...pick, status, gradedBy: 'user', gradedAt: null, profit: null };
}

/** Takes the last mark of each pick back. */
export function useUnmarkPicks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picks: readonly SavedPick[]) =>
      inParts(picks, async (pickIds) => {
        const answer = await send(unmarkPicks, { body: { action: 'undo', pickIds } });
        return answer?.picks ?? [];
      }),
    onSuccess: (changed) => showChanged(queries, changed),
    onSettled: () => readAgain(queries),
  });
}

async function inParts(
  picks: readonly SavedPick[],
  change: (pickIds: readonly string[]) => Promise<readonly SavedPick[]>,
): Promise<SavedPick[]> {
  const changed: SavedPick[] = [];
  for (let from = 0; from < picks.length; from += markedAtOnce) {
    changed.push(...(await change(picks.slice(from, from + markedAtOnce).map(({ id }) => id))));
  }
  return changed;
}

/** Says what was really bet on a pick. */
export function useSetBet() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ pick, bet }: { pick: SavedPick; bet: OwnBetShown }) =>
      send(setBet, { body: { action: 'bet', pickId: pick.id, bet } }),
    onSuccess: (answer) => {
      if (answer) showChanged(queries, [answer.pick]);
      readAgain(queries);
    },
  });
}

/** Removes a pick that was saved by mistake. */
export function useRemovePick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pick: SavedPick) => send(removePick, { body: { action: 'remove', pickId: pick.id } }),
    onSuccess: () => readAgain(queries),
  });
}

/** All that a pick counts in. What was done is done: nobody waits for it. */
function readAgain(queries: QueryClient): void {
  for (const queryKey of [picksKey, statsKey, predictionsKey]) void queries.invalidateQueries({ queryKey });
}

/** Shows picks as they are now in every list that has them. */
export function showChanged(queries: QueryClient, changed: readonly SavedPick[]): void {
  const byId = new Map(changed.map((pick) => [pick.id, pick]));
  queries.setQueriesData<PickPage>(
    { queryKey: picksKey },
    (list) => list && { ...list, savedPicks: list.savedPicks.map((pick) => byId.get(pick.id) ?? pick) },
  );
}
