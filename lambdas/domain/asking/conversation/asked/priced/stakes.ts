/** How much to stake on the bet that was shown: "how much would you put on it", "how big should I go". */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { daysOfLast, firstShown } from '../../compared/one-shown.ts';
import type { Heard } from '../../heard.ts';
import { bareOf } from '../around.ts';
import { judgedAgain } from '../words-of-bet.ts';

const it =
  '(?:it|this|that|them|those|these|one|each(?: (?:one|of (?:them|those|these)))?|(?:the|this|that|a) (?:bet|pick|one|play|parlay|spread|total|side|moneyline|prop|game|ticket))';
const who = '(?:i|you|u|we|one|someone)';
const would = "(?:should|would|do|does|can|could|must|'d)";
const risk = '(?:put|bet|stake|risk|wager|lay|place|spend|play|throw|invest)';
const part = '(?:of (?:my|the|your|a) (?:bankroll|roll|money)|units?|money|cash|dollars?)';
const stakes = [
  `how (?:much|many)(?: ${part})* ${would} ${who} (?:(?:actually|really|want to|be|personally|honestly) )*${risk}(?:ing)?(?: (?:down|in))?(?: ${part})?(?: (?:on|in|for|into))? ?(?:${it})?(?: ${part})?`,
  `how (?:big|large|much) (?:of )?(?:a |an )?(?:bet|stake|wager|unit)?(?: size)? ?(?:${would} ${who} (?:make|place|go|be|bet|put)(?: (?:it|that|this))?|should (?:it|that|the (?:bet|stake|wager)) be|is (?:right|sensible|reasonable))(?: (?:on|for|with) ${it})?`,
  `what (?:stake|bet size|size|amount|percentage|percent|share|part|unit size)(?: ${part})*(?: ${would} ${who} (?:${risk}|use|suggest|recommend|go with|make)| (?:would|do|should) (?:you|i) (?:suggest|recommend|use)| (?:is|would be|makes) (?:right|sensible|reasonable|good|sense|best))(?: ${it})?(?: (?:on|for|with) ${it})?`,
  `(?:what'?s|what is|what would be) (?:a|the|your) (?:good|right|sensible|reasonable|smart|fair|suggested|recommended|ideal|proper)? ?(?:stake|bet size|amount|wager|unit size|size)(?: (?:to (?:bet|put|risk|stake))?(?: ?(?:on|for|with) ${it})?)?`,
  `what size(?: of)?(?: an?)? (?:bet|stake|wager|unit|play)(?: (?:makes sense|${would} ${who} (?:make|place|use|suggest|recommend)|(?:is|would be) (?:right|sensible|reasonable|good|smart)))?(?: (?:here|(?:on|for|with) ${it}))?`,
  `how much (?:is|would be) (?:right|sensible|reasonable|smart|safe|okay|ok)(?: to ${risk})?(?: (?:on|for) ${it})?`,
  `how much (?:to|on|for) (?:${risk}|${it})(?: (?:on|in|for) ${it})?`,
  `how much of (?:my|the|a) (?:bankroll|roll)(?: ${would} ${who} ${risk}(?: (?:on|in) ${it})?| (?:for|on) ${it})?`,
].map((each) => new RegExp(`^(?:so )?(?:${each})$`));

/** @returns undefined if it asks for something else, or if no bet was shown that has a price */
export function stakeOn(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  if (!stakes.some((pattern) => pattern.test(text))) return undefined;
  const judged = judgedAgain(turn, 'stake');
  if (judged) return judged;
  const bet = turn.play ? undefined : firstShown(turn);
  if (!bet) return ofNoPrice(turn);
  const open = { price: null, book: null, boost: null, isBonus: false, against: false, chance: null };
  return {
    kind: 'queries',
    queries: [{ ask: 'check', legs: [bet], ...open, ...daysOfLast(turn) }],
    isAside: true,
    opens: 'stake',
  };
}

/** Of a bet whose price is not judged, such as a parlay of one game: what holds for every bet. */
const ofNoPrice = ({ play }: Turn): Heard | undefined =>
  play && {
    kind: 'queries',
    queries: [{ ask: 'explain', terms: ['bankroll'] }],
    isAside: true,
    says: 'Most bettors stake a flat 1% to 2% of their bankroll, $10 to $20 of $1,000, and less on a parlay.',
  };
