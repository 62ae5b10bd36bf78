/** Checks an answer against its contract. */
import { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import type { Answered } from '../outcome.ts';

/** @returns contract violations */
export function brokenContract({
  response,
  analysis,
  kind,
  charged,
  reading,
  notes,
  alternatives,
}: Answered): string[] {
  const { legs, suggestion, analysis: lines } = analysis;
  const parsed = askForPlay.output.safeParse({
    response,
    promptAnalysis: analysis,
    kind,
    charged,
    reading,
    notes,
    alternatives,
    promptLogId: null,
    remainingPrompts: 0,
  });
  const counts = kind === 'play' && (legs.length !== suggestion.length || legs.length !== lines.length);
  return [
    ...(parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
    ...(counts ? [`${legs.length} legs, ${suggestion.length} suggestions, ${lines.length} lines`] : []),
    ...(kind !== 'play' && legs.length > 0 ? [`${kind} with ${legs.length} legs`] : []),
    ...(kind === 'play' && legs.length === 0 ? ['a play without legs'] : []),
  ];
}
