/** Slips with legs of one game, as answers contain them. */
import type { Slip } from '../../lambdas/contracts/asking/slip.ts';

/** Of two legs of one game. */
export function slipWith(more: Partial<Slip> = {}): Slip {
  return {
    sameGame: true,
    groups: [[0, 1]],
    chance: 19.8,
    chanceRange: [16.9, 22.7],
    fairPrice: 405,
    goodAt: 490,
    closeFrom: 340,
    multiplied: 527,
    note: null,
    why: null,
    says: ['About 1 in 5, if all play.'],
    care: ['Hits about 1 time in 5.'],
    ...more,
  };
}
