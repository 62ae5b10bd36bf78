/** Parses what a person types about a bet. */
import type { OwnBetShown } from '../../../../lambdas/contracts/tracker.ts';
import { decimalToAmerican, isAmerican } from '../../../../lambdas/domain/odds.ts';

export interface BetInput {
  readonly stake: string;
  readonly price: string;
  readonly book: string;
  readonly note: string;
}

export type BetProblems = Partial<Record<'stake' | 'price', string>>;

/** Dollars; see the contract. */
const stakeMax = 1_000_000;

/** @returns what was typed as a bet, or what is wrong with it by field */
export function readBet(input: BetInput): { bet: OwnBetShown } | { problems: BetProblems } {
  const stake = stakeIn(input.stake);
  const price = priceIn(input.price);
  const problems: BetProblems = {
    ...(stake === undefined && { stake: 'Please enter an amount such as 25 or 12.50' }),
    ...(price === undefined && { price: 'Please enter odds such as -110, +150 or 2.50' }),
  };
  if (stake === undefined || price === undefined) return { problems };
  return { bet: { stake, price, book: input.book.trim() || null, note: input.note.trim() || null } };
}

/** @returns dollars; null of nothing, undefined of what is no amount */
function stakeIn(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  if (plain === '') return null;
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const dollars = Number(plain);
  return dollars > 0 && dollars <= stakeMax ? dollars : undefined;
}

/** American as `-110`, `−110`, `+150` or `150`; decimal as `2.5`. */
function priceIn(text: string): number | null | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (plain === '') return null;
  if (/^[+-]?\d{3,7}$/.test(plain)) {
    const american = Number(plain);
    return isAmerican(american) && Math.abs(american) <= 1_000_000 ? american : undefined;
  }
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) && Number(plain) > 1
    ? decimalToAmerican(Number(plain))
    : undefined;
}
