/** Metrics of a model call: requests, input and output tokens, and failures. */
import { metric } from '../../telemetry/metrics.ts';
import type { Outcome } from './outcome.ts';

type Failure = Exclude<Outcome, { response: string }>;

export function isFailure(said: Outcome): said is Failure {
  return !('response' in said);
}

/** Counts nothing where the model was not asked. */
export function countModelCall(said: Outcome): void {
  const tokens = 'tokens' in said ? said.tokens : undefined;
  if (!isFailure(said) && !tokens) return;
  metric('ModelCalls', 1);
  metric('ModelFailures', isFailure(said) ? 1 : 0);
  if (!tokens) return;
  metric('ModelInputTokens', tokens.input);
  metric('ModelOutputTokens', tokens.output);
}
