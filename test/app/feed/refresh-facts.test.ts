/** Reading fact pages: paced, ended early while the feed is down, and never losing stored data. */
import { describe, expect, test, vi } from 'vitest';
import { makeReader } from '../../../lambdas/app/feed/fact-pages.ts';
import { refreshFacts } from '../../../lambdas/app/feed/refresh-facts.ts';
import type { FeedPage } from '../../../lambdas/data/feed/feed-pages.ts';
import type { SportSheet } from '../../../lambdas/domain/asking/facts/sheet.ts';
import { neverRead } from '../../../lambdas/domain/feed/games/freshness.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { handler } from '../../../lambdas/functions/refresh-facts.ts';
import { pauseMs } from '../../../lambdas/services/feed/config.ts';
import { injuriesPage, type Page, standingsPage } from '../../../lambdas/services/feed/pages.ts';
import { log } from '../../../lambdas/telemetry/log.ts';
import { newGame } from '../../support/asks.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000).toISOString();
const signal = new AbortController().signal;

type Answer = { readonly rows: readonly unknown[] } | 'down';

/** @param answers responses by the start of a page's path; every other page is down */
function setUp({
  answers = {},
  known = {},
  restMs = 0,
  games = [],
}: {
  answers?: Record<string, Answer>;
  known?: Record<string, Partial<FeedPage<unknown>>>;
  restMs?: number;
  games?: readonly Game[];
}) {
  const seen = { asked: [] as string[], waits: [] as number[], stored: [] as SportSheet[] };
  const kept = new Map(Object.entries(known));
  const pageOf = (name: string): FeedPage<unknown> => ({ ...neverRead, rows: [], ...kept.get(name) });
  const outside = {
    feedPage: async <Row>(name: string) => pageOf(name) as FeedPage<Row>,
    allUpToDate: async <Row>(requestedPages: readonly { readonly page: Page<Row> }[]) => {
      const path = requestedPages[0]?.page.path ?? '';
      seen.asked.push(path);
      const answer = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1] ?? 'down';
      return requestedPages.map(({ page }) => {
        const at = now.toISOString();
        const after =
          answer === 'down'
            ? { ...pageOf(page.name), triedAt: at, problem: 'down' }
            : { rows: answer.rows, readAt: at, triedAt: at, problem: null };
        kept.set(page.name, after);
        return after as FeedPage<Row>;
      });
    },
    pauseMs: async () => restMs,
    wait: async (ms: number) => {
      seen.waits.push(ms);
    },
  };
  const reader = () => makeReader({ now, signal }, outside);
  const refresh = (sport: Game['sport']) =>
    refreshFacts(
      sport,
      { now, signal },
      {
        games: { gamesOn: async () => [...games], storeGames: async () => 0 },
        sheets: {
          sportSheet: async () => undefined,
          storeSheet: async (sheet) => {
            seen.stored.push(sheet);
          },
        },
        makeReader: reader,
      },
    );
  return { seen, reader, refresh };
}

const team = (id: string) => ({ id, name: `Team ${id}` });
const coming = (sport: Game['sport'], home: string, away: string, more: Partial<Game> = {}) =>
  newGame({
    sport,
    home: team(home),
    away: team(away),
    startsAt: '2026-11-23T18:00:00.000Z',
    status: 'scheduled',
    ...more,
  });

