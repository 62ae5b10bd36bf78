/** Sends the weekly digest on Mondays: the results of the user's picks of the past week. */
import * as notices from '../../data/notifications/notices.ts';
import { dailyTallies, picksByStatus } from '../../data/picks/pick-records.ts';
import { isDaytime } from '../../domain/notifications/notices.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { notifyAll } from './notify-all.ts';
import { digestNotice } from './texts.ts';

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** @returns number of users notified */
export async function sendDigests(now: Date, isTimeUp: () => boolean): Promise<number> {
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
      return notice && (await notices.markSent(id, `digest#${day}`, now)) ? notice : null;
    },
  };
  return notifyAll(occasion, now, isTimeUp);
}
