/** Metrics of a model call: requests, input and output tokens, and failures. */
import { metric } from '../../telemetry/metrics.ts';
import { isFailure, type Outcome } from './outcome.ts';

/** Counts nothing if the model was not called. */
export function countModelCall(outcome: Outcome): void {
  const tokens = 'tokens' in outcome ? outcome.tokens : undefined;
  if (!isFailure(outcome) && !tokens) return;
  metric('ModelCalls', 1);
  metric('ModelFailures', isFailure(outcome) ? 1 : 0);
  if (!tokens) return;
  metric('ModelInputTokens', tokens.input);
  metric('ModelOutputTokens', tokens.output);
}
