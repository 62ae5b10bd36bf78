/** Every hour: reads standings, injuries, head-to-head results, rosters and starting pitchers from the feed. */

import { refreshFacts } from '../app/feed/refresh-facts.ts';
import { refreshRosters } from '../app/feed/rosters.ts';
import { gameSports, type Sport } from '../contracts/feed/sports.ts';
import { routes } from '../contracts/routes.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

/** Part of the function's timeout that is reserved for storing the results. */
const storageMs = 60_000;

export const handler = job(
  'refresh-facts',
  { refreshFacts, refreshRosters },
  async ({ now, refreshFacts, refreshRosters }) => {
    const signal = AbortSignal.timeout(routes['refresh-facts'].timeoutSeconds * 1000 - storageMs);

    async function refresh(sport: Sport): Promise<void> {
      const refreshed = await refreshFacts(sport, { now, signal });
      if (!refreshed) return log.info('no upcoming games', { sport });
      const { games, failed, left } = refreshed;
      log.info('facts read', { sport, games, failed, left });
      // The last good data stays in use. Each failure was logged and counted where it happened.
      if (left > 0) log.warn('facts not read', { sport, failed, left });
      log.info('rosters read', { sport, ...(await refreshRosters(sport, { now, signal })) });
    }

    await oneByOne(gameSports, refresh);
  },
);
