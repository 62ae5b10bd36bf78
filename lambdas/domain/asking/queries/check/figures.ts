/** Figures of a price in words, which every verdict uses. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { dollars, percent } from '../../../platform/format.ts';
import { cash } from '../sum/answers/build.ts';
import { odds } from '../table/words.ts';

/** `At +450 it must win 18.2% of the time to break even.` */
export const breakEvenWords = (price: number): string =>
  `At ${odds(price)} it must win ${percent(breakEven(price))} of the time to break even.`;

/** `$500 is 25% of $2,000: …`, of what the asker has; empty without it. */
export function shareOfBankroll({ stake, bankroll }: Pick<CheckQuery, 'stake' | 'bankroll'>): string[] {
  if (stake === undefined || bankroll === undefined || stake > bankroll) return [];
  return [
    `${cash(stake)} is ${percent((100 * stake) / bankroll)} of ${cash(bankroll)}: many bettors stake 1% to 2% of what they have on one bet, ${cash(bankroll / 100)} to ${cash(bankroll / 50)} here.`,
  ];
}

/** ` On $20 that is $0.93.`, after the cost per $100; empty without a stake. */
export const stakeWords = (cost: number, stake: number | undefined): string =>
  stake === undefined ? '' : ` On ${dollars(stake)} that is ${dollars(Math.abs(cost * stake) / 100)}.`;
