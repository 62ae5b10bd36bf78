/** A sample of the public record. */
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import type { getTrackRecord } from '../../../../lambdas/contracts/records/track-record.ts';

/** The record of a new product: two pending predictions. */
export const nothingYet: OutputOf<typeof getTrackRecord> = {
  hits: 0,
  misses: 0,
  pushes: 0,
  pending: 2,
  winRate: null,
  winRateInterval: null,
  priced: 0,
  units: 0,
  roi: null,
  roiInterval: null,
  forecasts: { count: 0, brier: null, compared: 0, comparedBrier: null, marketBrier: null, bands: [] },
  clv: { average: null, beatShare: null, beats: 0, n: 0 },
  months: [],
  bySport: [],
  byBetType: [],
  freePick: null,
  previousFreePick: null,
  latest: [],
  preferredStyle: null,
};
