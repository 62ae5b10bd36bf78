/** "Tight end special: Kittle, LaPorta, McBride": what stands before the names is what they are, and no leg of its own. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { withWishes } from '../wishes/wish.ts';

/** A few words and a colon before the names. */
const heading = /^[^:,]{3,40}:\s*\p{L}/u;

/** A wish for some player of a position, without anything else. */
const isOfPosition = ({ positions, player, stat, teams, line, count }: LegWish): boolean =>
  (positions?.length ?? 0) > 0 &&
  player === null &&
  stat === null &&
  line === null &&
  teams.length === 0 &&
  count === 1;

/** @returns the legs of the players who are named; unchanged where fewer than two are, or where no heading stands before them */
export function withoutHeading(reading: Reading, prompt: string): Reading {
  const [first, ...named] = reading.wishes;
  const areNamed = named.length > 1 && named.every(({ player }) => player !== null);
  if (!first || !areNamed || !isOfPosition(first) || !heading.test(prompt)) return reading;
  return withWishes(reading, named);
}
