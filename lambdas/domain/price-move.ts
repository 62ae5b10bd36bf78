/** How far the market has moved on a leg since it was saved. */
import type { Leg } from '../contracts/analysis.ts';
import { type Game, isUpcoming } from './game.ts';
import { marketOf, sidesOf } from './market/board.ts';

/** Points of no-vig probability from which a move is worth telling: less comes and goes all day. */
const leastPoints = 2;
/** Points of the spread or total from which a moved line is. */
const leastLine = 1;

export type PriceMove =
  /** Percent, one decimal: the no-vig probability of the side, at the same line. */
  | { readonly kind: 'chance'; readonly from: number; readonly to: number }
  /** The side's own line. */
  | { readonly kind: 'line'; readonly from: number; readonly to: number };

/**
 * @param game the leg's own, as it is priced now
 * @returns null where the game has begun, the market is not priced, or it has moved less than is worth telling. Player
 *   props and outrights are left out: their prices are read apart from the games.
 */
export function priceMove(leg: Leg, game: Game, now: Date): PriceMove | null {
  const { market, selection, line, marketProbability } = leg;
  if (market === 'prop' || market === 'outright' || !isUpcoming(game, now)) return null;
  const priced = marketOf(game, market);
  const side = priced?.sides[sidesOf(market, game.sport).indexOf(selection)];
  if (!priced || !side) return null;
  const own =
    market === 'spread' && selection === 'away' && priced.line !== null ? 0 - priced.line : priced.line;
  if (line !== null && own !== null && line !== own) {
    return Math.abs(own - line) >= leastLine ? { kind: 'line', from: line, to: own } : null;
  }
  if (marketProbability === null) return null;
  return Math.abs(side.probability - marketProbability) >= leastPoints
    ? { kind: 'chance', from: marketProbability, to: side.probability }
    : null;
}

/** Whether a move goes on from what was told before: the same distance again. */
export function isFurther(move: PriceMove, told: PriceMove | undefined): boolean {
  if (!told || told.kind !== move.kind) return true;
  return Math.abs(move.to - told.to) >= (move.kind === 'chance' ? leastPoints : leastLine);
}
