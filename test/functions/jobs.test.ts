/** Scheduled jobs: one failure does not hold up the other items, and is reported in the end. */

import { expect, test } from 'vitest';
import type { Answered } from '../../lambdas/app/asking/outcome.ts';
import type { Leaving } from '../../lambdas/data/removal.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { handler as finishRemovals } from '../../lambdas/functions/finish-removals.ts';
import { handler as makeSlate } from '../../lambdas/functions/make-slate.ts';
import { handler as refreshGames } from '../../lambdas/functions/refresh-games.ts';
import { newGame } from '../support/asks.ts';

const broken = () => Promise.reject(new Error('broken'));

test('reads every sport and grades every game although some fail', async () => {
  const read: string[] = [];
  const graded: string[] = [];
  const settled: string[] = [];
  const [bad, good] = [newGame(), newGame()];
  const refreshed = { games: [bad, good], stored: 0, skipped: 0, problem: null };
  const run = refreshGames.with({
    refreshSport: async (sport) => {
      read.push(sport);
      return sport === 'NBA' ? broken() : refreshed;
    },
    grading: {
      gradeLegsOn: async ({ id }) => {
        graded.push(id);
        return id === bad.id ? broken() : 0;
      },
    },
    settleUnplayed: async (sport) => {
      settled.push(sport);
      return 0;
    },
  });
  await expect(run()).rejects.toThrow('7 failed; the others succeeded: broken; 1 failed');
  expect(read).toEqual(['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL', 'GOLF']);
  expect(graded).toEqual(Array.from({ length: 6 }, () => [bad.id, good.id]).flat());
  expect(settled).toEqual(read.slice(1));
});

test('removes every account although some fail', async () => {
  const removed: string[] = [];
  const forgotten: string[] = [];
  const run = finishRemovals.with({
    removal: {
      beginRemoval: async () => true,
      leavingUsers: async () =>
        ['first', 'second', 'third'].map((userId) => ({ userId, at: '2020-11-01T00:00:00.000Z' })),
      forgetRemoval: async ({ userId }: Leaving) => void forgotten.push(userId),
      finishRemoval: async (id: string) => {
        removed.push(id);
        if (id === 'first') await broken();
      },
    } as never,
  });
  await expect(run()).rejects.toThrow('1 failed; the others succeeded: broken');
  expect(removed).toEqual(['first', 'second', 'third']);
  expect(forgotten).toEqual(['second', 'third']);
});

const noPlay = { kind: 'no_play', outcome: {} as Answered } as const;

test('makes a slate for every sport although some fail', async () => {
  const loadedSports: string[] = [];
  const made: string[] = [];
  const run = makeSlate.with({
    pickPages: { pagePicks: async () => [] } as never,
    boardsOf: () => async (sport) => {
      loadedSports.push(sport);
      return loadedSports.length === 1 ? broken() : { games: [], notes: [] };
    },
    slate: {
      predict: async (_style, sport) => {
        made.push(sport);
        return noPlay;
      },
    },
  });
  await expect(run()).rejects.toThrow('1 failed; the others succeeded: broken');
  expect([...new Set(loadedSports)]).toEqual(['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL', 'GOLF']);
  expect([...new Set(made)]).toEqual(['NFL', 'NHL', 'MLB', 'MLS', 'CFL', 'GOLF']);
});

test('uses only games that have not started by the time each prediction is made', async () => {
  let time = Date.parse('2026-11-22T17:00:00Z');
  const times: string[] = [];
  const run = makeSlate.with(
    {
      pickPages: { pagePicks: async () => [] } as never,
      boardsOf: () => async () => ({ games: [], notes: [] }),
      slate: {
        predict: async (_style, _sport, _board, _used, now) => {
          times.push(now.toISOString().slice(11, 16));
          time += 60_000;
          return noPlay;
        },
      },
    },
    () => new Date(time),
  );
  await run();
  expect(times.slice(0, 3)).toEqual(['17:00', '17:01', '17:02']);
});

test('never puts a game on a day’s slate twice, even across runs', async () => {
  const seen: string[][] = [];
  const leg = { gameId: 'NFL-7' };
  const day = torontoDay(new Date());
  const before = { day, sport: 'NFL', promptLogId: `${day}-NFL-single`, metadata: { legs: [leg] } };
  const run = makeSlate.with({
    pickPages: { pagePicks: async () => [before] } as never,
    boardsOf: () => async () => ({ games: [], notes: [] }),
    slate: {
      predict: async (style, sport, _board, used) => {
        if (sport === 'NFL') seen.push([style.name, ...used]);
        return noPlay;
      },
    },
  });
  await run();
  expect(seen).toEqual([
    ['coin-flip', 'NFL-7'],
    ['parlay', 'NFL-7'],
    ['hail-mary', 'NFL-7'],
  ]);
});
