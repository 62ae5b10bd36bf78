/** Notifies users that today's slate is available, once a day in the daytime. */
import * as notices from '../../data/notifications/notices.ts';
import { newestPicks, pagePicks } from '../../data/picks/pick-pages.ts';
import { isDaytime } from '../../domain/notifications/notices.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { slateMax, slateUserId } from '../../domain/records/slate.ts';
import { notifyAll } from './notify-all.ts';
import { slateNotice } from './texts.ts';

/** AP: the newest picks of the slate, then the users with the notice on. @returns number of users notified */
export async function sendSlateNotices(now: Date, isTimeUp: () => boolean): Promise<number> {
  if (!isDaytime(now)) return 0;
  const day = torontoDay(now);
  const newest = await pagePicks(slateUserId, { ...newestPicks, limit: slateMax });
  const sports = newest.filter((pick) => pick.day === day).map(({ sport }) => sport);
  if (sports.length === 0) return 0;
  const notice = slateNotice(sports);
  const occasion = {
    kind: 'slate' as const,
    name: day,
    noticeFor: async ({ user }: notices.Addressee) =>
      (await notices.markSent(user.id, `slate#${day}`, now)) ? notice : null,
  };
  return notifyAll(occasion, now, isTimeUp);
}
