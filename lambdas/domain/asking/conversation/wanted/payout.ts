/** Another payout of a bet that could not be had: "half that then", "ok +500", "closer to +800". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { settled } from '../../reading/settle.ts';
import type { Heard } from '../heard.ts';
import { payoutFor } from '../payouts.ts';

/** @returns undefined after a play, where no payout was asked for, and if the text says anything else */
export function payoutOfWanted(
  prompt: string,
  { play, asked, queries: [reading] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (play || asked || reading?.intent !== 'play' || reading.payout === null) return undefined;
  const nothing = { legs: [], chance: 0, price: null, without: [] };
  const heard = payoutFor(prompt, reading, nothing, context);
  if (heard?.kind !== 'play' || !('reading' in heard.next)) return heard;
  // How many legs it takes was open before, or was said.
  const { legs } = reading;
  return { ...heard, next: { ...heard.next, reading: settled({ ...heard.next.reading, legs }) } };
}
