/** Reading a sport's games: what is kept after failures, the recorded problem, and one reader at a time. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refreshSport } from '../../../lambdas/app/feed/refresh.ts';
import { type Waiting, withFeedLock } from '../../../lambdas/app/feed/with-feed-lock.ts';
import * as locks from '../../../lambdas/data/feed/feed-locks.ts';
import type { FeedState } from '../../../lambdas/data/feed/feed-states.ts';
import type { SportSheet } from '../../../lambdas/domain/asking/facts/sheet.ts';
import { neverRead } from '../../../lambdas/domain/feed/games/freshness.ts';
import type { Game, Prices } from '../../../lambdas/domain/feed/games/game.ts';
import type { FeedResult } from '../../../lambdas/services/feed/feed.ts';
import { newGame } from '../../support/asks.ts';
import { noGameMarkets, noLineScores } from './refresh-parts.ts';

const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const ownGame = (more: Partial<Game> = {}) => newGame({ sport: 'CFL', ...more });
const prices: Prices = {
  book: 'Test book',
  at: ago(40),
  moneyline: { home: -110, away: -110, draw: null },
  spread: null,
  total: null,
};

/** The table and the feed, as far as refreshing needs them; the locks are real, on a feed name of this test. */
function setUp({
  answer,
  known = [],
  recent = [],
  sheet,
  state = {},
  own = randomUUID(),
  hasOddsFeed = false,
}: {
  answer: FeedResult | (() => Promise<FeedResult>);
  known?: Game[];
  recent?: Game[];
  sheet?: SportSheet;
  state?: Partial<FeedState>;
  own?: string;
  hasOddsFeed?: boolean;
}) {
  const seen = {
    asked: 0,
    stored: [] as Game[],
    recent: [] as Game[],
    sheets: [] as SportSheet[],
    /** Times that the boards were written. */
    boards: 0,
    /** Prices that do not fit. */
    lost: 0,
    spans: [] as string[],
    state: { ...neverRead, sport: 'CFL', teams: [], books: [] as readonly string[], ...state },
  };
  const metrics: Record<string, number> = {};
  const outside = {
    withFeedLock: (feed: string, waiting: Waiting, read: () => Promise<void>) =>
      withFeedLock(`${feed} ${own}`, waiting, read),
    states: {
      feedState: async () => seen.state as FeedState,
      allFeedStates: async () => [],
      recordSettled: async () => undefined,
      recordAttempt: async (
        { teams, books }: FeedState,
        { at, isGood, problem }: { at: Date; isGood: boolean; problem: string | null },
      ) => {
        const readAt = isGood ? at.toISOString() : seen.state.readAt;
        Object.assign(seen.state, { teams, books, triedAt: at.toISOString(), problem, readAt });
        return seen.state as FeedState;
      },
    },
    games: {
      gamesOn: async () => known,
      storeGames: async (games: readonly Game[]) => {
        seen.stored.push(...games);
        return games.length;
      },
    },
    priced: { pricedNow: async () => ({}), recordPriced: async () => {} },
    prices: {
      propsOfGames: async () => new Map(),
      propsOf: async () => [],
      storePrices: async () => ({ stored: 0, dropped: seen.lost }),
    },
    withLineScores: noLineScores,
    gameMarkets: noGameMarkets,
    golfTournaments: async () => ({
      live: { ...neverRead, rows: [] },
      schedule: { ...neverRead, rows: [] },
    }),
    writeBoards: async () => {
      seen.boards += 1;
      return 0;
    },
    recent: {
      recentGames: async () => recent,
      storeRecentGames: async (_sport: string, games: readonly Game[]) => {
        seen.recent.push(...games);
      },
    },
    sheets: {
      sportSheet: async () => sheet,
      storeSheet: async (changed: SportSheet) => {
        seen.sheets.push(changed);
      },
    },
    feed: {
      hasOddsFeed: () => hasOddsFeed,
      fetchGames: async (_sport: string, { from }: { from: string }) => {
        seen.asked += 1;
        seen.spans.push(from);
        return typeof answer === 'function' ? answer() : answer;
      },
    },
    feedConfig: async () => ({ baseUrl: 'http://feed.test', key: 'k' }),
    metric: (name: string, value: number, ..._dimension: unknown[]) => {
      metrics[name] = value;
    },
  };
  const refresh = (ifDue = false) =>
    refreshSport('CFL', { now, ifDue, signal: AbortSignal.timeout(5000) }, outside);
  return { seen, metrics, refresh };
}

const gamesResult = (
  games: Game[],
  more: Partial<Extract<FeedResult, { kind: 'games' }>> = {},
): FeedResult => ({
  kind: 'games',
  games,
  skipped: 0,
  problems: [],
  isComplete: true,
  ...more,
});

