/** What a record of this size can show, said beside the figures. */
import type { TrackRecord } from '../../../../lambdas/contracts/track-record.ts';

/** Settled predictions under which a record is mostly luck, and under which it is no more than a first sign. */
const noise = 30;
const sign = 100;

export function sampleWords({ hits, misses, pushes, pending }: TrackRecord): string {
  const settled = hits + misses + pushes;
  const pushed = pushes > 0 ? `, ${pushes} pushed` : '';
  const counted = `${settled} settled: ${hits} hit, ${misses} missed${pushed}. ${pending} pending.`;
  if (settled < noise) return `${counted} Under ${noise} picks, results are mostly luck, good or bad.`;
  if (settled < sign) return `${counted} Under ${sign} picks, treat this as an early sign.`;
  return `${counted} The ranges show how far luck alone could move these numbers.`;
}
