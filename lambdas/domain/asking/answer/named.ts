/** Matches the legs that a question lists to the legs of an answer. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { readingOfLeg } from '../reading/terms/named-legs.ts';
import type { Candidate } from './candidate.ts';

/** One reading for each leg that the question lists, with the terms of the whole bet; empty if it lists none. */
export function readingsOfLegs(reading: Reading): Reading[] {
  return reading.namedLegs.map((leg) => readingOfLeg(reading, leg));
}

/**
 * Whether the legs correspond one to one to the legs that the question lists; true if it lists none.
 * @param meets whether a leg meets a reading
 */
export function areNamed(
  legs: readonly Candidate[],
  reading: Reading,
  meets: (leg: Candidate, reading: Reading) => boolean,
): boolean {
  const wanted = readingsOfLegs(reading);
  return wanted.length === 0 || (legs.length === wanted.length && canAssign(legs, wanted, meets));
}

/** A leg can meet several readings, so every assignment is tried. */
function canAssign(
  [leg, ...others]: readonly Candidate[],
  wanted: readonly Reading[],
  meets: (leg: Candidate, reading: Reading) => boolean,
): boolean {
  if (!leg) return true;
  return wanted.some(
    (each, index) => meets(leg, each) && canAssign(others, wanted.toSpliced(index, 1), meets),
  );
}
