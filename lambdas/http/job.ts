/** Declares a function that runs on a schedule. */
import type { RouteName } from '../contracts/routes.ts';
import { beginCall, type LambdaContext } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';

/** The scheduler passes an event, which is not used. */
type Job = (event?: unknown, context?: LambdaContext) => Promise<void>;

/** A job whose dependencies a test can replace. */
type ReplaceableJob<Dependencies> = Job & {
  readonly job: RouteName;
  readonly with: (replaced: Partial<Dependencies>) => ReplaceableJob<Dependencies>;
};

/**
 * @param run throws on failure; Lambda then retries, and the function's alarm goes off
 */
export function job<Dependencies extends object>(
  name: RouteName,
  dependencies: Dependencies,
  run: (call: { now: Date } & Dependencies) => Promise<void>,
): ReplaceableJob<Dependencies> {
  const handler = async (_event?: unknown, context?: LambdaContext) => {
    beginCall(name, context?.awsRequestId);
    try {
      await run({ now: new Date(), ...dependencies });
    } catch (error) {
      log.error('failed', error instanceof Error ? error : String(error));
      throw error;
    }
  };
  return Object.assign(handler, {
    job: name,
    with: (replaced: Partial<Dependencies>) => job(name, { ...dependencies, ...replaced }, run),
  });
}

/**
 * Processes items one after another. A failure is logged and does not stop the rest.
 * @throws AggregateError at the end, if any failed
 */
export async function oneByOne<T>(all: Iterable<T>, work: (each: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const each of all) {
    try {
      await work(each);
    } catch (error) {
      log.error('one failed', error instanceof Error ? error : String(error));
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed; the others succeeded`);
}
