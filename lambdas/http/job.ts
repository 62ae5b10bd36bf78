/** Declares a function that runs on a schedule. */
import type { RouteName } from '../contracts/routes.ts';
import { beginCall, type Called } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';

/** The scheduler passes an event; nothing in it is needed. */
type Job = (event?: unknown, called?: Called) => Promise<void>;

/** A job whose dependencies a test can replace. */
type ReplaceableJob<Dependencies> = Job & {
  readonly job: RouteName;
  readonly with: (replaced: Partial<Dependencies>) => ReplaceableJob<Dependencies>;
};

/**
 * @param run throws when the work could not be done; the scheduler then runs it again and raises the alarm
 */
export function job<Dependencies extends object>(
  name: RouteName,
  dependencies: Dependencies,
  run: (call: { now: Date } & Dependencies) => Promise<void>,
): ReplaceableJob<Dependencies> {
  const handler = async (_event?: unknown, called?: Called) => {
    beginCall(name, called?.awsRequestId);
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
 * Does the work for each in turn, and goes on where one fails, so that nothing keeps all that come after it waiting.
 * @throws AggregateError in the end, where any failed
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
    throw new AggregateError(failures, `${failures.length} failed; the others were done`);
}
