/** Sample figures of the administrators' portal. */
import type { getAnalytics } from '../../../../lambdas/contracts/accounts/admin.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';

const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
/** No question of any outcome. */
export const noOutcomes = { play: 0, no_play: 0, clarify: 0, info: 0, care: 0, failed: 0 };

/** The figures of three days. @param signUps of each day */
export const figures = (signUps: readonly number[]): OutputOf<typeof getAnalytics> => ({
  userStats: {
    totalUsers: 3,
    newUsers: 3,
    userGrowth: dates.map((date, nth) => ({
      date,
      count: signUps[nth] ?? 0,
      total: signUps.slice(0, nth + 1).reduce((sum, count) => sum + count, 0),
    })),
  },
  subscriptionStats: {
    subscriptionCounts: { free: 1, core: 1, pro: 1, elite: 0 },
    subscribers: { core: 1, pro: 1 },
    pastDue: 0,
    started: 2,
    ended: 1,
    renewed: 0,
    activeAtStart: 0,
    churn: null,
  },
  revenueStats: {
    monthlyRecurring: 34.98,
    revenueInPeriod: 9.99,
    revenueByDay: dates.map((date, nth) => ({ date, core: nth === 1 ? 9.99 : 0, pro: 0 })),
  },
  promptStats: { totalPrompts: 4, promptsInPeriod: 4, promptsBySport: { NBA: 3, CFL: 1 } },
  askStats: {
    asksInPeriod: 5,
    asksByOutcome: { ...noOutcomes, play: 4, failed: 1 },
    asksByDay: dates.map((date, nth) => ({ date, ...noOutcomes, ...(nth === 2 && { play: 4, failed: 1 }) })),
    substituted: 1,
    substitutionRate: 25,
    tokens: { input: 12_000, output: 1_500 },
    modelCost: 0.01,
    costPerAsk: 0.00144,
  },
  trackerStats: {
    totalPicks: 2,
    picksInPeriod: 2,
    picksByStatus: { pending: 1, hit: 1, miss: 0, push: 0 },
  },
});
