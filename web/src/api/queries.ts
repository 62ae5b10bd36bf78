/** Cache times of responses, and which failed reads are retried. */
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import { isOffline } from './offline.ts';
import { statusKey } from './status.ts';

export function makeQueryClient(): QueryClient {
  // It takes every page for online at first, and would not notice that the network is back.
  onlineManager.setOnline(!isOffline());
  /** Whoever is refused may have a subscription that has ended: the gate is to know. */
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 403)
      void client.invalidateQueries({ queryKey: statusKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== statusKey[0]) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
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
  return client;
}

/** Nobody answered, or the server stumbled: a second try may well work. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
