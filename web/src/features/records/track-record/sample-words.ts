/** What a record of this size can show. */
import type { TrackRecord } from '../../../../../lambdas/contracts/records/track-record.ts';

/** Below the first number of settled predictions a record is mostly luck; below the second it is an early sign. */
const mostlyLuck = 30;
const earlySign = 100;

export function sampleWords({ hits, misses, pushes, pending }: TrackRecord): string {
  const settled = hits + misses + pushes;
  const pushed = pushes > 0 ? `, ${pushes} pushed` : '';
  const counted = `${settled} settled: ${hits} hit, ${misses} missed${pushed}. ${pending} pending.`;
  if (settled < mostlyLuck)
    return `${counted} Under ${mostlyLuck} picks, results are mostly luck, good or bad.`;
  if (settled < earlySign) return `${counted} Under ${earlySign} picks, treat this as an early sign.`;
  return `${counted} The ranges show how far luck alone could move these numbers.`;
}
