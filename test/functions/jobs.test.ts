/** What a clock runs: one thing that fails keeps none of the others waiting, and is told of in the end. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { handler as finishRemovals } from '../../lambdas/functions/finish-removals.ts';
import { handler as makeSlate } from '../../lambdas/functions/make-slate.ts';
import { handler as refreshGames } from '../../lambdas/functions/refresh-games.ts';
import { newGame } from '../support/asks.ts';

const broken = () => Promise.reject(new Error('broken'));

test('every sport is read and every game graded, whichever of them fails', async () => {
  const read: string[] = [];
  const graded: string[] = [];
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
  });
  await expect(run()).rejects.toThrow('6 failed; the others were done');
  expect(read).toEqual(['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL']);
  expect(graded).toEqual(Array.from({ length: 5 }, () => [bad.id, good.id]).flat());
});

test('every account is removed, whichever of them fails', async () => {
  const removed: string[] = [];
  const run = finishRemovals.with({
    removal: {
      leavingUsers: async () => ['first', 'second', 'third'],
      finishRemoval: async (id: string) => {
        removed.push(id);
        if (id === 'first') await broken();
      },
    } as never,
  });
  await expect(run()).rejects.toThrow('1 failed; the others were done');
  expect(removed).toEqual(['first', 'second', 'third']);
});

test('every sport of games gets its slate, whichever of them fails', async () => {
  const looked: string[] = [];
  const made: string[] = [];
  const run = makeSlate.with({
    picks: { findSavedMark: async () => undefined } as never,
    outlook: {
      kept: async (sport: string) => looked.push(sport),
      outlook: async () => (looked.length === 1 ? broken() : { games: [], notes: [] }),
    } as never,
    advice: {
      advise: async ({ sport }: { sport: string }) => {
        made.push(sport);
        return { kind: 'no-bet' };
      },
    } as never,
  });
  await expect(run()).rejects.toThrow('1 failed; the others were done');
  expect(looked).toEqual(['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL']);
  expect([...new Set(made)]).toEqual(looked.slice(1));
});

test('a slate that takes long is made of games that have not started by then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const run = makeSlate.with({
    picks: { findSavedMark: async () => undefined } as never,
    outlook: { kept: async () => ({}), outlook: async () => ({ games: [], notes: [] }) } as never,
    advice: {
      advise: async ({ now }: { now: Date }) => {
        asked.push(now.toISOString().slice(11, 16));
        vi.setSystemTime(Date.now() + 60_000);
        return { kind: 'timed-out' };
      },
    } as never,
  });
  await run();
  expect(asked.slice(0, 3)).toEqual(['17:00', '17:01', '17:02']);
});
