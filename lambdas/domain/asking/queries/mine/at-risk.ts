/** Recognizes a question about what the asker has staked on bets that are open: "how much do I have riding tonight". */
import { plainly } from '../reading/cues.ts';

const atRisk =
  '(?:at risk|(?:stand|stands|standing) to lose|(?:staked? |stakes )?(?:of|on|in) (?:my |all |the |all my )*open (?:bets|picks)|on (?:tonights|todays|tomorrows|sundays|mondays|saturdays) (?:games|slate)|riding|on the line|at stake|exposed|tied up|in play|in open (?:bets|picks)|staked|wagered)';
const now =
  '(?:tonight|today|tomorrow|now|right now|currently|at the moment|at present|in total|altogether|overall|still|open|on|in|of|my|all|the|s|bets?|picks?|games?|across|for|evening|this|weekend|week|(?:sun|mon|thurs|satur)days?|tonights|todays|tomorrows|slate)';
const asked = new RegExp(
  `^ (?:(?:so|and|ok|hey|just|any|anything|total|what is|how much|how many|stake|stakes|total stake|tell me|of|my|money|cash|dollars|do|have|i|is|am|are|got|currently|right now|ive|the|amount|total) )*(?:${atRisk}|(?:open )?exposure|open stakes?)(?: ${now})* $`,
);
const ofOwn = / (?:i|my|ive|im) /;
const ofAmount = / (?:how much|how many|what is|total|amount|exposure|any|anything) /;
/** What was staked is over; what is open has a word for it. */
const ofPast = / (?:staked|wagered) /;
const isOpen = / (?:tonight|tonights|todays|today|now|currently|at the moment|open|tomorrow) /;

/** Whether every word of a question asks for the stakes of open bets. */
export function asksAtRisk(prompt: string): boolean {
  const plain = plainly(prompt);
  if (!asked.test(plain) || !ofOwn.test(plain) || !ofAmount.test(plain)) return false;
  return !ofPast.test(plain) || isOpen.test(plain);
}
