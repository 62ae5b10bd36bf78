/** A page of one's saved picks, newest first. */
import { listPicks } from '../contracts/tracker.ts';
import * as picks from '../data/picks.ts';
import * as records from '../data/records.ts';
import { endpoint } from '../http/endpoint.ts';
import { showPick } from '../http/picks.ts';

export const handler = endpoint(
  listPicks,
  { picks, records },
  async ({ query: { status, sport, offset, limit }, user, picks, records }) => {
    const [page, total] = await Promise.all([
      picks.pagePicks(user.id, { status, sport, offset, limit }),
      records.countPicks(user.id, { status, sport }),
    ]);
    return { savedPicks: page.map(showPick), total };
  },
);
