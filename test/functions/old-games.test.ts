/** Asking when the stored games are stale: they are read again first, or the answer shows their age. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import { feedState, recordAttempt } from '../../lambdas/data/feed/feed-states.ts';
import * as pickPages from '../../lambdas/data/picks/pick-pages.ts';
import * as picks from '../../lambdas/data/picks/picks.ts';
import { handler as makeSlate } from '../../lambdas/functions/make-slate.ts';
import { call } from '../support/api.ts';
import { endFeedPause, forgetState, requestCount, whileFeedIs } from '../support/feed.ts';
import { newSubscriber } from '../support/people.ts';

async function ask(sport: Sport) {
  const { token } = await newSubscriber();
  const { status, body } = await call('prompt-process', {
    token,
    body: { prompt: 'One safe moneyline pick', sport },
  });
  expect(status).toBe(200);
  return body;
}

/** Makes the stored games look as if the feed was last read this long ago. */
async function makeOld(sport: Sport, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000);
  await recordAttempt(await feedState(sport), { at, isGood: true, problem: null });
}

const schedule = 'baseball/mlb_shedule';

describe('stale games', () => {
  test('are read again once for all simultaneous asks, and the answer does not mention it', async () => {
    await makeOld('MLB', 25);
    const before = await requestCount(schedule);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('MLB')));
    expect((await requestCount(schedule)) - before).toBe(1);
    for (const { response, promptAnalysis } of answers) {
      expect(promptAnalysis.legs).toHaveLength(1);
      expect(response).not.toContain(' old:');
    }
    const { readAt, problem } = await feedState('MLB');
    expect(Date.now() - Date.parse(readAt ?? '')).toBeLessThan(60_000);
    expect(problem).toBeNull();
  });

  test('are not read again before they are stale', async () => {
    await makeOld('MLB', 19);
    const before = await requestCount(schedule);
    await ask('MLB');
    expect(await requestCount(schedule)).toBe(before);
  });

  test.each([
    ['down', '503'],
    ['not-entitled', 'not entitled'],
    ['empty', 'empty list, but the table has upcoming games'],
  ] as const)('stay in use with their age shown if the feed is %s', async (mode, problem) => {
    await makeOld('MLB', 130);
    await whileFeedIs(mode, schedule, async () => {
      const { response, promptAnalysis } = await ask('MLB');
      expect(promptAnalysis.legs).toHaveLength(1);
      expect(response).toContain(
        'These MLB games and prices are 2 hours old: the feed could not be read since.',
      );
      expect(await feedState('MLB')).toMatchObject({ problem: expect.stringContaining(problem) });
    });
    await makeOld('MLB', 130);
    expect((await ask('MLB')).response).not.toContain(' old:');
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

  test('waits while stale games cannot be read again, and is made once they can', async () => {
    await makeOld('MLB', 130);
    await whileFeedIs('down', schedule, async () => {
      const made = await slate();
      expect(made).not.toContain('MLB');
      expect(made.length).toBeGreaterThan(0);
    });
    await makeOld('MLB', 130);
    expect(await slate()).toContain('MLB');
  });
});

test('a sport that was never read has its own message, not "nothing is scheduled"', async () => {
  await Promise.all([forgetState('CFL'), endFeedPause('CFL')]);
  await whileFeedIs('down', 'football/home', async () => {
    expect((await ask('CFL')).response).toBe('No play. The CFL games could not be read from the feed yet.');
  });
  await Promise.all([forgetState('CFL'), endFeedPause('CFL')]);
  expect((await ask('CFL')).response).toBe('No play. No upcoming CFL game is listed in the next 7 days.');
});

test('golf without prices names the current tournament instead', async () => {
  await forgetState('GOLF');
  const { response, promptAnalysis, remainingPrompts } = await whileFeedIs(
    'empty',
    'getodds/soccer?cat=golf_10',
    () => ask('GOLF'),
  );
  // Depending on the weekday, the tournament is in progress or upcoming.
  expect(response).toMatch(
    /^No play. Golf is not priced right now, so there is nothing to suggest. .*Wyndham Championship 2026/,
  );
  expect([promptAnalysis.legs, remainingPrompts]).toEqual([[], 50]);
  await forgetState('GOLF');
});
