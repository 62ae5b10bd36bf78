/** How long a pick saved by mistake can be deleted without counting in the record. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import { removableMinutes } from '../../contracts/picks/tracker.ts';

interface Saved {
  /** ISO 8601. */
  readonly createdAt: string;
  readonly metadata: { readonly legs: readonly Pick<Leg, 'startsAt'>[] };
}

/** @returns `removableMinutes` after saving, or the first start if that is earlier */
export function removableUntil({ createdAt, metadata }: Saved): Date {
  const starts = metadata.legs.map(({ startsAt }) => Date.parse(startsAt));
  return new Date(Math.min(Date.parse(createdAt) + removableMinutes * 60_000, ...starts));
}
