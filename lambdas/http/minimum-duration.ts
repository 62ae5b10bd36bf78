/** Keeps response times from revealing whether an account exists. */

/** Longer than sending a mail usually takes. */
const minimumMs = 500;

/** @returns the result of `work`, after at least half a second */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, minimumMs))]);
  return result;
}
