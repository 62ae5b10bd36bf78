/** How long answers are kept, and when a failed reading is tried again. */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and says so, rather than waiting in silence until there is one.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 600 * 2 ** failures,
      },
    },
  });
}

/** Nobody answered, or the server stumbled: a second try may well work. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
