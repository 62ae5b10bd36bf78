/** Yes or no first, for a play that answers a question of that kind. The price decides: what costs money on average is a no. */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { costPerHundred } from '../../../feed/odds/value.ts';
import { costWords } from '../../english/numbers.ts';
import type { Candidate } from '../candidate.ts';
import { shareGame } from '../same-game/joint-of.ts';
import { chanceOf, payoutOf } from '../terms.ts';

/** Questions that a yes or a no answers; "is there" and "can you" ask for a pick. */
const asksYesOrNo =
  /^\W*(?:hey |yo |ok |so )*(?:should (?:i|we)|shall i|do i|(?:is|are|was) (?!there\b)|isnt |would you (?:bet|take|play|back)|worth (?:it|a|betting|taking))|\b(?:worth (?:it|a (?:bet|play|shot))|yes or no|good (?:bet|idea|price|play|pick))\s*\?*\s*$/i;

/** @returns undefined for a question of another kind, and for legs of one game, whose price only the user's book knows */
export function yesOrNo(prompt: string, legs: readonly Candidate[]): Note | undefined {
  if (!asksYesOrNo.test(prompt.trim()) || shareGame(legs)) return undefined;
  const odds = payoutOf(legs);
  const cost = costPerHundred(chanceOf(legs), odds);
  const answer = cost > 0 ? 'No, not by the price' : cost < 0 ? 'Yes, by the price' : 'It is even';
  const price = `${formatAmerican(odds)} at ${legs[0]?.book ?? ''}`;
  return { kind: cost > 0 ? 'negative_value' : 'edge', text: `${answer}: ${price} ${costWords(cost)}.` };
}
