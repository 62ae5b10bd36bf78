/** Asking when the stored prices are old: nothing is read from the feed, and the answer shows their age. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import type { SportBoard } from '../../lambdas/data/feed/board-item.ts';
import { allBoards, storeBoard } from '../../lambdas/data/feed/boards.ts';
import * as pickPages from '../../lambdas/data/picks/pick-pages.ts';
import * as picks from '../../lambdas/data/picks/picks.ts';
import { neverRead } from '../../lambdas/domain/feed/games/freshness.ts';
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { handler as makeSlate } from '../../lambdas/functions/make-slate.ts';
import { handler } from '../../lambdas/functions/prompt-process.ts';
import { eventOf } from '../support/event.ts';
import { requestCount } from '../support/feed.ts';
import { copyFeed, useOwnTable } from '../support/own-table.ts';
import { newSubscriber } from '../support/people.ts';

beforeAll(async () => {
  await useOwnTable();
  for (const sport of ['NFL', 'NBA', 'NHL', 'MLB'] as const) await copyFeed(sport);
});

async function ask(sport: Sport) {
  const { token } = await newSubscriber();
  const body = { prompt: 'One safe moneyline pick', sport };
  const answer = await handler(eventOf('prompt-process', { token, body }));
  expect(answer.statusCode).toBe(200);
  return JSON.parse(answer.body ?? '');
}

/** Makes the board of a sport look as if the feed was last read this long ago. */
async function makeOld(sport: Sport, minutes: number): Promise<void> {
  const board = (await allBoards(new Date())).get(sport);
  if (!board) throw new Error(`there is no board of ${sport}`);
  await storeBoard({ ...board, readAt: new Date(Date.now() - minutes * 60_000).toISOString() });
}

const empty = (sport: Sport, more: Partial<SportBoard> = {}): SportBoard => ({
  ...neverRead,
  sport,
  teams: [],
  games: [],
  players: {},
  cut: [],
  ...more,
});

describe('prices', () => {
  test.each([
    [130, '2 hours'],
    [25, '25 minutes'],
  ])(
    'of %i minutes ago stay in use with their age shown, and the feed is not asked',
    async (minutes, age) => {
      await makeOld('MLB', minutes);
      const before = await requestCount('baseball/mlb_shedule');
      const { response, promptAnalysis } = await ask('MLB');
      expect(promptAnalysis.legs).toHaveLength(1);
      expect(response).toContain(
        `These MLB games and prices are ${age} old: the feed could not be read since.`,
      );
      expect(await requestCount('baseball/mlb_shedule')).toBe(before);
    },
  );

  test('of 19 minutes ago are used without a note', async () => {
    await makeOld('MLB', 19);
    const { response, promptAnalysis } = await ask('MLB');
    expect(promptAnalysis.legs).toHaveLength(1);
    expect(response).not.toContain(' old:');
  });
});

describe('the slate', () => {
  /** Makes a day's slate as the first run of the day, without saving it. */
  async function slate(): Promise<Sport[]> {
    const made: picks.Pick[] = [];
    const kept = {
      ...picks,
      savePick: async (pick: picks.Pick) => {
        made.push(pick);
        return { pick, created: true };
      },
    };
    const none = { ...pickPages, pagePicks: async () => [] };
    await makeSlate.with({ picks: kept, pickPages: none })();
    return [...new Set(made.map(({ sport }) => sport))];
  }

  test('waits while prices are old, and is made once they are not', async () => {
    const [sport] = await slate();
    if (!sport) throw new Error('no sport has a game for the slate');
    await makeOld(sport, 130);
    expect(await slate()).not.toContain(sport);
    await makeOld(sport, 1);
    expect(await slate()).toContain(sport);
  });
});

test('a sport that was never read has its own message, not "nothing is scheduled"', async () => {
  const unread = 'No play. The CFL games could not be read from the feed yet.';
  expect((await ask('CFL')).response).toBe(unread);
  await storeBoard(empty('CFL'));
  expect((await ask('CFL')).response).toBe(unread);
  await storeBoard(empty('CFL', { readAt: new Date().toISOString() }));
  const last = new Date(`${addDays(leagueDay(new Date()), 7)}T12:00:00Z`);
  const through = last.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  expect((await ask('CFL')).response).toBe(`No play. No upcoming CFL game is listed through ${through}.`);
});

test('golf without prices names the current tournament instead', async () => {
  const live = { id: '1', name: 'Example Open', status: 'In progress', from: null, to: null, leaders: [] };
  await storeBoard(
    empty('GOLF', { readAt: new Date().toISOString(), tournaments: { live: [live], season: [] } }),
  );
  const { response, promptAnalysis, remainingPrompts } = await ask('GOLF');
  expect(response).toBe(
    'No play. Golf is not priced right now, so there is nothing to suggest. On now: Example Open (In progress).',
  );
  expect([promptAnalysis.legs, remainingPrompts]).toEqual([[], 50]);
});
