/** Golf: a stored tournament with its field and closing prices, and picks graded by its leaderboard. */
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardsOf } from '../../lambdas/app/asking/boards.ts';
import { refreshSport } from '../../lambdas/app/feed/refresh.ts';
import { withFeedLock } from '../../lambdas/app/feed/with-feed-lock.ts';
import { writeBoards } from '../../lambdas/app/feed/write-boards.ts';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { gradedSoFar } from '../../lambdas/app/picks/late-saves.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import { storePage } from '../../lambdas/data/feed/feed-pages.ts';
import * as states from '../../lambdas/data/feed/feed-states.ts';
import * as games from '../../lambdas/data/feed/games.ts';
import * as priced from '../../lambdas/data/feed/priced.ts';
import * as prices from '../../lambdas/data/feed/prices.ts';
import * as recent from '../../lambdas/data/feed/recent-games.ts';
import * as sheets from '../../lambdas/data/feed/sheets.ts';
import { findPick, newPick, openLegsOn, type Pick, savePick } from '../../lambdas/data/picks/picks.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { get } from '../../lambdas/data/platform/table.ts';
import { neverRead } from '../../lambdas/domain/feed/games/freshness.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import type { Field, Place } from '../../lambdas/domain/feed/golf/field.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { showPick } from '../../lambdas/http/views/picks/pick.ts';
import type { FeedResult } from '../../lambdas/services/feed/feed.ts';
import { noGameMarkets, noLineScores } from '../app/feed/refresh-parts.ts';
import { evenField, fieldOf, winnerLeg } from '../domain/feed/golf/tournaments.ts';
import { analysisOf } from '../support/asks.ts';
import { useOwnTable } from '../support/own-table.ts';
import { randomWord } from '../support/people.ts';

beforeAll(useOwnTable);

const noPage = { ...neverRead, rows: [] };
const hour = 3600_000;
const start = new Date(Date.now() + 26 * hour);
const at = (hours: number) => new Date(start.getTime() + hours * hour);

/** A new tournament that begins tomorrow. */
function newTournament(more: Partial<Game> = {}): Game {
  return {
    id: `GOLF-test-${randomWord()}`,
    sport: 'GOLF',
    startsAt: start.toISOString(),
    day: leagueDay(start),
    home: { id: 'open', name: 'Example Open' },
    away: { id: '', name: '' },
    status: 'scheduled',
    statusText: 'Not Started',
    score: null,
    prices: null,
    ...more,
  };
}

/** Reads a feed with these tournaments into the table, as the job does. */
async function refresh(
  tournaments: readonly Game[],
  now: Date,
  changes: Partial<Extract<FeedResult, { kind: 'games' }>> = {},
) {
  const answer: FeedResult = {
    kind: 'games',
    games: tournaments,
    skipped: 0,
    problems: [],
    isComplete: true,
    ...changes,
  };
  return refreshSport(
    'GOLF',
    { now },
    {
      withFeedLock: (name, waiting, read) =>
        withFeedLock(`${name} ${randomUUID()}`, { ...waiting, restMs: 0 }, read),
      states,
      games,
      priced,
      prices,
      recent,
      sheets,
      withLineScores: noLineScores,
      gameMarkets: noGameMarkets,
      golfTournaments: async () => ({ live: noPage, schedule: noPage }),
      writeBoards,
      feed: { fetchGames: async () => answer, hasOddsFeed: () => false },
      feedConfig: async () => ({ baseUrl: 'http://feed.test', key: 'k' }),
      metric: () => {},
    },
  );
}

const stored = async ({ id, day }: Game): Promise<Game | undefined> =>
  (await games.gamesOn('GOLF', [day])).find((game) => game.id === id);

const placesOf = ({ players }: Field, first = players[0]): Place[] =>
  players.map((player, index) => ({
    player,
    position: player === first ? '1' : `T${index + 2}`,
    hasPlayed: true,
  }));

const legOf = (game: Game, player: string, more: Partial<Leg> = {}): Leg =>
  winnerLeg(player, { gameId: game.id, startsAt: game.startsAt, ...more });

async function saved(legs: readonly Leg[], now = new Date()): Promise<Pick> {
  const id = ulid();
  const metadata = entitiesOf(analysisOf(legs));
  const words = { sport: 'GOLF', reasoning: 'An outright', playText: 'To win', metadata } as const;
  const fresh = newPick({ ...words, id, userId: `user-${randomWord()}`, promptLogId: id, now });
  return (await savePick(await gradedSoFar(fresh, now))).pick;
}
const again = async ({ userId, id }: Pick): Promise<Pick> => {
  const pick = await findPick(userId, id);
  if (!pick) throw new Error('the pick no longer exists');
  return pick;
};

