/** Exhausts a rate limit before a test. */
import { consume, type Limit } from '../../lambdas/data/platform/rates.ts';

/** Uses a limit up in the current window and the next one, in case the current one ends during the test. */
export async function exhaust(limit: Limit, who: string): Promise<void> {
  for (const at of [Date.now(), Date.now() + limit.seconds * 1000]) {
    const uses = Array.from({ length: limit.max }, () => consume(limit, who, new Date(at)));
    if ((await Promise.all(uses)).some(({ allowed }) => !allowed))
      throw new Error(`${who} already used this limit`);
  }
}
