/** Parts of a refresh in place of the real ones, for tests whose feed has no pages of scores and no further markets. */
import type { withLineScores } from '../../../lambdas/app/feed/line-scores.ts';
import type * as gameMarkets from '../../../lambdas/data/feed/game-markets.ts';

export const noLineScores: typeof withLineScores = (_sport, games) =>
  Promise.resolve({ games, problem: null });

export const noGameMarkets: typeof gameMarkets = {
  marketsOfGames: async () => new Map(),
  marketsOf: async () => [],
  storeMarkets: async () => ({ stored: 0, dropped: 0 }),
};
