/** A page of one's saved picks, newest first. */
import type { QueryOf } from '../contracts/contract.ts';
import { listPicks } from '../contracts/tracker.ts';
import * as pages from '../data/pick-pages.ts';
import * as records from '../data/records.ts';
import { endpoint } from '../http/endpoint.ts';
import { showPick } from '../http/views/pick.ts';

export const handler = endpoint(
  listPicks,
  { pages },
  async ({ query, ahead: { place, total }, user, now, pages }) => {
    const page = await pages.pagePicks(user.id, { ...query, ...place });
    return { savedPicks: page.map((pick) => showPick(pick, now)), total };
  },
  { ahead: look },
);

async function look(query: QueryOf<typeof listPicks>, userId: string) {
  const [place, total] = await Promise.all([pages.placeOf(userId, query), records.countPicks(userId, query)]);
  return { place, total };
}
