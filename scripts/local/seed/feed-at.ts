/** The replayed feed at a given time, parsed by the product's code. */
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { type BoxAnswer, fetchBoxScores } from '../../../lambdas/services/feed/box-scores.ts';
import type { FeedConfig } from '../../../lambdas/services/feed/client.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import { fetchPages, type Page, type PageAnswer } from '../../../lambdas/services/feed/pages.ts';
import { makeControls } from '../controls.ts';
import { makeFeed } from '../feed.ts';

export interface FeedAt {
  /** @param from first league day; `to` is the last */
  readonly games: (sport: Sport, from: string, to: string) => Promise<Game[]>;
  readonly boxScores: (sport: Sport, day: string) => Promise<BoxAnswer>;
  /** For code that calls the vendor. */
  readonly config: FeedConfig;
  readonly pages: <Row>(pages: readonly Page<Row>[]) => Promise<PageAnswer<Row>[]>;
}

/** Any key works: the feed runs in this process. */
const key = 'replayed';

export function feedAt(now: Date): FeedAt {
  const controls = makeControls();
  const ask: typeof fetch = async (input) => {
    // A new feed each time: the feed limits odds requests to one per ten seconds, and this clock does not advance.
    const feed = makeFeed({ key, controls, clock: () => now });
    const url = new URL(String(input));
    const { status, body } = feed.answer({ path: url.pathname, query: url.searchParams });
    return new Response(String(body), { status });
  };
  const config = { baseUrl: 'http://feed.invalid', key, fetch: ask };
  return {
    config,
    async games(sport, from, to) {
      const result = await fetchGames(sport, { from, to, now }, config);
      return result.kind === 'games' ? [...result.games] : [];
    },
    boxScores: (sport, day) => fetchBoxScores(sport, day, config),
    pages: (pages) => fetchPages(pages, config),
  };
}
