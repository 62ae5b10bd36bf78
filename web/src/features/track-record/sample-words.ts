/** How much may be made of a record of this size: what is said beside the figures. */
import type { TrackRecord } from '../../../../lambdas/contracts/track-record.ts';

/** Settled predictions under which a record is mostly luck, and under which it is no more than a first sign. */
const noise = 30;
const sign = 100;

export function sampleWords({ hits, misses, pushes, pending }: TrackRecord): string {
  const settled = hits + misses + pushes;
  const pushed = pushes > 0 ? `, ${pushes} pushed` : '';
  const counted = `${settled} settled: ${hits} hit, ${misses} missed${pushed}. ${pending} waiting for final scores.`;
  if (settled < noise) return `${counted} Under ${noise}, a record is mostly luck, good or bad.`;
  if (settled < sign) return `${counted} Under ${sign}, a record is a first sign and no more.`;
  return `${counted} The intervals say how far luck alone could have moved the figures.`;
}
