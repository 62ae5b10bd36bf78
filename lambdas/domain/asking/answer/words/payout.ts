/** What a stake on a play wins: "10 on the Lions", "who do you like, and what would 50 on it pay", "turn 20 into 100". */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { americanToDecimal, formatAmerican } from '../../../feed/odds/odds.ts';
import { dollars } from '../../../platform/format.ts';
import type { Candidate } from '../candidate.ts';
import { shareGame } from '../same-game/joint-of.ts';
import { payoutOf } from '../terms.ts';

const asksWhatItPays =
  /\b(?:what|whats|how much)\b.*\b(?:pays?|paying|wins?|returns?|nets?|makes?|gets?|profits?|payout|pay out|come back)\b|\b(?:payout|pays what|pays how much)\b/i;

/** What somebody has in all, or splits over several bets, is no stake of this one. */
const isOfSeveral =
  /\b(?:bank ?roll|roll|budget|balance|account|acct|deposit(?:ed)?|left|to my name|paycheck|split(?:ting)?|spread (?:it|out|over|across)|across|units?|\du|kelly|free bets?|bonus bets?)\b|(?:%|percent) of/i;

/** "Turn $20 into 100", "5 bucks to win 200": what is staked beside what it is to pay. */
const turned =
  /(?<![\d.+-])\$? ?(\d{1,5}(?:\.\d{1,2})?)(?: ?(?:dollars?|bucks))? (?:into|to (?:win|make|get|return|pay))(?: (?:like|about|around|roughly|maybe|at least|over|me|a))* \$? ?\d{2,}/i;

/**
 * @returns undefined for a question without a stake, for one of several bets, and for legs of one game, whose price only the user's
 *   book knows
 */
export function whatItPays(
  prompt: string,
  { budget, payout = null, slips }: Pick<Reading, 'budget'> & Partial<Pick<Reading, 'payout' | 'slips'>>,
  legs: readonly Candidate[],
): Note | undefined {
  const [, sum] = (payout && turned.exec(prompt)) ?? [];
  const stake = budget ?? (sum === undefined ? null : Number(sum));
  const isOfOther = slips !== undefined || isOfSeveral.test(prompt);
  const part = stake !== null && slips?.kind === 'singles' ? partOf(stake, slips.count, prompt) : undefined;
  if (part !== undefined) return { kind: 'edge', text: `${part.words}${winsAt(part.stake, legs)}` };
  if (stake === null || shareGame(legs) || (isOfOther && !asksWhatItPays.test(prompt))) return undefined;
  return { kind: 'edge', text: winsAt(stake, legs) };
}

function winsAt(stake: number, legs: readonly Candidate[]): string {
  const odds = payoutOf(legs);
  const returned = stake * americanToDecimal(odds);
  return `${dollars(stake)} at ${formatAmerican(odds)} wins ${dollars(returned - stake)}, so ${dollars(returned)} comes back with the stake.`;
}

const ofEach = /\b(?:each|apiece|a ?piece|per (?:bet|play|pick|one|single|game))\b/i;
const isSharedOut =
  /\b(?:spread|split|divid|divvy|break|distribut|chop)\w*\b.*\b(?:over|across|into|between|among|amongst|on|to)\b|\b\d+ (?:bucks |dollars )?(?:over|across) (?:\d|two|three|four|five|six|seven|eight)\b/i;

/** "20 on each of three bets", "$60 split over three": what is staked on one of them. */
function partOf(
  stake: number,
  count: number | null,
  prompt: string,
): { readonly words: string; readonly stake: number } | undefined {
  if (ofEach.test(prompt)) return { words: '', stake };
  if (count === null || !isSharedOut.test(prompt)) return undefined;
  const part = Math.floor((stake / count) * 100) / 100;
  return { words: `${dollars(stake)} over ${count} singles is ${dollars(part)} on each. `, stake: part };
}
