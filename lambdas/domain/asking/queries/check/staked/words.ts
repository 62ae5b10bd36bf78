/** What a stake wins at a bet's price, or which stake wins an amount. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { cash } from '../../sum/answers/build.ts';
import type { Resolved } from '../../table/resolved.ts';
import { odds } from '../../table/words.ts';

/** Of a bet without a price of its own, the best one that is listed. */
export function stakedWords(
  { stake, win, legs: [leg] }: CheckQuery,
  { price, name, best }: Resolved,
): string[] {
  const won = americanToDecimal(price) - 1;
  const at = `${name} at ${odds(price)}${leg?.price === null ? `, the best price now (${best.book})` : ''}`;
  if (win !== undefined) {
    const needed = win / won;
    return [`To win ${cash(win)} on ${at}, stake ${cash(needed)}: ${cash(needed + win)} comes back.`];
  }
  return stake === undefined || leg?.price !== null
    ? []
    : [`${cash(stake)} on ${at}, wins ${cash(stake * won)}: ${cash(stake * (1 + won))} comes back.`];
}
