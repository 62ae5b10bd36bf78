/** The record of the daily slate, from the counters that the track record shows: one round trip. */
import * as records from '../../../data/picks/pick-records.ts';
import type { OurRecord } from '../../../domain/asking/queries/service/our-record.ts';
import { slateUserId } from '../../../domain/records/slate.ts';
import { trackRecordOf } from '../../../domain/records/track-record.ts';

/** @throws if the table cannot be read */
export type ReadOurRecord = () => Promise<OurRecord>;

const sources = { records };

/** Figures from the table. */
export const ourRecord =
  ({ records }: typeof sources = sources): ReadOurRecord =>
  async () => {
    const [months, pending] = await Promise.all([
      records.slateMonths(),
      records.countPicks(slateUserId, { status: 'pending' }),
    ]);
    return trackRecordOf(months, pending);
  };
