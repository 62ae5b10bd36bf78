/** The public record of the slate, the free pick and the latest results. */
import { getTrackRecord } from '../contracts/records/track-record.ts';
import * as records from '../data/picks/pick-records.ts';
import { newestOfSlate } from '../data/records/predictions.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { showcaseOf } from '../domain/records/showcase.ts';
import { slateMax, slateUserId } from '../domain/records/slate.ts';
import { trackRecordOf } from '../domain/records/track-record.ts';
import { publicEndpoint } from '../http/endpoint.ts';

/** Two full slates: today's, and one with finished games. */
const newest = 2 * slateMax;

export const handler = publicEndpoint(
  getTrackRecord,
  { records, newestOfSlate },
  async ({ now, records, newestOfSlate }) => {
    const [months, pending, picks] = await Promise.all([
      records.slateMonths(),
      records.countPicks(slateUserId, { status: 'pending' }),
      newestOfSlate(newest),
    ]);
    return { ...trackRecordOf(months, pending), ...showcaseOf(picks, torontoDay(now)) };
  },
);
