/** "What pays more, $30 on +180 or $40 on +130": what each of two stakes wins at its price. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { plainlySaid } from '../../sum/plain/said.ts';

const asks =
  "(?:what|which)(?:'s| is| one| bet| of these| would| will| does)*(?: the)? (?:pays?|wins?|returns?|nets?|profits?|makes?|gets? me|bigger|better|larger|higher)(?: me| us| out| back)?(?: the)?(?: more| better| most| bigger| payout| pay out| profit| return| win)*";
const stake = '(?:a |putting |betting )?\\$?(\\d{1,6}(?:\\.\\d{1,2})?)(?: ?(?:bucks|dollars))?';
const price = '([+-]\\d{3,5})';
const bet = `${stake} (?:on|at|@|on a|at odds of) ${price}`;
const form = new RegExp(`^ (?:so |ok )?${asks} ?[,-]? ?${bet} ?,? (?:or|vs|versus|and) ${bet} ?,? ?$`);

/** @returns undefined for any other question */
export function eachPayout(prompt: string): readonly [SumQuery, SumQuery] | undefined {
  const found = form.exec(plainlySaid(prompt));
  if (!found) return undefined;
  const [one, priceOne, other, priceOther] = found.slice(1).map(Number);
  if (!one || !other || priceOne === undefined || priceOther === undefined) return undefined;
  return [payout(one, priceOne), payout(other, priceOther)];
}

const payout = (staked: number, value: number): SumQuery => ({
  ask: 'sum',
  sum: 'payout',
  stake: staked,
  odds: { format: 'american', value },
});
