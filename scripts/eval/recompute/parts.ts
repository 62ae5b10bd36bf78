/** The points of a part of a game, added up from the raw line score by code of its own. */
import type { Own } from './team.ts';

/** Where a part begins and ends in the line score, and whether overtime is added. */
const slices: Readonly<Record<string, readonly [from: number, to: number, withOvertime?: true]>> = {
  first_half: [0, 2],
  second_half: [2, 4, true],
  first_quarter: [0, 1],
  second_quarter: [1, 2],
  third_quarter: [2, 3],
  fourth_quarter: [3, 4],
  first_period: [0, 1],
  second_period: [1, 2],
  third_period: [2, 3],
  first_five: [0, 5],
  first_inning: [0, 1],
};

/** @returns undefined where the source has no line score */
export function pointsOfPart({ game, side }: Own, part: string, ofBoth: boolean): number | undefined {
  const [from, to, withOvertime] = slices[part] ?? [];
  const { lines } = game;
  if (!lines || from === undefined) return undefined;
  const pointsOf = (team: 'home' | 'away') =>
    [...lines[team].slice(from, to), ...(withOvertime ? lines[team].slice(4, 5) : [])].reduce(
      (sum, points) => sum + (points === 'x' ? 0 : Number(points)),
      0,
    );
  return ofBoth ? pointsOf('home') + pointsOf('away') : pointsOf(side);
}
