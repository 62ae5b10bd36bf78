/** Metrics of an ask and of its model calls: requests, input and output tokens, and failures. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { metric } from '../../telemetry/metrics.ts';
import { isFailure, type Outcome } from './outcome.ts';

/** @param sport the sport selected next to the question */
export function countAsk(sport: Sport, outcome: Outcome): void {
  metric('Asks', 1, { Sport: sport });
  countModelCall(outcome);
  if (isFailure(outcome)) metric('AsksFailed', 1, { Reason: outcome.kind });
}

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
