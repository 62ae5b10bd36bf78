/** Leaves out what was shown today, so that a pick that nobody named is not given twice. */
import type { Candidate } from './candidate.ts';
import { combine } from './combine.ts';
import type { Offer } from './offer.ts';

/**
 * @param isShown whether a selection was part of an earlier answer of the day
 * @returns the offer without those selections; unchanged if nothing else meets the question, or if it names what it wants: a
 * team, a player, a line, or the one that is best by some measure
 */
export function unseen(offer: Offer, isShown: (candidate: Candidate) => boolean): Offer {
  if (offer.kind === 'unmet') return offer;
  const { reading, required } = offer.wanted;
  const isNamed =
    reading.teams.some(({ stance }) => stance !== 'avoid') ||
    reading.wishes.length > 0 ||
    reading.player !== null ||
    reading.line !== null;
  if (isNamed || reading.risk === 'safest' || reading.value || offer.substitutes.length > 0) return offer;
  const isNew = (each: Candidate) => !isShown(each);
  const pool = offer.pool.filter(isNew);
  if (pool.length === offer.pool.length) return offer;
  const wanted = { ...offer.wanted, required: required.map((group) => group.filter(isNew)) };
  const legs = combine(pool, wanted);
  return legs ? { ...offer, pool, legs, wanted } : offer;
}
