/** How the picks of the daily slate did, in the figures that the track record shows. */
import type { TrackRecord } from '../../../../contracts/records/track-record.ts';
import { percent, plural } from '../../../platform/format.ts';
import { unitWords } from '../../english/shared.ts';
import type { QueryAnswer } from '../answered.ts';

export type OurRecord = Pick<TrackRecord, 'hits' | 'misses' | 'pushes' | 'pending' | 'winRate' | 'units'>;

/** @returns the same with the figures before it */
export const withRecord = (answered: QueryAnswer, record: OurRecord): QueryAnswer => ({
  ...answered,
  response: `${recordWords(record)}\n${answered.response}`,
});

function recordWords({ hits, misses, pushes, pending, winRate, units }: OurRecord): string {
  const open =
    pending === 0 ? '' : ` ${plural(pending, 'pick')} ${pending === 1 ? 'is' : 'are'} not over yet.`;
  if (winRate === null)
    return `No pick of the daily slate has won or lost yet, so there is no hit rate to tell.${open}`;
  const pushed = pushes === 0 ? '' : `, and ${plural(pushes, 'push', 'pushes')}`;
  return `Our daily slate so far: ${plural(hits, 'win')} and ${plural(misses, 'loss', 'losses')}${pushed}, a hit rate of ${percent(winRate)}, ${unitWords(units)} at one unit a pick.${open}`;
}