describe('a tournament', () => {
  test('is stored with its field, and its players are listed in the feed state', async () => {
    const game = newTournament({ field: evenField() });
    await refresh([game], at(-24));
    expect(await stored(game)).toMatchObject(game);
    const state = await states.feedState('GOLF');
    expect(state).toMatchObject({
      golfers: game.field?.players,
      books: expect.arrayContaining(['A', 'B', 'C']),
    });
    expect((await priced.pricedNow(at(-24))).GOLF?.markets).toEqual(['outright']);
    expect(await priced.pricedNow(at(-22))).toEqual({});
    expect(state.teams).toEqual([]);
  });

  test('takes a few KB for its whole field at three books', async () => {
    const odds = Array.from({ length: 150 }, (_, index) => 800 + 137 * index);
    const field = {
      ...fieldOf({ DraftKings: odds, FanDuel: odds.map((price) => price + 50), bet365: odds }),
      players: odds.map((price) => `${randomWord()} ${randomWord()}${price}`),
    };
    const game = newTournament({ field });
    await refresh([game], at(-24));
    const item = await get(keys.game('GOLF', game.day, game.startsAt, game.id));
    expect(JSON.stringify(item).length).toBeLessThan(8_000);
    expect(JSON.stringify(await get(keys.feedState('GOLF'))).length).toBeLessThan(6_000);
  });

  test('keeps its last field after the start, and its leaderboard after the feed drops it', async () => {
    const close = evenField(at(-0.2).toISOString());
    const game = newTournament();
    await refresh([{ ...game, field: evenField(at(-24).toISOString()) }], at(-24));
    await refresh([{ ...game, field: close }], at(-0.2));
    await refresh([{ ...game, status: 'live', statusText: 'Round 1' }], at(1));
    expect(await stored(game)).toMatchObject({ status: 'live', field: close });
    const leaderboard = placesOf(close);
    await refresh([{ ...game, status: 'final', statusText: 'Final', leaderboard }], at(90));
    await refresh([{ ...game, status: 'unknown', statusText: '' }], at(120));
    expect(await stored(game)).toMatchObject({ status: 'final', field: close, leaderboard });
  });

  test('keeps the last prices while the odds feed is down, but not prices that were removed', async () => {
    const game = newTournament({ field: evenField() });
    const { field: _, ...bare } = game;
    await refresh([game], at(-24));
    await refresh([bare], at(-23), { isComplete: false, problems: ['getodds/soccer answered 429'] });
    expect((await stored(game))?.field).toEqual(game.field);
    await refresh([bare], at(-22));
    expect((await stored(game))?.field).toBeUndefined();
  });

  test('is offered until it begins; after that the answer names the current tournament', async () => {
    const game = newTournament({ field: evenField() });
    await refresh([game], at(-24));
    const offered = (now: Date) => boardsOf([game.day], now)('GOLF');
    const { games, notes } = await offered(at(-24));
    expect([games.map(({ id }) => id), notes]).toEqual([expect.arrayContaining([game.id]), []]);
    const live = { id: '1', name: 'Example Open', status: 'In progress', from: null, to: null, leaders: [] };
    await storePage('GOLF live', [live], at(1));
    await refresh([game], at(1));
    expect(await offered(at(1))).toMatchObject({
      games: [],
      whyNothing: expect.stringContaining('On now: Example Open (In progress).'),
    });
  });
});

describe('picks on a tournament', () => {
  test('are won, lost or void by the final leaderboard, with their closing line', async () => {
    const close = evenField(at(-0.1).toISOString());
    const game = newTournament({ field: close });
    await refresh([game], at(-0.1));
    const places = placesOf(close).filter(({ player }) => player !== 'Player 2');
    const [won, lost, gone] = await Promise.all([
      saved([legOf(game, 'Player 0')]),
      saved([legOf(game, 'Player 1')]),
      saved([legOf(game, 'Player 2')]),
    ]);
    const { field: _, ...bare } = game;
    const refreshed = await refresh(
      [{ ...bare, status: 'final', statusText: 'Final', leaderboard: places }],
      at(90),
    );
    for (const each of refreshed?.games ?? []) await gradeLegsOn(each, at(90).toISOString());
    const results = await Promise.all(
      [won, lost, gone].map(async (pick) => showPick(await again(pick), at(90))),
    );
    expect(results.map(({ status, profit }) => [status, profit])).toEqual([
      ['hit', 850],
      ['miss', -100],
      ['push', 0],
    ]);
    expect(results[0]?.clv?.percent).toBeTypeOf('number');
    expect(results[2]?.clv).toMatchObject({ percent: null, legs: [null] });
    expect(await openLegsOn(game.id)).toEqual([]);
  });

  test('stay pending without a leaderboard, and during a playoff for first place', async () => {
    const field = evenField(at(-0.1).toISOString());
    const game = newTournament({ field });
    await refresh([game], at(-0.1));
    const pick = await saved([legOf(game, 'Player 0')]);
    const { field: _, ...bare } = game;
    const tied = placesOf(field).map((place, index) => (index < 2 ? { ...place, position: 'T1' } : place));
    for (const tournaments of [
      { ...bare, status: 'unknown' as const, statusText: '' },
      { ...bare, status: 'final' as const, statusText: 'Final', leaderboard: tied },
    ]) {
      const refreshed = await refresh([tournaments], at(100));
      for (const each of refreshed?.games ?? []) await gradeLegsOn(each, at(100).toISOString());
      expect((await again(pick)).status).toBe('pending');
    }
    expect(await openLegsOn(game.id)).toHaveLength(1);
    // A missing leaderboard never voids a pick; the owner sees what is missing.
    const { status, awaited } = showPick(await again(pick), at(24 * 200));
    expect([status, awaited]).toEqual(['pending', [{ leg: 0, must: 'result', by: null }]]);
    expect(showPick(await again(pick), at(100))).not.toHaveProperty('awaited');
  });

  test('are graded at once when saved after the end', async () => {
    const field = evenField();
    const leaderboard = placesOf(field, 'Player 3');
    const game = newTournament({ field, status: 'final', statusText: 'Final', leaderboard });
    await games.storeGames([game], [], at(90));
    expect((await saved([legOf(game, 'Player 3')], at(90))).status).toBe('hit');
  });
});
