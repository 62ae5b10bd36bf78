/** Keeps response times from revealing whether an account exists. */

/** Longer than a mail takes to be handed over on a good day. */
const leastMs = 500;

/** @returns what the work gives, and not before half a second is over, however little there was to do */
export async function evenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, leastMs))]);
  return result;
}