describe('the pages of a sport', () => {
  const pagesOf = (...ids: string[]) => ids.flatMap((id) => injuriesPage('NFL', team(id)) ?? []);

  test('are read one after another, with the pause that the vendor requires', async () => {
    const { seen, reader } = setUp({ answers: { football: { rows: [] } }, restMs: 1000 });
    await reader().read(pagesOf('1', '2', '3'));
    expect(seen.asked).toEqual(['football/1_injuries', 'football/2_injuries', 'football/3_injuries']);
    expect(seen.waits).toEqual([1000, 1000, 1000]);
  });

  test('are neither requested nor waited for while fresh', async () => {
    const { seen, reader } = setUp({
      known: { 'NFL injuries team 1': { readAt: ago(0.5), rows: ['kept'] } },
      restMs: 1000,
    });
    expect(await reader().read(pagesOf('1'))).toMatchObject([{ rows: ['kept'] }]);
    expect(seen).toMatchObject({ asked: [], waits: [] });
  });

  test('are requested once per path', async () => {
    const { seen, reader } = setUp({ answers: { soccernew: { rows: [] } } });
    const pages = ['1', '2'].flatMap((id) => injuriesPage('MLS', team(id)) ?? []);
    expect(await reader().read(pages)).toHaveLength(2);
    expect(seen.asked).toEqual(['soccernew/injuries']);
  });

  test('stop after three failures in a row', async () => {
    const { seen, reader } = setUp({
      known: { 'NFL injuries team 5': { readAt: ago(30), rows: ['old'] } },
      restMs: 1,
    });
    const one = reader();
    const found = await one.read(pagesOf('1', '2', '3', '4', '5'));
    expect(seen.asked).toHaveLength(3);
    expect([one.failed(), one.left()]).toEqual([3, 2]);
    expect(found[4]).toMatchObject({ rows: ['old'], readAt: ago(30) });
  });

  test('continue after failures that are not in a row', async () => {
    const answers = { 'football/3': { rows: [] }, 'football/6': { rows: [] } };
    const { seen, reader } = setUp({ answers, restMs: 1 });
    const one = reader();
    await one.read(pagesOf('1', '2', '3', '4', '5', '6', '7'));
    expect(seen.asked).toHaveLength(7);
    expect([one.failed(), one.left()]).toEqual([5, 0]);
  });

  test('stop when time is up', async () => {
    const { reader } = setUp({});
    const page = standingsPage('NFL');
    const one = makeReader(
      { now, signal: AbortSignal.abort() },
      {
        feedPage: async () => ({ ...neverRead, rows: [] }),
        allUpToDate: async () => {
          throw new Error('asked');
        },
        pauseMs: async () => 0,
        wait: async () => {},
      },
    );
    expect(await one.read(page ? [page] : [])).toMatchObject([{ readAt: null }]);
    expect([one.left(), reader().left()]).toEqual([1, 0]);
  });

  test('pause only for the vendor, not for other hosts', () => {
    expect(pauseMs({ baseUrl: 'https://www.goalserve.com/getfeed' })).toBe(1000);
    expect(pauseMs({ baseUrl: 'http://127.0.0.1:8888/_local/goalserve/getfeed' })).toBe(0);
    expect(pauseMs({ baseUrl: 'https://notgoalserve.com/getfeed' })).toBe(0);
  });
});

