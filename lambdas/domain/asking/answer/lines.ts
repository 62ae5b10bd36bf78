/** Which lines a question wants: bounds, whole numbers, alternates of the main line. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { marketOf } from '../../feed/board/board.ts';
import { mainLineOf, pricesOf } from '../../feed/board/props.ts';
import { registry } from '../../feed/markets/registry.ts';
import type { Candidate } from './candidate.ts';

/** A moneyline has no line, so it fits only where it is asked for besides. */
export function hasWantedLine(leg: Candidate, { lines, line: named, markets }: Reading): boolean {
  if (!lines) return true;
  if (leg.line === null) return markets.includes(leg.market);
  const size = Math.abs(leg.line);
  const isOfSize =
    (lines.min === null || size >= lines.min) &&
    (lines.max === null || size <= lines.max) &&
    (lines.any.length === 0 || lines.any.includes(size));
  const isOfEnding = lines.ending === null || (lines.ending === 'whole') === Number.isInteger(leg.line);
  // A line that is named says which alternate is meant.
  return (
    isOfSize && isOfEnding && (lines.alternate === null || named !== null || isMoved(leg, lines.alternate))
  );
}

/** Whether the line is another one than the main line: in the leg's favor, or against it. */
function isMoved(leg: Candidate, wanted: 'any' | 'likelier' | 'longer'): boolean {
  const main = mainLineFor(leg);
  if (main === null || leg.line === null || leg.line === main) return false;
  // A higher number helps a spread and an under.
  const isEasier = leg.selection === 'over' ? leg.line < main : leg.line > main;
  return wanted === 'any' || isEasier === (wanted === 'likelier');
}

/** The main line of the same side; null where there is none. */
function mainLineFor({ game, market, marketKey, selection, prop }: Candidate): number | null {
  if (prop) return mainLineOf({ stat: prop.stat, prices: pricesOf(prop, game.props ?? []) }) ?? null;
  if (registry[marketKey].period !== 'game' || (market !== 'spread' && market !== 'total')) return null;
  const line = marketOf(game, market)?.line ?? null;
  return line !== null && market === 'spread' && selection === 'away' ? 0 - line : line;
}

/** Of each bet at several lines, the one nearest to the main line: a spread at plus money is moved no further than it has to be. */
export function nearestToMain(pool: readonly Candidate[]): readonly Candidate[] {
  const movedBy = (leg: Candidate) => Math.abs((leg.line ?? 0) - (mainLineFor(leg) ?? leg.line ?? 0));
  const betOf = ({ game, market, marketKey, selection, prop }: Candidate) =>
    [game.id, market, prop ? `${prop.playerId} ${prop.stat}` : registry[marketKey].period, selection].join(
      ' ',
    );
  const least = new Map<string, number>();
  for (const leg of pool) least.set(betOf(leg), Math.min(least.get(betOf(leg)) ?? Infinity, movedBy(leg)));
  return pool.filter((leg) => movedBy(leg) === least.get(betOf(leg)));
}

/** Of what fits, the main lines, where they are enough for the legs that are wanted; an alternate is taken only if it has to be. */
export function mainFirst(
  pool: readonly Candidate[],
  { lines }: Reading,
  legs: number,
): readonly Candidate[] {
  if (!lines || lines.alternate !== null) return pool;
  const main = pool.filter((leg) => leg.line === null || leg.line === mainLineFor(leg));
  return new Set(main.map(({ game }) => game.id)).size >= legs ? main : pool;
}
