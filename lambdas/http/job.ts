/** Declares a function that runs on a schedule. */
import type { RouteName } from '../contracts/routes.ts';
import { beginCall, type LambdaContext } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';

/** The scheduler passes an event, which is not used. */
type Job = (event?: unknown, context?: LambdaContext) => Promise<void>;

/** A job whose dependencies and clock a test can replace. */
type ReplaceableJob<Dependencies> = Job & {
  readonly job: RouteName;
  readonly with: (replaced: Partial<Dependencies>, clock?: () => Date) => ReplaceableJob<Dependencies>;
};

/**
 * @param run throws on failure; Lambda then retries, and the function's alarm goes off. It gets the time at which it began
 *   as `now`; the clock is for a run of minutes, to which the time that has passed since matters.
 */
export function job<Dependencies extends object>(
  name: RouteName,
  dependencies: Dependencies,
  run: (call: { now: Date } & Dependencies, clock: () => Date) => Promise<void>,
  clock = () => new Date(),
): ReplaceableJob<Dependencies> {
  const handler = async (_event?: unknown, context?: LambdaContext) => {
    beginCall(name, context?.awsRequestId);
    try {
      await run({ now: clock(), ...dependencies }, clock);
    } catch (error) {
      log.error('failed', error instanceof Error ? error : String(error));
      throw error;
    }
  };
  return Object.assign(handler, {
    job: name,
    with: (replaced: Partial<Dependencies>, otherClock = clock) =>
      job(name, { ...dependencies, ...replaced }, run, otherClock),
  });
}

/**
 * Processes items one after another. A failure is logged and does not stop the rest.
 * @throws AggregateError at the end, if any failed, with the reasons in its message
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
  if (failures.length === 0) return;
  const reasons = new Set(failures.map((error) => (error instanceof Error ? error.message : String(error))));
  throw new AggregateError(
    failures,
    `${failures.length} failed; the others succeeded: ${[...reasons].join('; ')}`,
  );
}
