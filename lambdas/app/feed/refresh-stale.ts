/** Reads a sport from the feed if its stored games are stale, for screens about teams; answers only use what is stored. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import type * as states from '../../data/feed/feed-states.ts';
import { gamesFreshMs, isDue } from '../../domain/feed/games/freshness.ts';
import { log } from '../../telemetry/log.ts';
import { refreshSport } from './refresh.ts';

/**
 * Reads a sport from the feed if its stored games are stale. Failures are logged, not thrown.
 * @returns whether the table has to be read again
 */
export async function refreshStale(sport: Sport, state: states.FeedState, now: Date): Promise<boolean> {
  if (!isDue(state, gamesFreshMs, now)) return false;
  try {
    const refreshed = await refreshSport(sport, {
      now,
      ifDue: true,
      signal: AbortSignal.timeout(timeouts.feedWhileAsked.totalMs),
    });
    if (refreshed?.problem) log.warn('feed failed', { sport, problem: refreshed.problem });
    return true;
  } catch (error) {
    log.warn('games not refreshed', error instanceof Error ? error : String(error));
    return false;
  }
}
