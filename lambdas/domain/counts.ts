/** Named numbers that can be added up: the contents of a counter item. */

/** A name that is missing counts 0. */
export type Counts = Readonly<Record<string, number>>;

/** The steps by which counters move when something that was counted as `before` is counted as `after`. */
export function stepsBetween(before: Counts, after: Counts): Counts {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
}

export function total(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}
