/** The one bet of a question that had no play, so that its price can be asked for: "whats the odds on that" where none could be picked. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';

/** @returns undefined after a play or an answer of facts, and where the bet was not on one player and what he does */
export function wantedBet({ play, asked, queries: [reading] }: Turn): NamedBet | undefined {
  if (play || asked || reading?.intent !== 'play' || reading.wishes.length > 0) return undefined;
  const { sports, player, stat, sides, line, period } = reading;
  if (player === null || stat === null || stat === 'other' || period) return undefined;
  const [side, ...others] = sides;
  const isOneSide = (side === 'over' || side === 'under') && others.length === 0;
  return {
    sports,
    teams: [],
    player,
    stat,
    market: 'prop',
    side: isOneSide ? side : null,
    line,
    price: null,
  };
}
