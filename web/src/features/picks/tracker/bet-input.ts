/** Parses the user's input about a bet. */
import type { OwnBetShown } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { decimalToAmerican, isAmerican } from '../../../../../lambdas/domain/feed/odds/odds.ts';

export interface BetInput {
  readonly stake: string;
  readonly price: string;
  readonly book: string;
  readonly note: string;
}

export type BetProblems = Partial<Record<'stake' | 'price', string>>;

/** Dollars; the contract has the same limit. */
const stakeMax = 1_000_000;

/** @returns the bet, or an error message for each invalid field */
export function parseBet(input: BetInput): { bet: OwnBetShown } | { problems: BetProblems } {
  const stake = stakeIn(input.stake);
  const price = priceIn(input.price);
  const problems: BetProblems = {
    ...(stake === undefined && { stake: 'Please enter an amount such as 25 or 12.50' }),
    ...(price === undefined && { price: 'Please enter odds such as -110, +150 or 2.50' }),
  };
  if (stake === undefined || price === undefined) return { problems };
  return { bet: { stake, price, book: input.book.trim() || null, note: input.note.trim() || null } };
}

/** @returns dollars; null for empty input, undefined for invalid input */
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

/** Accepts American odds (`-110`, `−110`, `+150`, `150`) and decimal odds (`2.5`). */
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
