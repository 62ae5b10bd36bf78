/** Keeps capacity units used by several workers together under so many a second. */

export interface Pace {
  /** Waits until what was used before is paid off by time; then counts these units as used. */
  readonly spend: (units: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** @param clock epoch milliseconds */
export function paceOf(unitsPerSecond: number, clock = Date.now, wait = sleep): Pace {
  let paidOffAt = clock();
  return {
    async spend(units) {
      const owedMs = paidOffAt - clock();
      paidOffAt = Math.max(paidOffAt, clock()) + (units / unitsPerSecond) * 1000;
      if (owedMs > 0) await wait(owedMs);
    },
  };
}
