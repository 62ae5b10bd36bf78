/** Repeats a change that reads, decides, and writes on condition that nothing has changed in between. */

/** Returned by an attempt whose write was refused because something changed since it was read. */
export const conflict: unique symbol = Symbol('conflict');

/** Every attempt met a concurrent change. Nothing was written. */
export class KeptChanging extends Error {
  /** @param what what was being changed, for example `the play limits` */
  constructor(what: string) {
    super(`Gave up changing ${what}: it kept changing meanwhile`);
    this.name = 'KeptChanging';
  }
}

/** More attempts than writers that meet at one item in practice: its owner in two tabs, a job, and a payment event. */
const attempts = 6;

/**
 * Exponential backoff with full jitter, so that two writers do not meet again: at most 20 ms after the first attempt, and 620 ms
 * in total. @returns milliseconds
 */
export function backoffMs(attempt: number, random: number): number {
  return random * 10 * 2 ** attempt;
}

const pauseAfter = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, backoffMs(attempt, Math.random())));

/**
 * @param what completes the sentence "Gave up changing …"
 * @param attempt reads the current state itself, except that the first may use what its caller has read; returns `conflict` to
 *   be called again
 * @throws KeptChanging after the last attempt; its caller decides what that means to the user
 */
export async function retryOnConflict<T>(
  what: string,
  attempt: () => Promise<T | typeof conflict>,
  pause: (attempt: number) => Promise<void> = pauseAfter,
): Promise<T> {
  for (let count = 1; count <= attempts; count += 1) {
    const outcome = await attempt();
    if (outcome !== conflict) return outcome;
    if (count < attempts) await pause(count);
  }
  throw new KeptChanging(what);
}
