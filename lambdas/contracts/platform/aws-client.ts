/** How the clients of AWS services wait, by the timeouts of their service. */
import { environment } from './environment.ts';
import type { Timeouts } from './timeouts.ts';

/** Read on every use, because the local product sets the environment after loading the functions. */
const factor = () => Number(process.env[environment.awsTimeoutFactor] ?? 1);

/** The options of a client. It takes them from the environment, so make it at its first use. */
export function awsClientOptions({ connectMs, requestMs, maxAttempts }: Timeouts) {
  return {
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectMs * factor(),
      requestTimeout: requestMs * factor(),
      throwOnRequestTimeout: true,
    },
  };
}

/** The options of one call: its overall deadline, because a client's own timeouts do not end a response that arrives very slowly. */
export const awsCallOptions = ({ totalMs }: Timeouts) => ({
  abortSignal: AbortSignal.timeout(totalMs * factor()),
});

/** Makes a client at its first use, and keeps it. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
