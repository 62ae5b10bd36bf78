/** How a game's market moved between its first price and its last. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { Game, MovementPoint } from '../../../feed/games/game.ts';

/** A market's first and last figure: the home side's chance in percent, its spread, or the total. */
export interface Move {
  readonly game: Game;
  readonly market: Market;
  readonly from: number;
  readonly to: number;
  /** When each was seen, ISO 8601 in UTC. */
  readonly since: string;
  readonly until: string;
}

export const figureIn = ({ home, spread, total }: MovementPoint, market: Market): number | null =>
  ({ moneyline: home, spread, total })[market];

/** @returns null without a price at two different times */
export function moveOf(game: Game, market: Market): Move | null {
  const points = (game.movement ?? []).flatMap((point) => {
    const figure = figureIn(point, market);
    return figure === null ? [] : [{ at: point.at, figure }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  return { game, market, from: first.figure, to: last.figure, since: first.at, until: last.at };
}

/**
 * Points of a spread or a total are compared with percentage points of a chance at this rate, so that moves of different
 * markets can be ranked together: half a point of a spread is about two percentage points in football.
 */
const pointsOf: Readonly<Record<Market, number>> = { moneyline: 1, spread: 3, total: 2 };

const sizeOf = ({ market, from, to }: Move) => Math.abs(to - from) * pointsOf[market];

/** The moves of these markets that changed anything, largest first. */
export function largestMoves(games: readonly Game[], markets: readonly Market[]): Move[] {
  return games
    .flatMap((game) => markets.flatMap((market) => moveOf(game, market) ?? []))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.game.id.localeCompare(b.game.id));
}
