/** Every hour: reads standings, injuries, head-to-head results, rosters and starting pitchers from the feed, and writes the names of players. */

import { refreshFacts } from '../app/feed/refresh-facts.ts';
import { refreshRosters } from '../app/feed/rosters.ts';
import { writeNames } from '../app/feed/write-names.ts';
import { gameSports, type Sport } from '../contracts/feed/sports.ts';
import { routes } from '../contracts/routes.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

/** Part of the function's timeout that is reserved for storing the results. */
const storageMs = 60_000;

export const handler = job(
  'refresh-facts',
  { refreshFacts, refreshRosters, writeNames },
  async ({ now, refreshFacts, refreshRosters, writeNames }) => {
    const signal = AbortSignal.timeout(routes['refresh-facts'].timeoutSeconds * 1000 - storageMs);

    async function refresh(sport: Sport): Promise<void> {
      const refreshed = await refreshFacts(sport, { now, signal });
      if (!refreshed) return log.info('no upcoming games', { sport });
      const { games, failed, left } = refreshed;
      log.info('facts read', { sport, games, failed, left });
      // The last good data stays in use. Each failure was logged and counted where it happened.
      if (left > 0) log.warn('facts not read', { sport, failed, left });
      log.info('rosters read', { sport, ...(await refreshRosters(sport, { now, signal })) });
      log.info('names of players written', { sport, players: await writeNames(sport) });
    }

    await oneByOne(gameSports, refresh);
  },
);
