/** Figures of a price in words, which every verdict uses. */
import { breakEven } from '../../../feed/odds/value.ts';
import { dollars, percent } from '../../../platform/format.ts';
import { odds } from '../table/words.ts';

/** `At +450 it must win 18.2% of the time to break even.` */
export const breakEvenWords = (price: number): string =>
  `At ${odds(price)} it must win ${percent(breakEven(price))} of the time to break even.`;

/** ` On $20 that is $0.93.`, after the cost per $100; empty without a stake. */
export const stakeWords = (cost: number, stake: number | undefined): string =>
  stake === undefined ? '' : ` On ${dollars(stake)} that is ${dollars(Math.abs(cost * stake) / 100)}.`;
