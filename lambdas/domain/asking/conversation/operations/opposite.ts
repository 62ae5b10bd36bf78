/** The other side of a leg. */
import type { LegWish } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { wishOfLeg } from '../../answer/leg-change.ts';

const opposite = { over: 'under', under: 'over' } as const;

/** @returns null for a leg without another side: a draw, the winner of a tournament, a scorer who is priced on one side only */
export function oppositeOf(leg: ShownLeg): LegWish | null {
  const { sport, home, away, market, selection } = leg;
  const wish = wishOfLeg(leg);
  if (selection === 'over' || selection === 'under') return { ...wish, sides: [opposite[selection]] };
  if ((selection !== 'home' && selection !== 'away') || (market !== 'moneyline' && market !== 'spread'))
    return null;
  return { ...wish, teams: [{ sport, name: selection === 'home' ? away : home, stance: 'back' }] };
}
