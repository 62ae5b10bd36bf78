/** A leg that was shown, as a bet that a question names. */
import { type Market, markets } from '../../../contracts/asking/analysis.ts';
import type { NamedBet } from '../../../contracts/asking/queries/common.ts';
import type { ShownLeg } from '../../../contracts/asking/turn.ts';

/** @returns undefined for what no question names like this: a draw, the winner of a tournament, who scores first */
export function namedBetOf({
  sport,
  home,
  away,
  market,
  selection,
  prop,
  outright,
  line,
  price,
  period,
}: ShownLeg): NamedBet | undefined {
  if (outright || selection === 'draw' || period) return undefined;
  const side = selection === 'over' || selection === 'under' ? selection : null;
  if (prop) {
    if (!side) return undefined;
    return {
      sports: [sport],
      teams: [],
      player: prop.player,
      stat: prop.stat,
      market: 'prop',
      side,
      line,
      price,
    };
  }
  if (!isTeamMarket(market)) return undefined;
  const teams = side ? [away, home] : [selection === 'home' ? home : away];
  return { sports: [sport], teams, player: null, stat: null, market, side, line, price };
}

const isTeamMarket = (market: ShownLeg['market']): market is Market | 'team_total' =>
  market === 'team_total' || markets.some((each) => each === market);
