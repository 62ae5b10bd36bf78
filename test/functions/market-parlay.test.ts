/**
 * A parlay across sports, from the question to the closing line: an NFL prop, an NFL moneyline and an MLS draw are
 * requested in plain words, saved at the prices of one of the user's books, graded after the games, and compared with the
 * close.
 */
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import { boardsOf } from '../../lambdas/app/asking/boards.ts';
import { comingDays } from '../../lambdas/app/asking/question.ts';
import { refreshBoxScores } from '../../lambdas/app/feed/box-scores.ts';
import { golfTournaments } from '../../lambdas/app/feed/golf-pages.ts';
import { refreshSport } from '../../lambdas/app/feed/refresh.ts';
import { writeBoards } from '../../lambdas/app/feed/write-boards.ts';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import * as boxScores from '../../lambdas/data/feed/box-scores.ts';
import * as states from '../../lambdas/data/feed/feed-states.ts';
import * as games from '../../lambdas/data/feed/games.ts';
import * as priced from '../../lambdas/data/feed/priced.ts';
import * as prices from '../../lambdas/data/feed/prices.ts';
import * as recent from '../../lambdas/data/feed/recent-games.ts';
import * as seasons from '../../lambdas/data/feed/seasons.ts';
import * as sheets from '../../lambdas/data/feed/sheets.ts';
import { findPick, newPick, savePick } from '../../lambdas/data/picks/picks.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { showPick } from '../../lambdas/http/views/picks/pick.ts';
import { fetchBoxScores } from '../../lambdas/services/feed/box-scores.ts';
import * as feed from '../../lambdas/services/feed/feed.ts';
import { boxOf } from '../../scripts/local/feed/box.ts';
import { booksOf } from '../../scripts/local/feed/pricing/books.ts';
import { quotesAt } from '../../scripts/local/feed/pricing/player-odds.ts';
import { gamesBetween } from '../../scripts/local/feed/seasons/replay.ts';
import { feedAt } from '../../scripts/local/seed/feed-at.ts';
import { playersAt } from '../../scripts/local/seed/players.ts';
import { noGameMarkets, noLineScores } from '../app/feed/refresh-parts.ts';
import { answerTo } from '../support/asking.ts';
import { useOwnTable } from '../support/own-table.ts';

beforeAll(useOwnTable);

/** A Saturday in November: NFL props for Sunday are priced, and MLS is in the playoffs. */
const askedAt = new Date('2026-11-21T15:00:00.000Z');
const sports: readonly Sport[] = ['NFL', 'NBA', 'MLS'];
const myBooks = ['FanDuel', 'bet365'];
const minutes = (at: string, count: number) => new Date(Date.parse(at) + count * 60_000);

const read = (sport: Sport, now: Date) =>
  refreshSport(
    sport,
    { now },
    {
      withFeedLock: async (_feed, _waiting, read) => read(),
      states,
      games,
      priced,
      prices,
      recent,
      sheets,
      withLineScores: noLineScores,
      gameMarkets: noGameMarkets,
      golfTournaments,
      writeBoards,
      feed,
      feedConfig: async () => feedAt(now).config,
      metric: () => {},
    },
  );

const readBoxes = (sport: Sport, now: Date) =>
  refreshBoxScores(
    sport,
    { now, isPriced: sport !== 'MLS' },
    {
      withFeedLock: async (_feed, _waiting, read) => read(),
      boxScores,
      seasons,
      feed: { fetchBoxScores },
      feedConfig: async () => feedAt(now).config,
      wait: async () => {},
    },
  );

