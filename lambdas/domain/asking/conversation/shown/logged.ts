/** A bet that was only logged, as one whose price is to be judged. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';

/** @returns undefined for anything else than a bet that was to be added */
export function checkOfLogged(last: RuledQuery): CheckQuery | undefined {
  if (last.ask !== 'track' || last.action !== 'add') return undefined;
  const [leg, ...others] = last.legs;
  if (!leg) return undefined;
  const isOne = others.length === 0;
  return {
    ask: 'check',
    legs: isOne ? [{ ...leg, price: leg.price ?? last.price }] : [...last.legs],
    price: isOne ? null : last.price,
    book: null,
    boost: null,
    isBonus: false,
    against: false,
    chance: null,
  };
}
