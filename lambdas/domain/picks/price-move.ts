/** How far the market has moved on a leg since it was saved. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import { marketOf, sidesOf } from '../feed/board/board.ts';
import { type Game, isUpcoming } from '../feed/games/game.ts';
import { isMainMarket, keyOf } from '../feed/markets/registry.ts';

/** The smallest move in points of no-vig probability that is reported; smaller ones are common fluctuations. */
const leastPoints = 2;
/** The smallest move of a spread or total line that is reported, in points. */
const leastLine = 1;

export type PriceMove =
  /** Percent, one decimal: the no-vig probability of the side, at the same line. */
  | { readonly kind: 'chance'; readonly from: number; readonly to: number }
  /** The side's own line. */
  | { readonly kind: 'line'; readonly from: number; readonly to: number };

/**
 * @param game the leg's game with current prices
 * @returns null if the game has begun, the market has no price, or the move is too small. Also null for player props,
 * outrights, alternate lines, team totals and parts of games, whose prices are read separately from the games.
 */
export function priceMove(leg: Leg, game: Game, now: Date): PriceMove | null {
  const { selection, line, marketProbability } = leg;
  const market = keyOf(leg);
  if (!isMainMarket(market) || !isUpcoming(game, now)) return null;
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

/** Whether a move has gone far enough beyond the last one sent to be reported again. */
export function isFurther(move: PriceMove, last: PriceMove | undefined): boolean {
  if (!last || last.kind !== move.kind) return true;
  return Math.abs(move.to - last.to) >= (move.kind === 'chance' ? leastPoints : leastLine);
}
