/** Packs as much as fits into an item of a limited size. */

export interface Fit<Entry> {
  readonly bytes: Uint8Array;
  readonly kept: readonly Entry[];
  /** Number of entries that did not fit. */
  readonly dropped: number;
}

/** Share of the entries that may be dropped needlessly, so that a large item is not packed many times. */
const slack = 0.01;

/**
 * @param entries most important first
 * @param pack must not get smaller with more entries, apart from a few bytes
 * @param mostBytes limit of the packed value
 * @returns the longest beginning of the list that fits, within 1%
 */
export function largestFit<Entry>(
  entries: readonly Entry[],
  pack: (kept: readonly Entry[]) => Uint8Array,
  mostBytes: number,
): Fit<Entry> {
  const whole = pack(entries);
  if (whole.length <= mostBytes) return { bytes: whole, kept: entries, dropped: 0 };
  let [fits, exceeds] = [0, entries.length];
  while (exceeds - fits > 1 + slack * entries.length) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (pack(entries.slice(0, middle)).length <= mostBytes) fits = middle;
    else exceeds = middle;
  }
  const kept = entries.slice(0, fits);
  return { bytes: pack(kept), kept, dropped: entries.length - fits };
}
