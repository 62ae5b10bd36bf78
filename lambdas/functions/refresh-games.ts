/**
 * Every ten minutes: reads games, tournaments, prices, scores and box scores from the feed, then grades the picks on them.
 */

import { refreshBoxScores } from '../app/feed/box-scores.ts';
import { refreshSport } from '../app/feed/refresh.ts';
import { settleUnplayed } from '../app/feed/unplayed.ts';
import * as grading from '../app/picks/grading.ts';
import { type Sport, sports } from '../contracts/feed/sports.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = job(
  'refresh-games',
  { grading, refreshSport, refreshBoxScores, settleUnplayed },
  async ({ now, grading, refreshSport, refreshBoxScores, settleUnplayed }) => {
    async function refresh(sport: Sport): Promise<void> {
      const refreshed = await refreshSport(sport, { now });
      if (!refreshed) return log.info('feed is being read by another call', { sport });
      const { games, stored, skipped, problem, unknownMarkets = [] } = refreshed;
      if (sport !== 'GOLF')
        await readBoxScores(
          sport,
          games.some(({ props }) => props !== undefined),
        );
      let graded = 0;
      try {
        const listed = games.map((game) => () => grading.gradeLegsOn(game, now.toISOString()));
        // Last, because a leg is void only if the games just read did not settle it.
        await oneByOne([...listed, () => settleUnplayed(sport)], async (settle) => {
          graded += await settle();
        });
      } finally {
        if (graded > 0) metric('PicksGraded', graded, { Sport: sport });
        log.info('feed read', { sport, games: games.length, stored, skipped, graded });
        const [example] = unknownMarkets;
        if (example !== undefined)
          log.warn('markets of the feed that we do not know', {
            sport,
            count: unknownMarkets.length,
            example,
          });
        // The last good games stay in use. A lasting failure raises the feed's alarms, not this function's.
        if (problem) log.warn('feed failed', { sport, problem });
      }
    }

    /** If it fails, props are graded by a later run; everything else is graded now. */
    async function readBoxScores(sport: Sport, isPriced: boolean): Promise<void> {
      const read = await refreshBoxScores(sport, { now, isPriced });
      if (!read) return;
      const { days, boxes, problem } = read;
      log.info('box scores read', { sport, days, boxes });
      metric('FeedFailures', problem === null ? 0 : 1, { Sport: sport });
      if (problem) log.warn('feed failed', { sport, problem });
    }

    await oneByOne(sports, refresh);
  },
);
