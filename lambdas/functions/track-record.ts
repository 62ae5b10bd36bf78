/** How every prediction of the slate that is settled went, for everybody. */
import { getTrackRecord } from '../contracts/track-record.ts';
import * as records from '../data/records.ts';
import { house } from '../domain/slate.ts';
import { trackRecordOf } from '../domain/track-record.ts';
import { publicEndpoint } from '../http/endpoint.ts';

export const handler = publicEndpoint(getTrackRecord, { records }, async ({ records }) => {
  const [months, pending] = await Promise.all([
    records.slateMonths(),
    records.countPicks(house, { status: 'pending' }),
  ]);
  return trackRecordOf(months, pending);
});
