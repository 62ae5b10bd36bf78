/** Checks an answer against its contract. */
import { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import type { Answered } from '../outcome.ts';

/** @returns contract violations */
export function brokenContract(answered: Answered): string[] {
  const { response, analysis, kind, charged, readBy, reading, notes, alternatives } = answered;
  const unread = 'unread' in answered ? (answered.unread ?? []) : [];
  const { legs, suggestion, analysis: lines } = analysis;
  const parsed = askForPlay.output.safeParse({
    response,
    promptAnalysis: analysis,
    kind,
    charged,
    readBy,
    unread,
    reading,
    notes,
    alternatives,
    promptLogId: null,
    remainingPrompts: 0,
  });
  // A bet that the user names can be tracked from the answer about it.
  const asked = 'asks' in answered ? (answered.asks ?? []) : [];
  const isOwn = kind === 'info' && asked.some((each) => each === 'check' || each === 'track');
  const counts = kind === 'play' && (legs.length !== suggestion.length || legs.length !== lines.length);
  return [
    ...(parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
    ...(counts ? [`${legs.length} legs, ${suggestion.length} suggestions, ${lines.length} lines`] : []),
    ...(kind !== 'play' && !isOwn && legs.length > 0 ? [`${kind} with ${legs.length} legs`] : []),
    ...(kind === 'clarify' && (alternatives.length < 2 || alternatives.length > 4)
      ? [`asks back with ${alternatives.length} readings`]
      : []),
    ...(kind === 'play' && legs.length === 0 ? ['a play without legs'] : []),
  ];
}
