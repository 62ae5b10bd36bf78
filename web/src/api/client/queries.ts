/** Cache times of responses, and which failed reads are retried. */
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusKey } from '../status.ts';
import { ApiError } from './errors.ts';
import { isOffline } from './offline.ts';

export function makeQueryClient(): QueryClient {
  // The manager assumes that pages start online, and would miss the first reconnect.
  onlineManager.setOnline(!isOffline());
  /** A 403 may mean that the subscription has ended: refetches the status for the gate. */
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
      // Offline, calls fail at once with a message instead of pausing until the network is back.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failures) => 600 * 2 ** failures,
      },
    },
  });
  return client;
}

/** No response or a server error: a retry may succeed. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
