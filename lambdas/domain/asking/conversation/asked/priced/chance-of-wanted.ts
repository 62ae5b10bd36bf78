/** "How likely is that honestly" after a bet at some price could not be had: the chance that the price itself stands for. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Heard } from '../../heard.ts';
import { leastOfAround } from '../../payouts.ts';
import { bareOf } from '../around.ts';

const it =
  '(?:it|that|this|one|those|these|something like that|one like that|a bet like that|that (?:to )?(?:hit|win|cash)|(?:that|this) (?:bet|parlay|one|price|long ?shot|payout))';
const hits =
  '(?: (?:of|on|that|for|to|actually|really|even|ever|hit|hits|hitting|win|wins|winning|cash|cashes|cashing|come|comes|coming|in|happen|happening|happens|land|landing|lands|honestly|realistically))*';
/** Whether a question asks how likely the bet that was spoken of is. */
export const asksChance = new RegExp(
  `^(?:so |and |but |honestly |realistically )*(?:how (?:likely|probable|realistic|often)(?: (?:is|would|does|do|are|will))?(?: ${it})?(?: be)?${hits}|(?:what|whats|what's|what is|what are|what're)(?: (?:is|are|would be))? (?:the |my |its |our )?(?:real |actual |true )?(?:chances?|probability|likelihood|odds)(?: (?:of|on|that|for))?(?: ${it})?${hits}|what chance (?:does|has|would) ${it}(?: have| got)?|does ${it}${hits} (?:have|stand) (?:a|any) (?:chance|shot|prayer)|(?:is|does) ${it} (?:ever |even |realistically |actually |really )*(?:likely|realistic|hit|happen|cash))$`,
);

/** @returns undefined if it asks for something else, or after any other answer */
export function chanceOfWanted(prompt: string, { play, asked, queries: [reading] }: Turn): Heard | undefined {
  if (play || asked || reading?.intent !== 'play' || !asksChance.test(bareOf(prompt))) return undefined;
  const { payout, price, legs } = reading;
  const wanted = payout ?? ((legs?.max ?? 1) === 1 ? price : null);
  const least = wanted?.min ?? null;
  if (wanted === null || least === null || least < 100) return undefined;
  // "+1000" is read as from a bit less to a bit more.
  const odds = Math.round(wanted.max === null ? least : least / leastOfAround);
  return {
    kind: 'queries',
    queries: [{ ask: 'sum', sum: 'convert', odds: { format: 'american', value: odds }, to: null }],
    isAside: true,
    says: 'We found no such bet, so this is the chance that its price stands for. Bets win a bit less often than their price says:',
  };
}
