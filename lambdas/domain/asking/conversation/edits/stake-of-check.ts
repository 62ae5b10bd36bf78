/** A verdict once more with what can be staked on it: "and with the max bet being 10". */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { dollarsOf } from '../../queries/reading/figures.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { maskedOf } from './masked.ts';

const words =
  /^(?:(?:and|but|ok|so|with|if|what|about|say|the|a|my|its|it's|it|is|was|be|being|that|only|just|has|have|having|there|there's|theres|i|can|could|let|lets|they|me|you|bet|put|max|maximum|limit|cap|capped|limited|most|stake|wager|bets|on|at|of|up|to|in) )*(?:D|N|L)(?: (?:max|maximum|limit|cap|though|tho|only|is|the|most|i|can|bet|on|it|at|bucks|dollars|stake|wager|a|per|that|bets|tops))*$/;
const ofMost = /\b(?:max|maximum|limit|limited|cap|capped|most|tops|up to)\b/;

/** @returns undefined if it says something else */
export function withMostStake(
  prompt: string,
  last: CheckQuery,
  context: QuestionContext,
): CheckQuery | undefined {
  const masked = maskedOf(prompt, context);
  const [figure, ...more] = masked?.figures ?? [];
  if (!masked || !figure || more.length > 0 || !words.test(masked.text) || !ofMost.test(masked.text))
    return undefined;
  const stake = dollarsOf(figure);
  return stake === undefined || stake <= 0 ? undefined : { ...last, stake };
}
