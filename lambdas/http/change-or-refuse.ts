/** Repeats a change that conflicts with others, and refuses it with 409 if it never gets through. */
import { type conflict, KeptChanging, retryOnConflict } from '../data/platform/retry-on-conflict.ts';
import { log } from '../telemetry/log.ts';
import { HttpError } from './errors.ts';

/**
 * @param what completes the sentence "Gave up changing …" in the log
 * @param refusal what the user reads
 * @throws HttpError 409 after the last attempt
 */
export async function changeOrRefuse<T>(
  what: string,
  refusal: string,
  attempt: () => Promise<T | typeof conflict>,
): Promise<T> {
  try {
    return await retryOnConflict(what, attempt);
  } catch (error) {
    if (!(error instanceof KeptChanging)) throw error;
    log.warn(error.message);
    throw new HttpError(409, refusal);
  }
}
