/** What is known of how the slate's predictions went, in words and as a number; nothing where none is settled. */

export interface Settled {
  readonly hits: number;
  readonly misses: number;
}

/**
 * @param what whose record it is, as a person says it: `NFL predictions`
 * @returns no fields at all while there is nothing to count: an unknown rate is absent, never invented
 */
export function recordOf(what: string, { hits, misses }: Settled): { hit_rate?: number; stats?: string } {
  const settled = hits + misses;
  if (settled === 0) return {};
  const rate = Math.round((hits * 1000) / settled) / 10;
  return { hit_rate: rate, stats: `${what}: ${hits} of ${settled} settled hit (${rate}%)` };
}
