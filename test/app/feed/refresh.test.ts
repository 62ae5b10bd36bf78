/** Reading a sport's games from the feed: what stays where it fails, what is said of it, and one reader at a time. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refreshSport } from '../../../lambdas/app/feed/refresh.ts';
import { inTurn, type Waiting } from '../../../lambdas/app/feed/turns.ts';
import * as locks from '../../../lambdas/data/feed-locks.ts';
import type { FeedState } from '../../../lambdas/data/feed-states.ts';
import type { SportSheet } from '../../../lambdas/domain/facts/sheet.ts';
import { neverRead } from '../../../lambdas/domain/freshness.ts';
import type { Game, Prices } from '../../../lambdas/domain/game.ts';
import type { FeedResult } from '../../../lambdas/services/feed/feed.ts';
import { newGame } from '../../support/asks.ts';

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

/** The table and the feed, each as far as it is asked; the turns are real, of a feed of the test's own. */
function setUp({
  answer,
  known = [],
  recent = [],
  sheet,
  state = {},
  own = randomUUID(),
  asksOdds = false,
}: {
  answer: FeedResult | (() => Promise<FeedResult>);
  known?: Game[];
  recent?: Game[];
  sheet?: SportSheet;
  state?: Partial<FeedState>;
  own?: string;
  asksOdds?: boolean;
}) {
  const seen = {
    asked: 0,
    stored: [] as Game[],
    recent: [] as Game[],
    sheets: [] as SportSheet[],
    spans: [] as string[],
    state: { ...neverRead, sport: 'CFL', teams: [], books: [] as readonly string[], ...state },
  };
  const metrics: Record<string, number> = {};
  const outside = {
    inTurn: (feed: string, waiting: Waiting, read: () => Promise<void>) =>
      inTurn(`${feed} ${own}`, waiting, read),
    states: {
      feedState: async () => seen.state as FeedState,
      allFeedStates: async () => [],
      noteSettled: async () => undefined,
      noteTry: async (
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
    priced: { pricedNow: async () => ({}), notePriced: async () => {} },
    props: { propsOn: async () => new Map(), propsOf: async () => [], storeProps: async () => 0 },
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
      asksOdds: () => asksOdds,
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

const told = (games: Game[], more: Partial<Extract<FeedResult, { kind: 'games' }>> = {}): FeedResult => ({
  kind: 'games',
  games,
  skipped: 0,
  problems: [],
  isComplete: true,
  ...more,
});

describe('a feed that answers', () => {
  test('is stored, with its teams, and the games are as new as now', async () => {
    const { seen, metrics, refresh } = setUp({
      answer: told([ownGame()]),
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

  test('with nothing, where nothing was to come, is an ordinary day', async () => {
    const { seen, metrics, refresh } = setUp({
      answer: { kind: 'nothing' },
      known: [ownGame({ status: 'final' })],
    });
    expect(await refresh()).toMatchObject({ games: [], problem: null });
    expect(seen.state.readAt).toBe(now.toISOString());
    expect(metrics.FeedFailures).toBe(0);
  });

  test('and lists a game no more that was to come: it is neither offered nor graded until it is listed again', async () => {
    const [gone, listed, over] = [ownGame({ prices }), ownGame({ prices }), ownGame({ status: 'final' })];
    const { seen, refresh } = setUp({
      answer: told([listed]),
      known: [gone, listed, over],
      recent: [gone, listed],
    });
    await refresh();
    expect(seen.stored.map(({ id, status }) => [id, status])).toEqual([
      [listed.id, 'scheduled'],
      [gone.id, 'unknown'],
    ]);
    expect(seen.recent.map(({ id }) => id)).toEqual([listed.id]);
  });

  test.each([
    ['one of several days', { problems: ['football/d2 answered 500'], isComplete: false }],
    ['a row that could be read', { skipped: 1 }],
  ])('without %s says nothing of the games that are missing', async (_what, more) => {
    const [missing, listed] = [ownGame({ prices }), ownGame({ prices })];
    const { seen, refresh } = setUp({ answer: told([listed], more), known: [missing, listed] });
    await refresh();
    expect(seen.stored.map(({ id }) => id)).toEqual([listed.id]);
  });

  test('without odds for a moment keeps the last prices, and the games stay as old as they were', async () => {
    const before = ownGame({ prices });
    const isNew = ownGame();
    const { seen, metrics, refresh } = setUp({
      answer: told([{ ...before, prices: null }, isNew], { problems: ['odds failed'], isComplete: false }),
      known: [before],
      state: { readAt: ago(45) },
    });
    expect(await refresh()).toMatchObject({ problem: 'odds failed' });
    expect(seen.stored).toMatchObject([{ prices }, { prices: null }]);
    expect(seen.state).toMatchObject({ readAt: ago(45), problem: 'odds failed' });
    expect(metrics).toEqual({ FeedFailures: 1, FeedAgeMinutes: 45 });
  });

  test('without odds that are not ours to read has no prices, and is read', async () => {
    const before = ownGame({ prices });
    const { seen, refresh } = setUp({
      answer: told([{ ...before, prices: null }], { problems: ['odds: not entitled'] }),
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

  test('of a game that is over is told as it was before the start, so that its grade can see the close', async () => {
    const movement = [{ at: ago(400), home: 52, spread: null, total: null }];
    const known = ownGame({ prices, books, movement, startsAt: ago(200) });
    const { books: _, movement: __, ...told1 } = known;
    const over = { ...told1, status: 'final' as const, score: { home: 3, away: 0 }, prices: null };
    const { refresh } = setUp({ answer: told([over]), known: [known] });
    const history = { resultAt: now.toISOString() };
    expect((await refresh())?.games).toEqual([{ ...over, history, prices, books, movement }]);
  });

  test('stays where the odds failed for a moment', async () => {
    const before = ownGame({ prices, books });
    const { books: _, ...bare } = before;
    const { seen, refresh } = setUp({
      answer: told([{ ...bare, prices: null }], { problems: ['odds failed'], isComplete: false }),
      known: [before],
    });
    await refresh();
    expect(seen.stored).toMatchObject([{ prices, books }]);
  });

  test('is not kept with the games that a form is made of', async () => {
    const { seen, refresh } = setUp({ answer: told([ownGame({ prices, books })]) });
    await refresh();
    expect(seen.recent).toHaveLength(1);
    expect(seen.recent[0]).not.toHaveProperty('books');
  });

  test('is known by name from then on, at most 60 of them, those that price games now first', async () => {
    const old = Array.from({ length: 60 }, (_, index) => `Old ${index}`);
    const answer = told([
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

test('each team’s last and next games are kept beside, and written again only where they tell something new', async () => {
  const over = ownGame({ status: 'final', score: { home: 3, away: 0 }, startsAt: ago(600) });
  const next = ownGame({ prices });
  const first = setUp({ answer: told([next]), recent: [over] });
  await first.refresh();
  expect(first.seen.recent).toMatchObject([over, { ...next, prices: null }]);
  const second = setUp({ answer: told([{ ...next, prices: null }]), recent: first.seen.recent });
  await second.refresh();
  expect(second.seen.recent).toEqual([]);
  const down = setUp({ answer: { kind: 'down', why: 'away' }, recent: first.seen.recent });
  await down.refresh();
  expect(down.seen.recent).toEqual([]);
});

describe('a feed that fails', () => {
  test.each([
    ['down', { kind: 'down', why: 'answered 503' }, 'answered 503'],
    ['not entitled', { kind: 'not-entitled' }, 'not entitled'],
    ['empty, though games are to come', { kind: 'nothing' }, 'nothing listed, though games are to come'],
    ['unreadable', told([], { skipped: 2 }), '2 rows not read'],
  ] as [string, FeedResult, string][])(
    '%s leaves the last good games and their age',
    async (_name, answer, problem) => {
      const { seen, metrics, refresh } = setUp({ answer, known: [ownGame()], state: { readAt: ago(70) } });
      expect(await refresh()).toMatchObject({ games: [], stored: 0, problem });
      expect(seen.stored).toEqual([]);
      expect(seen.state).toMatchObject({ readAt: ago(70), triedAt: now.toISOString(), problem });
      expect(metrics).toEqual({ FeedFailures: 1, FeedAgeMinutes: 70 });
    },
  );

  test('and was never read has no age', async () => {
    const { metrics, refresh } = setUp({ answer: { kind: 'not-entitled' } });
    await refresh();
    expect(metrics).toEqual({ FeedFailures: 1 });
  });

  test('with an error of ours frees the feed for the next', async () => {
    const own = randomUUID();
    const { refresh } = setUp({
      own,
      answer: async () => {
        throw new Error('the table is away');
      },
    });
    await expect(refresh()).rejects.toThrow('the table is away');
    expect(await setUp({ own, answer: told([]) }).refresh()).toBeDefined();
  });
});

describe('who reads', () => {
  test('asked twenty times at once, one reads and the others find it read', async () => {
    const { seen, refresh } = setUp({ answer: told([ownGame()]), state: { readAt: ago(30) } });
    const results = await Promise.all(Array.from({ length: 20 }, () => refresh(true)));
    expect(seen.asked).toBe(1);
    expect(results.filter((result) => result !== undefined)).toHaveLength(1);
  });

  test('nobody for ten seconds after odds were asked for, as the vendor wants it; other games rest not at all', async () => {
    for (const asksOdds of [true, false]) {
      const { seen, refresh } = setUp({ answer: told([ownGame()]), asksOdds });
      await refresh();
      await refresh();
      expect(seen.asked).toBe(asksOdds ? 1 : 2);
    }
  });

  test('nobody, where it was read lately or failed just now', async () => {
    for (const state of [{ readAt: ago(19) }, { readAt: ago(60), triedAt: ago(0), problem: 'down' }]) {
      const { seen, refresh } = setUp({ answer: told([]), state });
      expect(await refresh(true)).toBeUndefined();
      expect(seen.asked).toBe(0);
    }
  });
});

describe('the sheet', () => {
  const lines: Prices = { ...prices, spread: { homeLine: -3.5, home: -110, away: -110 } };
  const start = ago(200);

  test('gets final scores with the last prices before the start, and what comes', async () => {
    const known = ownGame({ prices: lines, startsAt: start });
    const over = { ...known, status: 'final' as const, score: { home: 20, away: 10 }, prices: null };
    const coming = ownGame({ prices });
    const { seen, refresh } = setUp({ answer: told([over, coming]), known: [known] });
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

  test('is left alone by what it knows, until its time is an hour old', async () => {
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

  test('stays as it is where the feed is down', async () => {
    const { seen, refresh } = setUp({ answer: { kind: 'down', why: 'down' } });
    await refresh();
    expect(seen.sheets).toEqual([]);
  });

  test('without results, has the feed read as far back as they reach', async () => {
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

describe('a turn', () => {
  const newFeed = () => `test ${randomUUID()}`;

  test('that somebody holds is waited for no longer than the signal says, or not at all', async () => {
    const feed = newFeed();
    expect(await locks.takeTurn(feed, 'somebody', new Date())).toBe('ours');
    // As the SDK repeats a write whose answer was lost.
    expect(await locks.takeTurn(feed, 'somebody', new Date())).toBe('ours');
    expect(await locks.takeTurn(feed, 'other', new Date())).toBe('busy');
    let reads = 0;
    const read = async () => {
      reads += 1;
    };
    await inTurn(feed, {}, read);
    await inTurn(feed, { signal: AbortSignal.timeout(50) }, read);
    expect(reads).toBe(0);
    await locks.endTurn(feed, 'somebody', 0, new Date());
    await inTurn(feed, {}, read);
    expect(reads).toBe(1);
  });

  test('whose holder died opens by itself, and the dead cannot end another’s', async () => {
    const feed = newFeed();
    await locks.takeTurn(feed, 'dead', new Date(Date.now() - 61_000));
    expect(await locks.takeTurn(feed, 'living', new Date())).toBe('ours');
    await locks.endTurn(feed, 'dead', 0, new Date());
    expect(await locks.takeTurn(feed, 'other', new Date())).toBe('busy');
  });

  test('is followed by the rest that the vendor asks for', async () => {
    const feed = newFeed();
    const start = new Date();
    const later = (ms: number) => new Date(start.getTime() + ms);
    await locks.takeTurn(feed, 'first', start);
    await locks.endTurn(feed, 'first', 10_000, start);
    expect(await locks.takeTurn(feed, 'second', later(9_999))).toBe('resting');
    expect(await locks.takeTurn(feed, 'second', later(10_000))).toBe('ours');
  });
});
