/** A limit that is used up already, for tests of what comes after. */
import { consume, type Limit } from '../../lambdas/data/rates.ts';

/** Takes all that a limit allows, in this window of time and in the next, should this one end meanwhile. */
export async function useUp(limit: Limit, who: string): Promise<void> {
  for (const at of [Date.now(), Date.now() + limit.seconds * 1000]) {
    const uses = Array.from({ length: limit.max }, () => consume(limit, who, new Date(at)));
    if ((await Promise.all(uses)).some(({ allowed }) => !allowed)) throw new Error(`${who} was here before`);
  }
}
