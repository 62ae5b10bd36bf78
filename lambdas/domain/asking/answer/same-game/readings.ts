/** What a question for a bet on one game asks of each leg: some legs are named, the others are free. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { readingOfWish } from '../../reading/wishes/wish.ts';

/** Legs of a same-game bet if the question names no number: longer ones cost more. */
export const usualLegs = { min: 2, max: 2 } as const;

/** The terms of the legs that the question leaves free: all but those that describe one leg. */
export function freeLegs(reading: Reading): Reading {
  const { positions, ...others } = reading;
  const { markets, wishes } = reading;
  // "Five legs from that game, props only", "only hitters".
  const areProps = isOnlyOnProps(markets) && wishes.length === 0;
  const isOnSides = reading.sides.every((side) => side === 'over' || side === 'under');
  return {
    ...others,
    ...(areProps && reading.stat === null && positions && { positions }),
    markets: areProps ? markets : [],
    stat: null,
    player: null,
    line: null,
    sides: isOnSides ? reading.sides : [],
    wishes: [],
  };
}

/** The terms of the legs that the question describes, one reading for each; empty if it describes none. */
export function describedLegs(reading: Reading): Reading[] {
  if (reading.wishes.length > 0)
    return reading.wishes.flatMap((wish) => Array<Reading>(wish.count).fill(readingOfWish(reading, wish)));
  const { markets, stat, positions, player, line, sides } = reading;
  const isDescribed = stat !== null || positions !== undefined || player !== null || line !== null;
  const isOnTeams = sides.some((side) => side !== 'over' && side !== 'under');
  const isBothTotals = sides.includes('over') && sides.includes('under') && markets.includes('total');
  if (isBothTotals)
    return (['over', 'under'] as const).map((side) => ({ ...reading, markets: ['total'], sides: [side] }));
  // "Overs" of a game are props too, and two totals of one game never fit together.
  const named = sides.length > 0 && !isOnTeams ? markets.filter((market) => market !== 'total') : markets;
  if (isDescribed || isOnTeams) return Array<Reading>(countDescribed(reading)).fill(reading);
  return named.map((market) => ({ ...reading, markets: [market] }));
}

/** "3-leg SGP, shots on goal", "3 Curry props": what is said of no single leg is said of each. */
function countDescribed({ stat, player, line, positions, markets, legs }: Reading): number {
  if (stat !== null && player === null) return legs?.min ?? (isOnlyOnProps(markets) ? usualLegs.min : 1);
  const areHis = player !== null && stat === null && line === null && positions === undefined;
  return areHis && isOnlyOnProps(markets) ? (legs?.min ?? 1) : 1;
}

const isOnlyOnProps = (markets: Reading['markets']): boolean => markets.length === 1 && markets[0] === 'prop';

/** Whether the person named the player of each prop, so that the bet is of the person and not a proposal of ours. */
export function areLegsNamed(reading: Reading): boolean {
  return describedLegs(reading).every(({ markets, player }) => player !== null || !markets.includes('prop'));
}
