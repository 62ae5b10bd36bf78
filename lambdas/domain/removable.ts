/** How long a pick saved by mistake can be deleted without a trace in the record. */
import type { Leg } from '../contracts/analysis.ts';
import { removableMinutes } from '../contracts/tracker.ts';

interface Saved {
  /** ISO 8601. */
  readonly createdAt: string;
  readonly metadata: { readonly legs: readonly Pick<Leg, 'startsAt'>[] };
}

/** @returns the earlier of some minutes after saving and the first start */
export function removableUntil({ createdAt, metadata }: Saved): Date {
  const starts = metadata.legs.map(({ startsAt }) => Date.parse(startsAt));
  return new Date(Math.min(Date.parse(createdAt) + removableMinutes * 60_000, ...starts));
}
