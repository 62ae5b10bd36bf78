/** Exports the tracker as CSV. */
import { exportTracker } from '../contracts/accounts/own-data.ts';
import { allPicks } from '../data/picks/pick-pages.ts';
import { trackerCsv } from '../domain/picks/tracker-csv.ts';
import { endpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { showPick } from '../http/views/picks/pick.ts';

export const handler = endpoint(
  exportTracker,
  { allPicks },
  async ({ user, now, allPicks }) => trackerCsv((await allPicks(user.id)).map((pick) => showPick(pick, now))),
  { limits: [limits.exports] },
);