describe('a successful read', () => {
  test('stores the games and teams, and dates them now', async () => {
    const { seen, metrics, refresh } = setUp({
      answer: gamesResult([ownGame()]),
      state: { teams: [{ id: 'old', name: 'Old Team' }], readAt: ago(60) },
    });
    expect(await refresh()).toMatchObject({ stored: 1, skipped: 0, problem: null });
    expect(seen.stored).toHaveLength(1);
    expect(seen.state).toMatchObject({ readAt: now.toISOString(), problem: null });
    expect(seen.state.teams).toEqual([
      { id: 'old', name: 'Old Team' },
      { id: 'h', name: 'Home Town' },
      { id: 'a', name: 'Away Town' },
    ]);
    expect(metrics).toEqual({ FeedFailures: 0, FeedAgeMinutes: 0 });
  });

  test('without games is normal when none was coming up', async () => {
    const { seen, metrics, refresh } = setUp({
      answer: { kind: 'nothing' },
      known: [ownGame({ status: 'final' })],
    });
    expect(await refresh()).toMatchObject({ games: [], problem: null });
    expect(seen.state.readAt).toBe(now.toISOString());
    expect(metrics.FeedFailures).toBe(0);
  });

  test('that drops a game coming up hides it: not offered and not graded until it is listed again', async () => {
    const [dropped, listed, over] = [ownGame({ prices }), ownGame({ prices }), ownGame({ status: 'final' })];
    const { seen, refresh } = setUp({
      answer: gamesResult([listed]),
      known: [dropped, listed, over],
      recent: [dropped, listed],
    });
    await refresh();
    expect(seen.stored.map(({ id, status }) => [id, status])).toEqual([
      [listed.id, 'scheduled'],
      [dropped.id, 'unknown'],
    ]);
    expect(seen.recent.map(({ id }) => id)).toEqual([listed.id]);
  });

  test.each([
    ['one of several days', { problems: ['football/d2 answered 500'], isComplete: false }],
    ['a row that could be read', { skipped: 1 }],
  ])('without %s does not treat missing games as dropped', async (_what, more) => {
    const [missing, listed] = [ownGame({ prices }), ownGame({ prices })];
    const { seen, refresh } = setUp({ answer: gamesResult([listed], more), known: [missing, listed] });
    await refresh();
    expect(seen.stored.map(({ id }) => id)).toEqual([listed.id]);
  });

  test('without odds for a moment keeps the last prices, and the games keep their age', async () => {
    const before = ownGame({ prices });
    const isNew = ownGame();
    const { seen, metrics, refresh } = setUp({
      answer: gamesResult([{ ...before, prices: null }, isNew], {
        problems: ['odds failed'],
        isComplete: false,
      }),
      known: [before],
      state: { readAt: ago(45) },
    });
    expect(await refresh()).toMatchObject({ problem: 'odds failed' });
    expect(seen.stored).toMatchObject([{ prices }, { prices: null }]);
    expect(seen.state).toMatchObject({ readAt: ago(45), problem: 'odds failed' });
    expect(metrics).toEqual({ FeedFailures: 1, FeedAgeMinutes: 45 });
  });

  test('without a subscription to odds has no prices and is still good', async () => {
    const before = ownGame({ prices });
    const { seen, refresh } = setUp({
      answer: gamesResult([{ ...before, prices: null }], { problems: ['odds: not entitled'] }),
      known: [before],
    });
    await refresh();
    expect(seen.stored).toMatchObject([{ prices: null }]);
    expect(seen.state).toMatchObject({ readAt: now.toISOString(), problem: 'odds: not entitled' });
  });
});

