/** Matches the legs of an answer to the wishes of a question. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { readingOfWish } from '../../reading/wishes/wish.ts';
import type { Candidate } from '../candidate.ts';

/** One reading for each wish, of one leg, with the terms of the whole bet; empty if the question has none. */
export function readingsOfWishes(reading: Reading): Reading[] {
  return reading.wishes.map((wish) => readingOfWish(reading, wish));
}

/**
 * Which legs meet which wish: each leg one wish, and each wish as many legs as it counts.
 * @param meets whether a leg meets the reading of a wish
 * @returns the indices of the legs of each wish; null if the legs are not what is wished for
 */
export function legsOfWishes(
  legs: readonly Candidate[],
  reading: Reading,
  meets: (leg: Candidate, reading: Reading) => boolean,
): number[][] | null {
  const wanted = readingsOfWishes(reading);
  const counts = reading.wishes.map(({ count }) => count);
  const met: number[][] = wanted.map(() => []);
  const fitting = legs.map((leg) => wanted.flatMap((each, at) => (meets(leg, each) ? [at] : [])));
  if (counts.reduce((sum, count) => sum + count, 0) !== legs.length) return null;
  /** A leg can meet several wishes, so every assignment is tried. */
  const assign = (leg: number): boolean => {
    if (leg === legs.length) return true;
    return (fitting[leg] ?? []).some((wish) => {
      const own = met[wish] ?? [];
      if (own.length === counts[wish]) return false;
      own.push(leg);
      if (assign(leg + 1)) return true;
      own.pop();
      return false;
    });
  };
  return assign(0) ? met : null;
}
