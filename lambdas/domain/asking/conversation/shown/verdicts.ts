/** How likely a bet is that was shown, and what its price is worth: the verdict on it, once more or for the first time. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { bareOf } from '../asked/around.ts';
import { judgedAgain } from '../asked/words-of-bet.ts';
import type { Heard } from '../heard.ts';
import type { Shown } from './subject.ts';

const edge = '(?:edge|ev|expected value|value|advantage|overlay)';
const namesEdge = new RegExp(`\\b${edge}\\b`, 'i');

/** @returns undefined where no bet was shown */
export function verdictOn(prompt: string, { last, odds }: Shown, turn: Turn): Heard | undefined {
  const isOfEdge = namesEdge.test(prompt);
  if (last?.ask === 'sum')
    return odds
      ? { kind: 'queries', queries: [{ ask: 'sum', sum: 'break_even', odds }], isAside: true }
      : undefined;
  // What the play shown says of its chance is in its own answer.
  if (!last && !isOfEdge) return undefined;
  const judged = judgedAgain(turn, 'edge');
  if (isOfEdge || judged?.kind !== 'queries') return judged;
  const { opens: _, ...plain } = judged;
  return plain;
}

/** "So what's my edge there", "is there any ev in that": of the bet, and no wish for another. */
const ofEdge = new RegExp(
  `^(?:(?:so|and|what|whats|what's|how|much|big|is|are|there|any|an|a|my|the|of|do|does|did|i|we|have|get|getting|got|it|that|this|really|actually|even|kind|sort|total|positive|actual|real) )*(?:\\+ ?ev|${edge})(?: (?:here|there|in|on|at|with|for|is|does|do|that|this|it|price|number|odds|one|bet|have|i|get|getting|got|a|as|or|and|percent|percentage|cents|points|dollars|terms|of|%|wise|exactly|really))*$`,
);

/** @returns undefined if it asks for something else, or if no bet was shown */
export const edgeOf = (prompt: string, turn: Turn): Heard | undefined => {
  const text = bareOf(prompt);
  // "Any value" alone is a wish.
  const isOfBet = /^(?:what|how|is|do|does|so)|\b(?:here|there|that|this|it|my)\b/.test(text);
  return ofEdge.test(text) && isOfBet ? judgedAgain(turn, 'edge') : undefined;
};