describe('every book', () => {
  const book = (name: string, minutes: number, home = -110): Prices => ({
    ...prices,
    book: name,
    at: ago(minutes),
    moneyline: { home, away: -110, draw: null },
  });
  const books = [book('Book A', 5), book('Book B', 6, -112)];

  test('of a finished game keeps its prices from before the start, so that grading has the close', async () => {
    const movement = [{ at: ago(400), home: 52, spread: null, total: null }];
    const known = ownGame({ prices, books, movement, startsAt: ago(200) });
    const { books: _, movement: __, ...told1 } = known;
    const over = { ...told1, status: 'final' as const, score: { home: 3, away: 0 }, prices: null };
    const { refresh } = setUp({ answer: gamesResult([over]), known: [known] });
    const history = { resultAt: now.toISOString() };
    expect((await refresh())?.games).toEqual([{ ...over, history, prices, books, movement }]);
  });

  test('is kept when the odds fail for a moment', async () => {
    const before = ownGame({ prices, books });
    const { books: _, ...bare } = before;
    const { seen, refresh } = setUp({
      answer: gamesResult([{ ...bare, prices: null }], { problems: ['odds failed'], isComplete: false }),
      known: [before],
    });
    await refresh();
    expect(seen.stored).toMatchObject([{ prices, books }]);
  });

  test('is not stored with games kept for form', async () => {
    const { seen, refresh } = setUp({ answer: gamesResult([ownGame({ prices, books })]) });
    await refresh();
    expect(seen.recent).toHaveLength(1);
    expect(seen.recent[0]).not.toHaveProperty('books');
  });

  test('is known by name afterwards, at most 60, with those that price games now first', async () => {
    const old = Array.from({ length: 60 }, (_, index) => `Old ${index}`);
    const answer = gamesResult([
      ownGame({ prices, books }),
      ownGame({ books: [book('Book A', 1), book('book C', 1)] }),
    ]);
    const few = setUp({ answer, state: { books: ['Zeta', 'Book B'] } });
    await few.refresh();
    expect(few.seen.state.books).toEqual(['Book A', 'Book B', 'book C', 'Zeta']);
    const many = setUp({ answer, state: { books: old } });
    await many.refresh();
    expect(many.seen.state.books).toHaveLength(60);
    expect(many.seen.state.books).toEqual(expect.arrayContaining(['Book A', 'Book B', 'book C']));
  });
});

test('each team’s last and next games are stored separately, and written only when they change', async () => {
  const over = ownGame({ status: 'final', score: { home: 3, away: 0 }, startsAt: ago(600) });
  const next = ownGame({ prices });
  const first = setUp({ answer: gamesResult([next]), recent: [over] });
  await first.refresh();
  expect(first.seen.recent).toMatchObject([over, { ...next, prices: null }]);
  const second = setUp({ answer: gamesResult([{ ...next, prices: null }]), recent: first.seen.recent });
  await second.refresh();
  expect(second.seen.recent).toEqual([]);
  const down = setUp({ answer: { kind: 'down', why: 'away' }, recent: first.seen.recent });
  await down.refresh();
  expect(down.seen.recent).toEqual([]);
});

describe('a failed read', () => {
  test.each([
    ['down', { kind: 'down', why: 'answered 503' }, 'answered 503'],
    ['not entitled', { kind: 'not-entitled' }, 'not entitled'],
    ['empty, though games are to come', { kind: 'nothing' }, 'empty list, but the table has upcoming games'],
    ['unreadable', gamesResult([], { skipped: 2 }), '2 rows not parsed'],
  ] as [string, FeedResult, string][])(
    '%s keeps the last good games and their age',
    async (_name, answer, problem) => {
      const { seen, metrics, refresh } = setUp({ answer, known: [ownGame()], state: { readAt: ago(70) } });
      expect(await refresh()).toMatchObject({ games: [], stored: 0, problem });
      expect(seen.stored).toEqual([]);
      expect(seen.state).toMatchObject({ readAt: ago(70), triedAt: now.toISOString(), problem });
      expect(metrics).toEqual({ FeedFailures: 1, FeedAgeMinutes: 70 });
    },
  );

  test('has no age if the sport was never read', async () => {
    const { metrics, refresh } = setUp({ answer: { kind: 'not-entitled' } });
    await refresh();
    expect(metrics).toEqual({ FeedFailures: 1 });
  });

  test('with an unexpected error releases the feed lock', async () => {
    const own = randomUUID();
    const { refresh } = setUp({
      own,
      answer: async () => {
        throw new Error('the table is unavailable');
      },
    });
    await expect(refresh()).rejects.toThrow('the table is unavailable');
    expect(await setUp({ own, answer: gamesResult([]) }).refresh()).toBeDefined();
  });
});

describe('the reader', () => {
  test('is one of twenty simultaneous callers, and the others use its result', async () => {
    const { seen, refresh } = setUp({ answer: gamesResult([ownGame()]), state: { readAt: ago(30) } });
    const results = await Promise.all(Array.from({ length: 20 }, () => refresh(true)));
    expect(seen.asked).toBe(1);
    expect(results.filter((result) => result !== undefined)).toHaveLength(1);
  });

  test('pauses ten seconds after an odds request, as the vendor requires, but not after other requests', async () => {
    for (const hasOddsFeed of [true, false]) {
      const { seen, refresh } = setUp({ answer: gamesResult([ownGame()]), hasOddsFeed });
      await refresh();
      await refresh();
      expect(seen.asked).toBe(hasOddsFeed ? 1 : 2);
    }
  });

  test('skips a read soon after another or after a failure', async () => {
    for (const state of [{ readAt: ago(19) }, { readAt: ago(60), triedAt: ago(0), problem: 'down' }]) {
      const { seen, refresh } = setUp({ answer: gamesResult([]), state });
      expect(await refresh(true)).toBeUndefined();
      expect(seen.asked).toBe(0);
    }
  });
});

