/** Whether the person is on a break, and until when. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { breakQuery, statusQuery } from '../api/status.ts';
import { useUser } from './provider.tsx';

/** A timer that waits longer than this goes off at once. */
const longestTimer = 2 ** 31 - 1;

/** @returns the end of the break that runs; null where none does */
export function useBreak(): Date | null {
  const { id } = useUser();
  const { data: status } = useQuery(statusQuery(id));
  const { data: told } = useQuery(breakQuery(id));
  const until = latest([told, status?.breakUntil]);
  const [, look] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => look((times) => times + 1), Math.min(until - Date.now(), longestTimer));
    return () => clearTimeout(timer);
  }, [until]);
  return until === null ? null : new Date(until);
}

/** For what the server tells beside its answers. */
export function useTellBreak(): (until: string) => void {
  const queries = useQueryClient();
  const { id } = useUser();
  return useCallback((until) => queries.setQueryData(breakQuery(id).queryKey, until), [queries, id]);
}

/** @returns milliseconds of the latest that is still ahead */
function latest(moments: readonly (string | null | undefined)[]): number | null {
  const ahead = moments.flatMap((iso) => (iso && Date.parse(iso) > Date.now() ? [Date.parse(iso)] : []));
  return ahead.length > 0 ? Math.max(...ahead) : null;
}
