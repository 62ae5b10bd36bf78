/** Controls the feed stand-in and its stored pages, for tests that make either stale, broken or busy. */
import { inject } from 'vitest';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import { gamesOn } from '../../lambdas/data/feed/games.ts';
import { type Key, keys } from '../../lambdas/data/platform/keys.ts';
import { transact } from '../../lambdas/data/platform/table.ts';
import { isUpcoming } from '../../lambdas/domain/feed/games/game.ts';
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { local } from './api.ts';

/** Team sports whose plays have every kind of evidence. */
const covered: readonly Sport[] = ['NFL', 'NBA', 'NHL', 'MLB'];

/** The sport with the most priced games on its next day. Which one that is depends on the season. */
export async function busiestSport(): Promise<Sport> {
  const now = new Date();
  const days = Array.from({ length: 7 }, (_, n) => addDays(leagueDay(now), n));
  const counts = await Promise.all(
    covered.map(async (sport) => {
      const upcoming = (await gamesOn(sport, days)).filter((game) => isUpcoming(game, now));
      const [first] = upcoming.map(({ day }) => day).sort();
      return {
        sport,
        games: upcoming.filter(({ day, books = [] }) => day === first && books.length > 1).length,
      };
    }),
  );
  const [busiest] = counts.sort((a, b) => b.games - a.games);
  if (!busiest || busiest.games < 4) throw new Error('no sport has four games on its next day');
  return busiest.sport;
}

/** The number of requests for a feed path since the product started. */
export async function requestCount(path: string): Promise<number> {
  const response = await fetch(new URL('/_local/controls', inject('origin')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { asked }: { asked: Record<string, number> } = await response.json();
  return asked[path] ?? 0;
}

type Mode = 'down' | 'empty' | 'not-entitled';

/** Breaks one path of the feed while `work` runs; other tests use other paths. */
export async function whileFeedIs<T>(mode: Mode, path: string, work: () => Promise<T>): Promise<T> {
  await local.control({ feed: { mode, match: path } });
  try {
    return await work();
  } finally {
    await local.control({ feed: { mode: 'normal', match: path } });
  }
}

/** Makes a page look as if it was never read. */
export const forgetPage = (name: string) => forget(keys.feedPage(name));

async function forget(key: Key): Promise<void> {
  await transact([{ Delete: { Key: { ...key } } }]);
}
