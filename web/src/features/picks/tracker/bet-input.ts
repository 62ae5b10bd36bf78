/** Parses the user's input about a bet. */
import type { OwnBetShown } from '../../../../../lambdas/contracts/picks/own-bet.ts';
import { dollarsIn, priceIn } from '../../../components/feed/price-input.ts';

export interface BetInput {
  readonly stake: string;
  readonly price: string;
  readonly book: string;
  readonly note: string;
}

export type BetProblems = Partial<Record<'stake' | 'price', string>>;

/** @returns the bet, or an error message for each invalid field */
export function parseBet(input: BetInput): { bet: OwnBetShown } | { problems: BetProblems } {
  const stake = dollarsIn(input.stake);
  const price = priceIn(input.price);
  const problems: BetProblems = {
    ...(stake === undefined && { stake: 'Please enter an amount such as 25 or 12.50' }),
    ...(price === undefined && { price: 'Please enter odds such as -110, +150 or 2.50' }),
  };
  if (stake === undefined || price === undefined) return { problems };
  return { bet: { stake, price, book: input.book.trim() || null, note: input.note.trim() || null } };
}
