/** On any day of the replayed seasons, nearly every pick has facts for and against it. */
import { expect, test } from 'vitest';
import { factsOf, sideOf } from '../../../lambdas/domain/asking/answer/fact-kinds.ts';
import { keptMeetings } from '../../../lambdas/domain/asking/facts/keep.ts';
import { playedGames, upcomingGames } from '../../../lambdas/domain/asking/facts/played.ts';
import type { SportSheet } from '../../../lambdas/domain/asking/facts/sheet.ts';
import { pricedSides } from '../../../lambdas/domain/feed/board/sides.ts';
import { type Game, isUpcoming } from '../../../lambdas/domain/feed/games/game.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import type { FeedConfig } from '../../../lambdas/services/feed/client.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import { fetchPage, headToHeadPage, type Page, standingsPage } from '../../../lambdas/services/feed/pages.ts';
import { makeControls } from '../../../scripts/local/controls.ts';
import { gamesBetween } from '../../../scripts/local/feed/seasons/replay.ts';
import { type ReplayedSport, replayedSports } from '../../../scripts/local/feed/seasons/teams.ts';
import { makeFeed } from '../../../scripts/local/feed.ts';
import { gameOf } from '../../../scripts/local/seed/results.ts';

/** Queries the stand-in directly, without the network. */
function feedAt(now: Date): FeedConfig {
  const feed = makeFeed({ key: 'k', controls: makeControls(), clock: () => now });
  return {
    baseUrl: 'http://feed.invalid',
    key: 'k',
    fetch: async (input) => {
      const url = new URL(String(input));
      const { status, body } = await feed.answer({ path: url.pathname, query: url.searchParams });
      return new Response(String(body), { status });
    },
  };
}

async function weekOf(sport: ReplayedSport, now: Date): Promise<{ games: Game[]; sheet: SportSheet }> {
  const config = feedAt(now);
  const asOf = now.toISOString();
  const today = leagueDay(now);
  const answer = await fetchGames(sport, { from: today, to: addDays(today, 7), now }, config);
  const games = answer.kind === 'games' ? answer.games.filter((game) => isUpcoming(game, now)) : [];
  const rowsOf = async <Row>(page: Page<Row> | undefined) => {
    const got = page && (await fetchPage(page, config));
    return got?.kind === 'rows' ? got.rows : [];
  };
  const past = gamesBetween(sport, addDays(today, -112), today).filter(({ endsAt }) => endsAt <= now);
  const meetings = await Promise.all(
    games.map(async ({ id, home, away }) => {
      const rows = keptMeetings(await rowsOf(headToHeadPage(sport, [home, away])));
      return [id, { asOf, source: 'Goalserve head to head', rows }] as const;
    }),
  );
  return {
    games,
    sheet: {
      sport,
      standings: { asOf, source: 'Goalserve standings', rows: await rowsOf(standingsPage(sport)) },
      results: { asOf, source: 'Final scores', rows: playedGames([], past.map(gameOf)) },
      schedule: { asOf, source: 'Goalserve schedule', rows: upcomingGames(games, now) },
      meetings: Object.fromEntries(meetings),
    },
  };
}

async function coverageOf(sport: ReplayedSport, now: Date) {
  const { games, sheet } = await weekOf(sport, now);
  const counted = games.flatMap((game) => {
    const facts = factsOf(game, sheet, now);
    return pricedSides(game).map((side) => {
      const sides = facts.map((fact) => sideOf(fact, side));
      return {
        market: side.market,
        known: facts.length,
        for: sides.filter((each) => each === 'for').length,
        against: sides.filter((each) => each === 'against').length,
      };
    });
  });
  const share = (is: (of: (typeof counted)[number]) => boolean, of = counted) =>
    Math.round((1000 * of.filter(is).length) / Math.max(1, of.length)) / 10;
  return {
    picks: counted.length,
    twoNotAgainst: share((of) => of.known - of.against >= 2),
    twoKnown: share((of) => of.known >= 2),
    twoTakeSides: share((of) => of.for + of.against >= 2),
    for: share((of) => of.for >= 1),
    against: share((of) => of.against >= 1),
    teams: share(
      (of) => of.for >= 1 && of.against >= 1,
      counted.filter(({ market }) => market !== 'total'),
    ),
    totals: share(
      (of) => of.for >= 1 || of.against >= 1,
      counted.filter(({ market }) => market === 'total'),
    ),
  };
}

const now = new Date('2026-11-22T12:00:00Z');

test.each(replayedSports)('%s', async (sport) => {
  const found = await coverageOf(sport, now);
  if (process.env.PRINT) process.stdout.write(`${sport} ${JSON.stringify(found)}\n`);
  expect(found.picks).toBeGreaterThan(10);
  expect(found.twoNotAgainst).toBeGreaterThanOrEqual(95);
  // Only a comparison that favors the opponent is against a selection.
  expect(found.against).toBeGreaterThan(40);
});