test('is requested, saved, graded and compared with the close', async () => {
  for (const sport of ['NFL', 'NBA'] as const) {
    for (const team of await playersAt(askedAt, sport, feedAt(askedAt)))
      await seasons.changeTeamPlayers(sport, team.teamId, () => team);
  }
  for (const sport of sports) await read(sport, askedAt);
  const load = boardsOf(comingDays(askedAt, 7), askedAt);
  const description = await answerTo(
    {
      prompt: 'A parlay of an NFL prop, an NFL moneyline and an MLS draw',
      sport: 'NFL',
      now: askedAt,
      teams: [],
      preferences: {
        preferredSport: null,
        preferredTeam: null,
        bettingStyle: null,
        riskTolerance: null,
        oddsFormat: 'american',
        books: myBooks,
      },
    },
    {
      load,
    },
  );
  if (description.kind !== 'play') throw new Error(description.kind);
  expect(description.charged).toBe(true);
  const { legs } = description.analysis;
  expect(legs.map(({ sport, market, selection }) => [sport, market, selection === 'draw'])).toEqual(
    expect.arrayContaining([
      ['NFL', 'prop', false],
      ['NFL', 'moneyline', false],
      ['MLS', 'moneyline', true],
    ]),
  );
  expect(new Set(legs.map(({ book }) => book)).size).toBe(1);
  for (const leg of legs) {
    expect(myBooks).toContain(leg.book);
    expect(leg.price).toBe(priceAtItsBook(leg));
  }

  const id = ulid(askedAt.getTime());
  const { pick } = await savePick(
    newPick({
      id,
      userId: 'whoever',
      promptLogId: id,
      sport: 'NFL',
      reasoning: 'A parlay across the market',
      playText: description.response,
      metadata: entitiesOf(description.analysis),
      now: askedAt,
    }),
  );

  // The last read before each start and the first one after each end, in order of time.
  const moments = legs
    .flatMap(({ sport, startsAt }) => [
      { sport, now: minutes(startsAt, -5), isOver: false },
      { sport, now: minutes(startsAt, 300), isOver: true },
    ])
    .sort((a, b) => a.now.getTime() - b.now.getTime());
  for (const { sport, now, isOver } of moments) {
    const refreshed = await read(sport, now);
    if (!isOver) continue;
    await readBoxes(sport, now);
    for (const game of refreshed?.games ?? []) await gradeLegsOn(game, now.toISOString());
  }

  const graded = await findPick('whoever', pick.id);
  if (!graded) throw new Error('the pick no longer exists');
  expect(graded.legResults).toEqual(legs.map(resultOf));
  expect(graded.status).toBe(graded.legResults.every((result) => result === 'won') ? 'hit' : 'miss');
  const { clv } = showPick(graded, new Date());
  expect(clv?.legs).toHaveLength(3);
  for (const leg of clv?.legs ?? []) expect(['value', 'line-moved']).toContain(leg?.kind);
});

/** The price of the leg at its book, from the stand-in's prices. */
function priceAtItsBook(leg: Leg): number | undefined {
  const game = gameOf(leg);
  const prices =
    leg.market === 'prop'
      ? quotesAt(game, askedAt).flatMap(({ player, book, price }) =>
          player.name === leg.prop?.player && price.kind === 'line' && price.line === leg.line
            ? [{ book, price: (leg.selection === 'over' ? price.over : price.under) ?? Number.NaN }]
            : [],
        )
      : booksOf(game, askedAt).map(({ name, moneyline }) => ({
          book: name,
          price: moneyline[leg.selection as 'home'] ?? Number.NaN,
        }));
  return prices.find(({ book }) => book === leg.book)?.price;
}

function gameOf(leg: Leg) {
  const day = leagueDay(new Date(leg.startsAt));
  const found = gamesBetween(leg.sport as 'NFL', day, day).find(
    ({ id }) => leg.gameId === `${leg.sport}-${id}`,
  );
  if (!found) throw new Error(`no game ${leg.gameId}`);
  return found;
}

/** The result of a leg, from the raw scores and box scores. */
function resultOf(leg: Leg): string {
  const game = gameOf(leg);
  if (leg.market === 'prop') {
    const stats = boxOf(game)?.find(({ player }) => player.id === leg.prop?.playerId)?.stats;
    if (!stats) return 'void';
    const columns: Record<string, string> = { passing_touchdowns: 'passing_tds' };
    const value = stats[columns[leg.prop?.stat ?? ''] ?? leg.prop?.stat ?? ''] ?? 0;
    return value > (leg.line ?? 0) === (leg.selection === 'over') ? 'won' : 'lost';
  }
  const { home, away } = game.score;
  const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
  return winner === leg.selection ? 'won' : 'lost';
}