describe('the sheet', () => {
  const lines: Prices = { ...prices, spread: { homeLine: -3.5, home: -110, away: -110 } };
  const start = ago(200);

  test('gets final scores with the last prices before the start, and the coming games', async () => {
    const known = ownGame({ prices: lines, startsAt: start });
    const over = { ...known, status: 'final' as const, score: { home: 20, away: 10 }, prices: null };
    const coming = ownGame({ prices });
    const { seen, refresh } = setUp({ answer: gamesResult([over, coming]), known: [known] });
    await refresh();
    expect(seen.sheets).toEqual([
      {
        sport: 'CFL',
        results: {
          asOf: now.toISOString(),
          source: 'Final scores',
          rows: [
            {
              gameId: known.id,
              startsAt: start,
              home: 'h',
              away: 'a',
              homeScore: 20,
              awayScore: 10,
              spread: -3.5,
              total: null,
            },
          ],
        },
        schedule: {
          asOf: now.toISOString(),
          source: 'Goalserve schedule',
          rows: [{ gameId: coming.id, startsAt: coming.startsAt, home: 'h', away: 'a' }],
        },
      },
    ]);
  });

  test('is not rewritten with unchanged content before it is an hour old', async () => {
    const dated = (asOf: string) => ({ asOf, source: 'Final scores', rows: [] });
    for (const [minutes, writes] of [
      [30, 0],
      [61, 1],
    ] as const) {
      const sheet = { sport: 'CFL', results: dated(ago(minutes)), schedule: dated(ago(minutes)) } as const;
      const { seen, refresh } = setUp({ answer: { kind: 'nothing' }, sheet });
      await refresh();
      expect(seen.sheets).toHaveLength(writes);
    }
  });

  test('stays unchanged while the feed is down', async () => {
    const { seen, refresh } = setUp({ answer: { kind: 'down', why: 'down' } });
    await refresh();
    expect(seen.sheets).toEqual([]);
  });

  test('without results reads the feed as far back as it reaches', async () => {
    const state = { readAt: ago(10) };
    const [without, withResults] = [
      setUp({ answer: { kind: 'nothing' }, state }),
      setUp({
        answer: { kind: 'nothing' },
        state,
        sheet: { sport: 'CFL', results: { asOf: ago(10), source: 'x', rows: [] } },
      }),
    ];
    await without.refresh();
    await withResults.refresh();
    const days = (from: string | undefined) => (now.getTime() - Date.parse(from ?? '')) / 86_400_000;
    expect(days(without.seen.spans[0])).toBeGreaterThan(70);
    expect(days(withResults.seen.spans[0])).toBeLessThan(6);
  });
});

describe('a lock', () => {
  const newFeed = () => `test ${randomUUID()}`;

  test('held by another reader is waited for until the signal, or not at all', async () => {
    const feed = newFeed();
    expect(await locks.acquireLock(feed, 'somebody', new Date())).toBe('acquired');
    // The SDK repeats a write whose response was lost.
    expect(await locks.acquireLock(feed, 'somebody', new Date())).toBe('acquired');
    expect(await locks.acquireLock(feed, 'other', new Date())).toBe('busy');
    let reads = 0;
    const read = async () => {
      reads += 1;
    };
    await withFeedLock(feed, {}, read);
    await withFeedLock(feed, { signal: AbortSignal.timeout(50) }, read);
    expect(reads).toBe(0);
    await locks.releaseLock(feed, 'somebody', 0, new Date());
    await withFeedLock(feed, {}, read);
    expect(reads).toBe(1);
  });

  test("of a dead holder expires, and the dead holder cannot release another's", async () => {
    const feed = newFeed();
    await locks.acquireLock(feed, 'dead', new Date(Date.now() - 61_000));
    expect(await locks.acquireLock(feed, 'living', new Date())).toBe('acquired');
    await locks.releaseLock(feed, 'dead', 0, new Date());
    expect(await locks.acquireLock(feed, 'other', new Date())).toBe('busy');
  });

  test('is followed by the pause that the vendor requires', async () => {
    const feed = newFeed();
    const start = new Date();
    const later = (ms: number) => new Date(start.getTime() + ms);
    await locks.acquireLock(feed, 'first', start);
    await locks.releaseLock(feed, 'first', 10_000, start);
    expect(await locks.acquireLock(feed, 'second', later(9_999))).toBe('resting');
    expect(await locks.acquireLock(feed, 'second', later(10_000))).toBe('acquired');
  });
});
