/** What a stake on a play wins, for a question that asks for both: "who do you like, and what would 50 on it pay". */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import { americanToDecimal, formatAmerican } from '../../../feed/odds/odds.ts';
import { dollars } from '../../../platform/format.ts';
import type { Candidate } from '../candidate.ts';
import { shareGame } from '../same-game/joint-of.ts';
import { payoutOf } from '../terms.ts';

/** A stake alone is what somebody has, and asks for nothing. */
const asksWhatItPays =
  /\b(?:what|whats|how much)\b.*\b(?:pays?|paying|wins?|returns?|nets?|makes?|gets?|profits?|payout|pay out|come back)\b|\b(?:payout|pays what|pays how much)\b/i;

/**
 * @param stake in dollars
 * @returns undefined for a question without a stake or a payout, and for legs of one game, whose price only the user's book knows
 */
export function whatItPays(
  prompt: string,
  stake: number | null,
  legs: readonly Candidate[],
): Note | undefined {
  if (stake === null || !asksWhatItPays.test(prompt) || shareGame(legs)) return undefined;
  const odds = payoutOf(legs);
  const returned = stake * americanToDecimal(odds);
  return {
    kind: 'edge',
    text: `${dollars(stake)} at ${formatAmerican(odds)} wins ${dollars(returned - stake)}, so ${dollars(returned)} comes back with the stake.`,
  };
}
