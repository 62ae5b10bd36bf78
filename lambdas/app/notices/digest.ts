/** Monday's digest: what a person's picks of the week before came to. */
import * as notices from '../../data/notices.ts';
import { dailyTallies, picksByStatus } from '../../data/records.ts';
import { addDays } from '../../domain/calendar.ts';
import { isDaytime } from '../../domain/notices.ts';
import { torontoDay } from '../../domain/toronto-day.ts';
import { digestNotice } from './texts.ts';
import { walk } from './walk.ts';

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** @returns how many people were told */
export async function tellDigest(now: Date, until: () => boolean): Promise<number> {
  const day = torontoDay(now);
  if (!isMonday(day) || !isDaytime(now)) return 0;
  const occasion = {
    kind: 'digest' as const,
    name: day,
    noticeFor: async ({ user: { id } }: notices.Addressee) => {
      const [tallies, { pending }] = await Promise.all([
        dailyTallies(id, addDays(day, -7), addDays(day, -1)),
        picksByStatus(id, {}),
      ]);
      const notice = digestNotice(tallies, pending);
      return notice && (await notices.markTold(id, `digest#${day}`, now)) ? notice : null;
    },
  };
  return walk(occasion, now, until);
}
