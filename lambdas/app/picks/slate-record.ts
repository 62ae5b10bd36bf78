/** The record of the daily slate, from the counters of its picks. */
import * as records from '../../data/picks/pick-records.ts';
import { slateUserId } from '../../domain/records/slate.ts';
import { trackRecordOf } from '../../domain/records/track-record.ts';

const sources = { records };

/** @returns reads the record in one round trip; it throws if the table cannot be read */
export const slateRecord =
  ({ records }: Pick<typeof sources, 'records'> = sources) =>
  async (): Promise<ReturnType<typeof trackRecordOf>> => {
    const [months, pending] = await Promise.all([
      records.slateMonths(),
      records.countPicks(slateUserId, { status: 'pending' }),
    ]);
    return trackRecordOf(months, pending);
  };