describe('the sheet', () => {
  const row = { team: team('1') };
  const report = { player: 'A. One', status: 'Out', description: 'Knee', day: null };
  const meeting = { day: '2026-01-01', home: 'Team 1', away: 'Team 2', score: { home: 1, away: 0 } };

  test('stores each part with the time it was read, and head-to-head by game', async () => {
    const [first, second] = [coming('NFL', '1', '2'), coming('NFL', '2', '1')];
    const { seen, refresh } = setUp({
      games: [first, second, coming('NFL', '3', '4', { status: 'postponed' })],
      answers: {
        'football/nfl-standings': { rows: [row] },
        'football/1_injuries': { rows: [report] },
        'football/2_injuries': { rows: [] },
        'football/h2h': { rows: [meeting] },
      },
    });
    expect(await refresh('NFL')).toEqual({ games: 2, failed: 0, left: 0 });
    const asOf = now.toISOString();
    const meetings = { asOf, source: 'Goalserve head to head', rows: [meeting] };
    expect(seen.stored).toEqual([
      {
        sport: 'NFL',
        standings: { asOf, source: 'Goalserve standings', rows: [row] },
        injuries: {
          1: { asOf, source: 'Goalserve injury report', rows: [report] },
          2: { asOf, source: 'Goalserve injury report', rows: [] },
        },
        meetings: { [first.id]: meetings, [second.id]: meetings },
      },
    ]);
    // Both directions of a pair share one page.
    expect(seen.asked.filter((path) => path.includes('h2h'))).toHaveLength(1);
  });

  test('requests head-to-head once a day', async () => {
    const games = [coming('NFL', '1', '2')];
    const name = 'NFL head to head team 1 / team 2';
    for (const [hours, times] of [
      [23, 0],
      [25, 1],
    ] as const) {
      const { seen, refresh } = setUp({
        games,
        answers: { football: { rows: [] } },
        known: { [name]: { readAt: ago(hours), rows: [meeting] } },
      });
      await refresh('NFL');
      expect(seen.asked.filter((path) => path.includes('h2h'))).toHaveLength(times);
    }
  });

  test('keeps the last good parts while the feed is down', async () => {
    const { seen, refresh } = setUp({
      games: [coming('NFL', '1', '2')],
      known: { 'NFL standings': { readAt: ago(30), rows: [row] } },
    });
    expect(await refresh('NFL')).toMatchObject({ failed: 3, left: 1 });
    expect(seen.stored).toEqual([
      {
        sport: 'NFL',
        standings: { asOf: ago(30), source: 'Goalserve standings', rows: [row] },
        injuries: {},
        meetings: {},
      },
    ]);
  });

  test('has the stats of baseball’s starting pitchers', async () => {
    const game = coming('MLB', '1', '2');
    const starter = (id: string) => ({ id, name: `Pitcher ${id}` });
    const { seen, refresh } = setUp({
      games: [game],
      answers: {
        'baseball/usa': {
          rows: [
            {
              matchId: '',
              startsAt: game.startsAt,
              home: '1',
              away: '2',
              homeStarter: starter('8'),
              awayStarter: starter('9'),
            },
          ],
        },
        'baseball/mlb_player_pitching': { rows: [{ ...starter('8'), era: 3, innings: 50, strikeouts: 40 }] },
        baseball: { rows: [] },
      },
    });
    await refresh('MLB');
    expect(seen.stored[0]?.starters).toEqual({
      [game.id]: {
        asOf: now.toISOString(),
        source: 'Goalserve starting pitchers',
        rows: {
          home: { name: 'Pitcher 8', era: 3, innings: 50, strikeouts: 40 },
          away: { name: 'Pitcher 9', era: null, innings: null, strikeouts: null },
        },
      },
    });
  });

  test('of a sport without fact pages has only what comes with the games', async () => {
    const { seen, refresh } = setUp({ games: [coming('CFL', '1', '2')] });
    expect(await refresh('CFL')).toEqual({ games: 1, failed: 0, left: 0 });
    expect(seen.stored).toEqual([{ sport: 'CFL' }]);
  });

  test('is not written if no game is coming up', async () => {
    const { seen, refresh } = setUp({ games: [coming('NFL', '1', '2', { status: 'final' })] });
    expect(await refresh('NFL')).toBeUndefined();
    expect(seen).toMatchObject({ asked: [], stored: [] });
  });
});

test('the job reads each sport with games, and continues after a failure', async () => {
  const sports: string[] = [];
  const job = handler.with({
    refreshFacts: async (sport) => {
      sports.push(sport);
      if (sport === 'NFL') throw new Error('the table is unavailable');
      return sport === 'NBA' ? { games: 3, failed: 3, left: 9 } : undefined;
    },
  });
  const lines: unknown[][] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...line) => {
      lines.push([level, ...line]);
    }),
  );
  await expect(job()).rejects.toThrow('1 failed');
  for (const spy of spies) spy.mockRestore();
  expect(sports).toEqual(['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL']);
  expect(lines).toContainEqual(['info', 'facts read', { sport: 'NBA', games: 3, failed: 3, left: 9 }]);
  expect(lines).toContainEqual(['warn', 'facts not read', { sport: 'NBA', failed: 3, left: 9 }]);
});
