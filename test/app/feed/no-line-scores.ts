/** In place of `withLineScores`, for tests whose feed has no pages of scores. */
import type { withLineScores } from '../../../lambdas/app/feed/line-scores.ts';

export const noLineScores: typeof withLineScores = (_sport, games) =>
  Promise.resolve({ games, problem: null });
