/** The result of a prediction in a few words. */
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { PredictionResult } from '../../../../../lambdas/contracts/records/predictions.ts';
import { scoreName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { plural } from '../../../../../lambdas/domain/platform/format.ts';

type LegResult = PredictionResult['legs'][number];

/** `Final: Jets 20, Bills 27`, `Live: Jets 7, Bills 3` */
export function scoreWords({ game, score }: LegResult, leg: Leg): string {
  if (game === 'postponed') return 'Postponed';
  if (game === 'cancelled') return 'Canceled';
  if (score && (game === 'final' || game === 'live')) {
    return `${game === 'final' ? 'Final' : 'Live'}: ${scoreName(leg, score)}`;
  }
  if (game === 'final') return 'Final';
  return game === 'scheduled' ? 'Not started' : 'Started, no score yet';
}

const outcomes = { won: 'Won', lost: 'Lost', push: 'Push', void: 'Void', open: 'Open' } as const;

export const outcomeWords = ({ outcome }: LegResult) => outcomes[outcome];

/** For a single, its score; for a parlay, how many legs won: `2 of 3 legs won, 1 open`. */
export function resultWords({ legs: results }: PredictionResult, legs: readonly Leg[]): string {
  const [only, ...others] = results;
  const [leg] = legs;
  if (!only || !leg) return '';
  if (others.length === 0) return scoreWords(only, leg);
  const count = (outcome: LegResult['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const [won, open, dropped] = [count('won'), count('open'), count('push') + count('void')];
  return [
    `${won} of ${results.length} legs won`,
    open > 0 && `${open} open`,
    dropped > 0 && plural(dropped, 'push', 'pushes'),
  ]
    .filter(Boolean)
    .join(', ');
}
