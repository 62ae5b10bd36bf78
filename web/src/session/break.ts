/** Whether the user is on a break, and until when. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { breakQuery, statusQuery } from '../api/status.ts';
import { useUser } from './provider.tsx';

/** Milliseconds. `setTimeout` fires immediately for longer delays. */
const longestTimeout = 2 ** 31 - 1;

/** @returns the end of the current break; null if there is none */
export function useBreak(): Date | null {
  const { id } = useUser();
  const { data: status } = useQuery(statusQuery(id));
  const { data: reported } = useQuery(breakQuery(id));
  const until = latest([reported, status?.breakUntil]);
  const [, rerender] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => rerender((count) => count + 1),
      Math.min(until - Date.now(), longestTimeout),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return until === null ? null : new Date(until);
}

/** Records the end of a break that a response reported. */
export function useReportBreak(): (until: string) => void {
  const queries = useQueryClient();
  const { id } = useUser();
  return useCallback((until) => queries.setQueryData(breakQuery(id).queryKey, until), [queries, id]);
}

/** @returns the latest of the moments in the future, in milliseconds since 1970; null if there is none */
function latest(moments: readonly (string | null | undefined)[]): number | null {
  const future = moments.flatMap((iso) => (iso && Date.parse(iso) > Date.now() ? [Date.parse(iso)] : []));
  return future.length > 0 ? Math.max(...future) : null;
}
