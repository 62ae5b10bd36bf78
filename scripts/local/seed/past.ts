/** The product on a day that is past: the feed as it was that morning, the answer it would have given, the final scores. */

import { advise } from '../../../lambdas/app/asking/advice.ts';
import type { Sport } from '../../../lambdas/contracts/sports.ts';
import { gradeLegsOn } from '../../../lambdas/data/grading.ts';
import { leagueDay } from '../../../lambdas/domain/calendar.ts';
import type { Game } from '../../../lambdas/domain/game.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import { makeControls } from '../controls.ts';
import { gamesOn } from '../feed/replay.ts';
import { makeFeed } from '../feed.ts';
import { choose } from '../model/choice.ts';

const dayMs = 24 * 3600_000;
/** Any key: the feed is asked here and not over the network. */
const key = 'history';

/** Fifteen o'clock UTC: before any game of the day starts. Today, it may be now. */
export function morningOf(now: Date, daysAgo: number): Date {
  const day = leagueDay(new Date(now.getTime() - daysAgo * dayMs));
  return new Date(Math.min(Date.parse(`${day}T15:00:00Z`), now.getTime()));
}

/**
 * What the product would have answered with the model's stand-in.
 * @param games as they were known at that moment
 * @returns undefined where nothing was on offer
 */
export async function answerAsOf(
  now: Date,
  { sport, prompt, games }: { sport: Sport; prompt: string; games: readonly Game[] },
) {
  const said = await advise({ prompt, sport, games, now }, async (brief) => ({
    kind: 'choice',
    choice: choose(brief),
    model: 'stand-in',
    tokens: { asked: 0, answered: 0 },
  }));
  return said.kind === 'answer' ? said : undefined;
}

/** Grades the picks on each game that is over by now, at the time at which it ended. */
export async function gradeByNow(games: readonly Game[], now: Date): Promise<void> {
  for (const { id, sport, day } of games) {
    const result = (await gamesAsOf(now, sport, day, day)).find((game) => game.id === id);
    if (!result) continue;
    const replayed = gamesOn(sport as 'NFL' | 'NBA' | 'MLB', day).find((game) => id.endsWith(game.id));
    await gradeLegsOn(result, (replayed?.endsAt ?? now).toISOString());
  }
}

/** What the product would have read from the feed at that moment. */
export async function gamesAsOf(now: Date, sport: Sport, from: string, to: string): Promise<readonly Game[]> {
  const feed = makeFeed({ key, controls: makeControls(), clock: () => now });
  const ask: typeof fetch = async (input) => {
    const url = new URL(String(input));
    const { status, body } = await feed.answer({ path: url.pathname, query: url.searchParams });
    return new Response(String(body), { status });
  };
  const result = await fetchGames(
    sport,
    { from, to, now },
    { baseUrl: 'http://feed.invalid', key, fetch: ask },
  );
  return result.kind === 'games' ? result.games : [];
}
