/** What the model was asked and what came of it, in numbers; for whoever asks it. */

import { metric } from '../../telemetry/metrics.ts';
import type { Advice } from './advice.ts';

export const isFailure = ({ kind }: Advice): boolean => kind !== 'answer' && kind !== 'no-bet';

/** Counts nothing where there was nothing to choose from, so that the model was not asked. */
export function countModelCall(said: Advice): void {
  const tokens = 'tokens' in said ? said.tokens : undefined;
  if (said.kind === 'no-bet' && !tokens) return;
  metric('ModelCalls', 1);
  metric('ModelFailures', isFailure(said) ? 1 : 0);
  if (!tokens) return;
  metric('ModelTokensAsked', tokens.asked);
  metric('ModelTokensAnswered', tokens.answered);
}
