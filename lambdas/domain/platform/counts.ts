/** Named additive numbers: the contents of a counter item. */

/** A missing name counts as 0. */
export type Counts = Readonly<Record<string, number>>;

/** The increments that change the counts of something from `before` to `after`. */
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
