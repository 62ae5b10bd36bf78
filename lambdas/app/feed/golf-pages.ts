/** The golf tournaments in the feed: the one in progress and the season's schedule. */
import type { Tournament } from '../../contracts/feed/stats.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import * as pages from '../../data/feed/feed-pages.ts';
import { golfPages, type Page } from '../../services/feed/pages.ts';
import { upToDate } from './pages.ts';

/** As stored, refreshed first if stale. */
export async function golfTournaments(now: Date) {
  const signal = AbortSignal.timeout(timeouts.feedWhileAsked.totalMs);
  const read = async (page: Page<Tournament>) => upToDate(page, await stored(page), { now, signal });
  const [live, schedule] = await Promise.all([read(golfPages.live), read(golfPages.schedule)]);
  return { live, schedule };
}

/** As stored. */
export async function storedTournaments() {
  const [live, schedule] = await Promise.all([stored(golfPages.live), stored(golfPages.schedule)]);
  return { live, schedule };
}

const stored = ({ name }: Page<Tournament>) => pages.feedPage<Tournament>(name);
