/** How the consensus has moved since the first price; a point is added only when it moves. */
import type { Game, MovementPoint } from '../games/game.ts';
import { marketOf } from './board.ts';

/** The smallest move of the moneyline in percentage points. */
const movePoints = 1;
/** The most points stored; the first one is always kept as the starting point. */
const mostPoints = 40;

/** The current consensus; null if nothing is priced. */
export function pointOf(game: Game, at: string): MovementPoint | null {
  const home = marketOf(game, 'moneyline')?.sides[0]?.probability ?? null;
  const spread = marketOf(game, 'spread')?.line ?? null;
  const total = marketOf(game, 'total')?.line ?? null;
  return home === null && spread === null && total === null ? null : { at, home, spread, total };
}

/** @returns the same list if nothing moved */
export function withPoint(
  before: readonly MovementPoint[],
  point: MovementPoint | null,
): readonly MovementPoint[] {
  const last = before.at(-1);
  if (!point || (last && !hasMoved(last, point))) return before;
  const [first, ...rest] = before;
  return first ? [first, ...rest.slice(-(mostPoints - 2)), point] : [point];
}

/** The most moves that an answer shows; the rest stay with the game. */
const mostShown = 8;

/** @returns the first point and the last moves */
export function latestMoves(points: readonly MovementPoint[]): readonly MovementPoint[] {
  return points.length <= mostShown ? points : [...points.slice(0, 1), ...points.slice(1 - mostShown)];
}

function hasMoved(a: MovementPoint, b: MovementPoint): boolean {
  if (a.spread !== b.spread || a.total !== b.total || (a.home === null) !== (b.home === null)) return true;
  return a.home !== null && b.home !== null && Math.abs(a.home - b.home) >= movePoints;
}
