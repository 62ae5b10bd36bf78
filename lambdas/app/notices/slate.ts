/** Tells people that today's slate is up, once a day, from the morning on. */
import * as notices from '../../data/notices.ts';
import { newestPicks, pagePicks } from '../../data/pick-pages.ts';
import { isDaytime } from '../../domain/notices.ts';
import { slateMax, slateUserId } from '../../domain/slate.ts';
import { torontoDay } from '../../domain/toronto-day.ts';
import { slateNotice } from './texts.ts';
import { walk } from './walk.ts';

/** AP: the house's newest picks; then the people who asked. @returns how many were told */
export async function tellSlate(now: Date, until: () => boolean): Promise<number> {
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
      (await notices.markTold(user.id, `slate#${day}`, now)) ? notice : null,
  };
  return walk(occasion, now, until);
}
