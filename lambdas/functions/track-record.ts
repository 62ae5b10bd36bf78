/** The public record of the slate, the free pick and the latest results. */
import { getTrackRecord } from '../contracts/records/track-record.ts';
import * as pickPages from '../data/picks/pick-pages.ts';
import * as records from '../data/picks/pick-records.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { showcaseOf } from '../domain/records/showcase.ts';
import { slateMax, slateUserId } from '../domain/records/slate.ts';
import { trackRecordOf } from '../domain/records/track-record.ts';
import { publicEndpoint } from '../http/endpoint.ts';

/** Two full slates: today's, and one with finished games. */
const newest = 2 * slateMax;

export const handler = publicEndpoint(
  getTrackRecord,
  { records, pickPages },
  async ({ now, records, pickPages }) => {
    const [months, pending, picks] = await Promise.all([
      records.slateMonths(),
      records.countPicks(slateUserId, { status: 'pending' }),
      pickPages.pagePicks(slateUserId, { ...pickPages.newestPicks, limit: newest }),
    ]);
    return { ...trackRecordOf(months, pending), ...showcaseOf(picks, torontoDay(now)) };
  },
);
