/** A sport's sheet at a given time, from the replayed feed. */
import { makeReader, type ReaderDependencies } from '../../../lambdas/app/feed/fact-pages.ts';
import { refreshFacts } from '../../../lambdas/app/feed/refresh-facts.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { FeedPage } from '../../../lambdas/data/feed/feed-pages.ts';
import * as games from '../../../lambdas/data/feed/games.ts';
import * as sheets from '../../../lambdas/data/feed/sheets.ts';
import { finalScores, playedGames, upcomingGames } from '../../../lambdas/domain/asking/facts/played.ts';
import type { SportSheet } from '../../../lambdas/domain/asking/facts/sheet.ts';
import { neverRead } from '../../../lambdas/domain/feed/games/freshness.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import type { Page } from '../../../lambdas/services/feed/pages.ts';
import { resultsOf } from '../feed/seasons/season.ts';
import { replayedSports } from '../feed/seasons/teams.ts';
import type { FeedAt } from './feed-at.ts';
import { gameOf } from './results.ts';

const daysAhead = 7;

/** The first and the last league day whose games a sheet needs. */
export function sheetDaysOf(now: Date): [from: string, to: string] {
  const today = leagueDay(now);
  return [addDays(today, -1), addDays(today, daysAhead)];
}

/** @returns undefined for a sport without replayed games */
export async function sheetAt(now: Date, sport: Sport, feed: FeedAt): Promise<SportSheet | undefined> {
  return sheetOf(now, sport, feed, await feed.games(sport, ...sheetDaysOf(now)));
}

/** @param coming the games of `sheetDaysOf` */
export async function sheetOf(
  now: Date,
  sport: Sport,
  feed: FeedAt,
  coming: Game[],
): Promise<SportSheet | undefined> {
  const replayed = replayedSports.find((each) => each === sport);
  if (!replayed) return undefined;
  const over = resultsOf(replayed, now).map(gameOf);
  const asOf = now.toISOString();
  let sheet: SportSheet = {
    sport,
    results: { asOf, source: finalScores, rows: playedGames([], over) },
    schedule: { asOf, source: 'Goalserve schedule', rows: upcomingGames(coming, now) },
  };
  await refreshFacts(
    sport,
    { now, signal: new AbortController().signal },
    {
      games: { ...games, gamesOn: async () => coming },
      sheets: {
        ...sheets,
        storeSheet: async (parts) => {
          sheet = { ...sheet, ...parts };
        },
      },
      makeReader: (at) => makeReader(at, readerAt(now, feed)),
    },
  );
  return sheet;
}

/** Reads each page from the replayed feed as of that time, without caching. */
function readerAt(now: Date, feed: FeedAt): ReaderDependencies {
  const read = async <Row>(pages: readonly Page<Row>[]): Promise<FeedPage<Row>[]> => {
    const answers = await feed.pages(pages);
    const at = now.toISOString();
    return answers.map((answer) => ({
      rows: answer.kind === 'rows' ? answer.rows : [],
      readAt: at,
      triedAt: at,
      problem: null,
    }));
  };
  return {
    feedPage: async () => ({ ...neverRead, rows: [] }),
    allUpToDate: async (wanted) => read(wanted.map(({ page }) => page)),
    pauseMs: async () => 0,
    wait: async () => {},
  };
}
