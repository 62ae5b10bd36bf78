/** Business analytics of the admin portal. */
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../lambdas/domain/platform/calendar.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { newAdmin } from '../support/admins.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { newSubscriber } from '../support/people.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await newAdmin());
});

const numbers = (query: Record<string, string> = {}) => call('admin-analytics', { token, query });
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

describe('admin-analytics', () => {
  test.each([
    [{}, 30],
    [{ period: '' }, 30],
    [{ period: '7d' }, 7],
    [{ period: '30d' }, 30],
    [{ period: '90d' }, 90],
  ])('period %j returns one entry a day, with today last', async (query, length) => {
    const before = torontoDay(new Date());
    const { status, body } = await numbers(query as Record<string, string>);
    expect(status).toBe(200);
    const { userGrowth } = body.userStats;
    expect(userGrowth).toHaveLength(length);
    const last = userGrowth.at(-1).date;
    expect([before, torontoDay(new Date())]).toContain(last);
    expect(userGrowth.map(({ date }: { date: string }) => date)).toEqual(
      Array.from({ length }, (_, nth) => addDays(last, nth - length + 1)),
    );
  });

  test('counts activity at once, and the parts add up to the totals', async () => {
    const { body: before } = await numbers();
    const { user, token: session } = await newSubscriber('core');
    const ask = await storeAnswer(user.id, [legOn(newGame())]);
    const saved = await call('tracker-save', { token: session, body: { promptLogId: ask.id } });
    await call('tracker-update', {
      token: session,
      method: 'PUT',
      body: { pickId: saved.body.pick.id, status: 'hit' },
    });
    const { body } = await numbers();
    // Other tests create users and picks at the same time.
    for (const of of [
      (each: typeof body) => each.userStats.totalUsers,
      (each: typeof body) => each.userStats.newUsers,
      (each: typeof body) => each.promptStats.totalPrompts,
      (each: typeof body) => each.promptStats.promptsInPeriod,
      (each: typeof body) => each.trackerStats.totalPicks,
      (each: typeof body) => each.trackerStats.picksInPeriod,
    ]) {
      expect(of(body)).toBeGreaterThan(of(before));
    }
    const { userStats, subscriptionStats, promptStats, trackerStats } = body;
    expect(sum(subscriptionStats.subscriptionCounts)).toBe(userStats.totalUsers);
    expect(Object.keys(subscriptionStats.subscriptionCounts)).toEqual(['free', 'core', 'pro', 'elite']);
    expect(sum(promptStats.promptsBySport)).toBe(promptStats.totalPrompts);
    expect(sum(trackerStats.picksByStatus)).toBe(trackerStats.totalPicks);
    expect(trackerStats.picksByStatus.hit).toBeGreaterThan(0);
    const { askStats, revenueStats } = body;
    expect(sum(askStats.asksByOutcome)).toBe(askStats.asksInPeriod);
    expect(askStats.asksByOutcome.play).toBeGreaterThanOrEqual(promptStats.promptsInPeriod);
    expect(askStats.asksByDay).toHaveLength(30);
    expect(revenueStats.revenueByDay).toHaveLength(30);
    expect(userStats.userGrowth.at(-1).total).toBeGreaterThanOrEqual(userStats.newUsers);
    const growth = userStats.userGrowth.map(({ count }: { count: number }) => count);
    expect(growth.reduce((a: number, b: number) => a + b, 0)).toBe(userStats.newUsers);
  });

  test.each(['1d', '30', '365d', '__proto__', '30d,30d'])('refuses period %s with 400', async (period) => {
    const answer = await numbers({ period });
    expect([answer.status, answer.body.error]).toEqual([400, 'period must be one of: 7d, 30d, 90d']);
  });
});
