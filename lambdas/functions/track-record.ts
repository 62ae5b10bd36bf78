/** The public record of the slate, the free pick and the latest results. */
import { slateRecord } from '../app/picks/slate-record.ts';
import { getTrackRecord } from '../contracts/records/track-record.ts';
import * as records from '../data/picks/pick-records.ts';
import { newestOfSlate } from '../data/records/predictions.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { showcaseOf } from '../domain/records/showcase.ts';
import { slateMax } from '../domain/records/slate.ts';
import { publicEndpoint } from '../http/endpoint.ts';

/** Two full slates: today's, and one with finished games. */
const newest = 2 * slateMax;

export const handler = publicEndpoint(
  getTrackRecord,
  { records, newestOfSlate },
  async ({ now, records, newestOfSlate }) => {
    const [record, picks] = await Promise.all([slateRecord({ records })(), newestOfSlate(newest)]);
    return { ...record, ...showcaseOf(picks, torontoDay(now)) };
  },
);
