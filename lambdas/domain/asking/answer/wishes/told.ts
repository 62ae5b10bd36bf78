/** What an answer says about each wish of its question: the legs that meet it, or why none does. */
import type { MetWish } from '../../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { wishLabel } from '../../reading/parts.ts';
import type { Candidate } from '../candidate.ts';
import { isLegOf } from '../terms.ts';
import { legsOfWishes } from './met.ts';

/** @returns undefined if the question has no wishes, or the legs do not match them one to one */
export function wishesMet(legs: readonly Candidate[], reading: Reading): MetWish[] | undefined {
  const met = legsOfWishes(legs, reading, isLegOf);
  if (!met || reading.wishes.length === 0) return undefined;
  return reading.wishes.map((wish, at) => ({
    asked: wishLabel(wish),
    count: wish.count,
    legs: met[at] ?? [],
    why: null,
  }));
}

/** @param why the reason for each wish that cannot be met, null for one that can */
export function wishesMissed({ wishes }: Reading, why: readonly (string | null)[]): MetWish[] {
  return wishes.map((wish, at) => ({
    asked: wishLabel(wish),
    count: wish.count,
    legs: [],
    why: why[at] ?? null,
  }));
}
