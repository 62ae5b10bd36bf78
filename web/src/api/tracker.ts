/** Saved picks: saving, listing, marking, and what the record says. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entities } from '../../../lambdas/contracts/analysis.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import type { PickStatus } from '../../../lambdas/contracts/sports.ts';
import {
  getTrackerStats,
  listPicks,
  markPick,
  type SavedPick,
  savePick,
} from '../../../lambdas/contracts/tracker.ts';
import { call, send } from './client.ts';
import { predictionsKey } from './predictions.ts';
import { statusKey } from './status.ts';

export type Mark = 'hit' | 'miss' | 'pending';
export const pageSize = 10;

const picksKey = ['picks'] as const;
const statsKey = ['tracker-stats'] as const;

/** @param status undefined for all; @param page from 1 */
export const picksQuery = (status: PickStatus | undefined, page: number) =>
  queryOptions({
    queryKey: [...picksKey, { status, page }],
    queryFn: ({ signal }) =>
      call(listPicks, { query: { status, limit: pageSize, offset: (page - 1) * pageSize }, signal }),
  });

/** The newest picks that wait for a result, and how many do. */
export const openPicksQuery = (limit: number) =>
  queryOptions({
    queryKey: [...picksKey, 'open', limit],
    queryFn: ({ signal }) => call(listPicks, { query: { status: 'pending', limit }, signal }),
  });

export const statsQuery = queryOptions({
  queryKey: statsKey,
  queryFn: ({ signal }) => call(getTrackerStats, { signal }),
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

/** Marks a pick; lists that are on show change at once after success, then are asked for again. */
export function useMarkPick() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ pick, status }: { pick: SavedPick; status: Mark }) =>
      send(markPick, { body: { pickId: pick.id, status } }),
    onSuccess: (answer, { pick, status }) => {
      const marked = answer?.pick ?? {
        ...pick,
        status,
        gradedBy: 'user' as const,
        gradedAt: null,
        profit: null,
      };
      showMarked(queries, marked);
      readAgain(queries);
    },
  });
}

/** All that a pick counts in. What was done is done: nobody waits for it. */
function readAgain(queries: QueryClient): void {
  for (const queryKey of [picksKey, statsKey, predictionsKey]) void queries.invalidateQueries({ queryKey });
}

function showMarked(queries: QueryClient, marked: SavedPick): void {
  queries.setQueriesData<OutputOf<typeof listPicks>>(
    { queryKey: picksKey },
    (list) =>
      list && {
        ...list,
        savedPicks: list.savedPicks.map((pick) => (pick.id === marked.id ? marked : pick)),
      },
  );
}
