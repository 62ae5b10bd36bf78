/** What the tracker asks about the money of a slip with legs of one game. */
import type { OwnBetShown, SettledAs } from '../../../../../lambdas/contracts/picks/own-bet.ts';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { paymentQuestion } from '../../../../../lambdas/domain/asking/english/slip.ts';
import { awaitsPayment } from '../../../../../lambdas/domain/picks/slip.ts';
import { dollars } from '../../../../../lambdas/domain/platform/format.ts';

/** How a book settled a slip with a void or pushed leg. */
export const settledWords: Readonly<Record<SettledAs, string>> = {
  repriced: 'Re-priced',
  refunded: 'Refunded',
  lost: 'Lost',
};

/** `30% on winnings`, `30% on winnings of the first $25.00` */
export function boostWords({ percent, maxStake }: NonNullable<OwnBetShown['boost']>): string {
  const limit = maxStake === null ? '' : ` of the first ${dollars(maxStake)}`;
  return `${percent}% on winnings${limit}`;
}

type Slip = Pick<SavedPick, 'status' | 'outcomes' | 'metadata' | 'bet'>;

export interface OpenPayment {
  readonly question: string;
  /** The label of the field for the price. */
  readonly label: string;
  /** Whether a leg was void or pushed, so that the book may also have refunded the slip, or kept the stake. */
  readonly isDropped: boolean;
}

/** @returns null if nothing is to be asked */
export function openPayment({ status, outcomes = [], metadata, bet }: Slip): OpenPayment | null {
  const legResults = outcomes.map(({ result }) => result);
  const { price = null, settledAs } = bet ?? {};
  if (awaitsPayment({ legResults, metadata, bet: { price, settledAs } })) {
    return { question: paymentQuestion(legResults), label: 'Re-priced at', isDropped: true };
  }
  if (!metadata.slip || price !== null || status === 'push') return null;
  return status === 'pending'
    ? { question: 'What does your book pay?', label: 'Your book pays', isDropped: false }
    : { question: 'What did your book pay?', label: 'It paid', isDropped: false };
}

/** `Saved: it pays +490.`, `Saved: refunded.` */
export function savedWords({ bet }: Pick<Slip, 'bet'>, odds: (american: number) => string): string {
  const { price = null, settledAs } = bet ?? {};
  if (settledAs && settledAs !== 'repriced') return `Saved: ${settledWords[settledAs].toLowerCase()}.`;
  return price === null ? 'Saved.' : `Saved: it pays ${odds(price)}.`;
}
