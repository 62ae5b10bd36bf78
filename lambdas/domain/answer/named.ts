/** Legs that a question names one by one: matches each to its own leg. */
import type { Reading } from '../../contracts/reading.ts';
import { readingOfLeg } from '../reading/named-legs.ts';
import type { Candidate } from './candidate.ts';

/** One reading a leg that is named, with the terms of the whole; empty where none is. */
export function readingsOfLegs(reading: Reading): Reading[] {
  return reading.namedLegs.map((leg) => readingOfLeg(reading, leg));
}

/**
 * Whether each leg named has one of these, and each of these is one that is named.
 * @param meets whether a leg is what one reading asks for
 */
export function areNamed(
  legs: readonly Candidate[],
  reading: Reading,
  meets: (leg: Candidate, reading: Reading) => boolean,
): boolean {
  const wanted = readingsOfLegs(reading);
  return wanted.length === 0 || (legs.length === wanted.length && canAssign(legs, wanted, meets));
}

/** A leg may meet several readings, so one is tried after the other. */
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
