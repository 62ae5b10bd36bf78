/** Every ten minutes: takes games, prices and scores from the feed, then grades the picks that waited for them. */
import { environment } from '../contracts/environment.ts';
import { type Sport, sports } from '../contracts/sports.ts';
import * as games from '../data/games.ts';
import * as grading from '../data/grading.ts';
import { addDays, leagueDay } from '../domain/calendar.ts';
import { job } from '../http/job.ts';
import { log } from '../http/log.ts';
import * as feed from '../services/feed/feed.ts';
import { readSecret } from '../services/secrets.ts';
import { setting } from '../services/settings.ts';

/** Back far enough for a game that ends after midnight or is scored late, ahead as far as an answer looks. */
const daysBack = 3;
const daysAhead = 7;

export const handler = job(
  'refresh-games',
  { games, grading, feed },
  async ({ now, games, grading, feed }) => {
    const today = leagueDay(now);
    const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, index) =>
      addDays(today, index - daysBack),
    );
    const config = {
      baseUrl: setting(environment.feedBaseUrl),
      key: await readSecret(setting(environment.feedKeySecret)),
    };

    /** The last good games of a sport stay where its feed tells nothing. */
    async function refresh(sport: Sport): Promise<void> {
      const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead), now };
      const answer = await feed.fetchGames(sport, span, config);
      if (answer.kind === 'nothing') return log.info('feed has no games', { sport });
      if (answer.kind !== 'games') return log.error('feed failed', { sport, ...answer });
      const { skipped, problems } = answer;
      if (skipped > 0 || problems.length > 0) log.warn('feed has problems', { sport, skipped, problems });

      const stored = await games.storeGames(answer.games, await games.gamesOn(sport, days));
      let graded = 0;
      for (const game of answer.games) graded += await grading.gradeLegsOn(game, now.toISOString());
      log.info('feed read', { sport, games: answer.games.length, stored, graded });
    }

    for (const sport of sports) await refresh(sport);
  },
);
