/** A leg of the last answer, as these tests change it. */
import type { ShownLeg } from '../../../../lambdas/contracts/asking/turn.ts';

export const legOf = (changes: Partial<ShownLeg>): ShownLeg => ({
  gameId: 'G1',
  sport: 'NFL',
  home: 'Buffalo Bills',
  away: 'New York Jets',
  market: 'spread',
  selection: 'home',
  line: -3.5,
  price: -110,
  ...changes,
});
