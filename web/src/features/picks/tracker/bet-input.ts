/** Parses the user's input about a bet. */
import { boostMax, type OwnBetShown } from '../../../../../lambdas/contracts/picks/own-bet.ts';
import { boostIn, dollarsIn, priceIn } from '../../../components/feed/price-input.ts';

export interface BetInput {
  readonly stake: string;
  readonly price: string;
  readonly book: string;
  readonly note: string;
  /** Percent that is added to the winnings, and the most of the stake that it is added for. */
  readonly boost: string;
  readonly maxStake: string;
  readonly isBonus: boolean;
}

export type BetProblems = Partial<Record<'stake' | 'price' | 'boost' | 'maxStake', string>>;

/** @returns the bet, or an error message for each invalid field */
export function parseBet(input: BetInput): { bet: OwnBetShown } | { problems: BetProblems } {
  const stake = dollarsIn(input.stake);
  const price = priceIn(input.price);
  const percent = boostIn(input.boost);
  const maxStake = dollarsIn(input.maxStake);
  const problems: BetProblems = {
    ...(stake === undefined && { stake: 'Please enter an amount such as 25 or 12.50' }),
    ...(price === undefined && { price: 'Please enter odds such as -110, +150 or 2.50' }),
    ...(percent === undefined && { boost: `Please enter a percentage from 1 to ${boostMax}` }),
    ...(maxStake === undefined && { maxStake: 'Please enter an amount such as 25 or 12.50' }),
  };
  if (stake === undefined || price === undefined || percent === undefined || maxStake === undefined) {
    return { problems };
  }
  return {
    bet: {
      stake,
      price,
      book: input.book.trim() || null,
      note: input.note.trim() || null,
      ...(percent !== null && { boost: { percent, maxStake } }),
      ...(input.isBonus && { bonusBet: true }),
    },
  };
}
