/** Enters, changes or removes the owner's own bet on a pick. */
import { type Gradable, settled } from './grading.ts';
import { isSameBet, type OwnBet } from './own-bet.ts';
import { isSlip } from './slip.ts';

interface WithBet extends Gradable {
  readonly bet?: OwnBet;
}

/**
 * On a slip with legs of one game, whose money is what its book paid, a price or an answer about a void leg is a grade by its
 * owner as soon as there is a result.
 * @param bet undefined to remove it
 * @returns the same object if nothing changes, so that a repeated call is safe
 */
export function withBet<P extends WithBet>(pick: P, bet: OwnBet | undefined, at: string): P {
  if (isSameBet(pick.bet, bet)) return pick;
  const { bet: _, ...rest } = pick;
  const next = { ...rest, ...(bet && { bet }), version: pick.version + 1 } as P;
  if (!isSlip(next)) return next;
  const { status, profitCents } = settled(next);
  if (status === pick.status && profitCents === pick.profitCents) return next;
  const grade = { status, by: 'user', at, isBet: true } as const;
  return { ...next, status, profitCents, grades: [...pick.grades, grade] };
}
