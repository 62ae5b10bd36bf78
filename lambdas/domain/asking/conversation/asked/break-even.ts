/** The break-even of the price that was just shown: "what's it need to hit to break even", "and the implied %". */
import type { WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { isRuled, type RuledQuery } from '../../queries/reading/kinds.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';
import { priceOfPlay, priceSaid } from './priced/price-said.ts';

const lead =
  "(?:(?:convert|turn|translate|change|put|it|this|that|to|into|as|in|what|what's|whats|where|wheres|give me|show me|is|are|the|its|it's|my|that's|thats|a) )*";
const where =
  '(?: (?:there|here|on (?:it|that|this|those|these)|of (?:it|that|this)|at (?:that|this|those) (?:price|odds|number)|at (?:that|this)|for (?:it|that|this|me)|(?:on|of|for) (?:that|this|the) (?:one|bet|pick|price|parlay|play)|i need|needed))*';
const share = '(?:%|pct|percent(?:age)?|prob(?:s|ability)?|chances?|odds|rate|likelihood)';
const evens = new RegExp(`^${lead}break ?-?even(?: (?:point|win))?(?: ${share})?${where}$`);
const implied = new RegExp(`^${lead}implied(?: (?:win|winning))?(?: ${share})?${where}$`);

/** Of a sum, which has no other chance: "what's that as a percentage". */
export const asPercent = new RegExp(
  `^${lead}(?:(?:it|this|that) )*(?:(?:as|in) (?:an? )?(?:%|percent(?:age)?s?)|(?:probability|percentage|chances?|%|percent))${where}$`,
);

/** "How often does that have to win": what it needs, by how often or to break even. */
const needs =
  /^(?:what|whats|what's|how (?:often|much|many times(?: (?:out of|in) (?:a )?(?:10|100|ten|hundred))?)|(?:at )?what (?:win )?(?:rate|%|percent(?:age)?|clip))(?: (?:does|do|would|will|must|should|it|that|this|these|they|the|bet|pick|parlay|price|i|you|u|we|one|thing|actually|really|even|at))* (?:need|needs|have|has|gotta|got)(?: (?:to|it|that|this))*(?: (?:hit|win|cash|land|come in|happen|be right|be))?(?: (?:at|for|on|with) (?:that|this|those|these|the|it)(?: (?:price|odds|number|juice|bet))?)?(?: (?:for (?:me|it|this|that) )?(?:just )?(?:to )?(?:break even|be (?:profitable|worth it)|profit|make (?:money|a profit|sense)|not lose money|come out even))?$/;
const often = /^(?:how|(?:at )?what (?:win )?(?:rate|%|percent|clip))/;
const even = /(?:break even|profit|profitable|worth it|make money|make sense|not lose money|come out even)$/;

/** @returns undefined if it asks for something else, or if no price was shown */
export function breakEvenOf(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt);
  const isImplied = implied.test(text);
  const isNeed = needs.test(text) && (often.test(text) || even.test(text));
  const [last, ...others] = turn.asked ?? [];
  // Of a record it is what was won of all that was staked.
  const isOfSum = last?.ask === 'sum' && last.sum !== 'record' && asPercent.test(text);
  if (!isImplied && !isNeed && !evens.test(text) && !isOfSum) return undefined;
  if (turn.play) {
    const own = priceOfPlay(turn.play);
    if (own === null) return turn.askId === null ? undefined : { kind: 'about', what: 'chance' };
    return sumOf({ format: 'american', value: own }, isImplied);
  }
  const said = last ? undefined : priceSaid(turn);
  if (said !== undefined) return sumOf({ format: 'american', value: said }, isImplied);
  if (!last || others.length > 0 || !isRuled(last)) return undefined;
  const odds = oddsOf(last);
  if (odds) return sumOf(odds, isImplied || isOfSum);
  // The verdict on the best price says what it must win.
  return last.ask === 'check' ? { kind: 'queries', queries: [last], isAside: true } : undefined;
}

const sumOf = (odds: WrittenOdds, isImplied: boolean): Heard => ({
  kind: 'queries',
  queries: [
    isImplied ? { ask: 'sum', sum: 'convert', odds, to: 'percent' } : { ask: 'sum', sum: 'break_even', odds },
  ],
  isAside: true,
});

function oddsOf(last: RuledQuery): WrittenOdds | undefined {
  if (last.ask === 'sum')
    return last.sum === 'parlay'
      ? productOf(last.legs)
      : 'odds' in last && last.odds && !Array.isArray(last.odds)
        ? last.odds
        : undefined;
  if (last.ask !== 'check') return undefined;
  const price = last.price ?? (last.legs.length === 1 ? last.legs[0]?.price : null) ?? null;
  return price === null ? undefined : { format: 'american', value: price };
}

/** The odds of a parlay without a push. */
function productOf(legs: readonly WrittenOdds[]): WrittenOdds | undefined {
  if (!legs.every(({ format }) => format === 'american')) return undefined;
  const value = legs.reduce((product, { value: price }) => product * americanToDecimal(price), 1);
  return { format: 'decimal', value: Number(value.toFixed(3)) };
}
