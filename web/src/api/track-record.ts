/** The public record of the slate. */
import { queryOptions } from '@tanstack/react-query';
import { getTrackRecord } from '../../../lambdas/contracts/records/track-record.ts';
import { call } from './client/client.ts';

export const trackRecordQuery = queryOptions({
  queryKey: ['track-record'],
  queryFn: ({ signal }) => call(getTrackRecord, { signal }),
  staleTime: 5 * 60_000,
});
