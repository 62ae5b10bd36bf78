/** A page of saved picks, sorted and filtered, with live scores. */

import { listPicks } from '../contracts/picks/tracker.ts';
import type { QueryOf } from '../contracts/platform/contract.ts';
import * as lists from '../data/picks/pick-lists.ts';
import * as pages from '../data/picks/pick-pages.ts';
import * as records from '../data/picks/pick-records.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { badCursor, readCursor, writeCursor } from '../http/picks/pick-cursor.ts';
import { showPick } from '../http/views/picks/pick.ts';

type Query = QueryOf<typeof listPicks>;

const sources = { lists, pages, records };

export const handler = endpoint(
  listPicks,
  sources,
  async ({ query, prefetched, user, now, lists, pages }) => {
    const { total, counts } = countedFor(query, prefetched.byStatus);
    const { page, place } = prefetched;
    const entries = page?.entries ?? lists.entriesOf(await pages.pagePicks(user.id, { ...query, ...place }));
    // A page so far back that days were skipped took a read to find, and its games are over.
    const isFar = place.from !== undefined;
    const { picks, games } = isFar
      ? { picks: entries.flatMap(({ pick }) => pick ?? []), games: undefined }
      : await lists.readPage(user.id, entries, now);
    return {
      savedPicks: picks.map((pick) => showPick(pick, now, games)),
      total,
      counts,
      next: page ? writeCursor(page.next) : null,
      previous: page ? writeCursor(page.previous) : null,
    };
  },
  { prefetch },
);

async function prefetch(call: Prefetch<Query> & typeof sources) {
  const { accountId: userId, lists, pages, records } = call;
  const { bet_type: betType, ...query } = call.query;
  const { sport, sort } = query;
  const isByOffset = query.offset > 0;
  const cursor = readCursor(query.cursor, sort);
  try {
    const [place, page, byStatus] = await Promise.all([
      isByOffset ? pages.placeOf(userId, query) : pages.newestPicks,
      isByOffset ? undefined : lists.pickPage(userId, { ...query, betType, place: cursor }),
      records.picksByStatus(userId, { sport, betType }),
    ]);
    return { place, page, byStatus };
  } catch (error) {
    if (error instanceof lists.InvalidCursor) throw badCursor();
    throw error;
  }
}

/** Counters exist by sport, bet type and status only, so a list by day, search or profit has no total. */
function countedFor({ status, from, to, search, sort }: Query, byStatus: records.ByStatus) {
  if (from || to || search) return { total: null, counts: null };
  const counts = { all: byStatus.pending + byStatus.hit + byStatus.miss + byStatus.push, ...byStatus };
  const isCounted = sort !== 'profit' && sort !== 'profit-asc';
  return { total: isCounted ? counts[status ?? 'all'] : null, counts };
}
