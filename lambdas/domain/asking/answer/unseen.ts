/** Leaves out what was shown today, so that nothing that nobody named is given twice. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Candidate } from './candidate.ts';
import { combine } from './combine.ts';
import type { Offer } from './offer/result.ts';

type Open = Extract<Offer, { kind: 'offer' }>;
type IsShown = (candidate: Candidate) => boolean;

/**
 * @param isShown whether a selection was part of an earlier answer of the day
 * @returns the offer without those selections; unchanged if nothing else meets the question, or if it names what it wants: a
 * team, a player, a line, or the one that is best by some measure
 */
export function unseen(offer: Offer, isShown: IsShown): Offer {
  if (offer.kind === 'unmet') return offer;
  const { reading } = offer.wanted;
  const isNamed =
    reading.teams.some(({ stance }) => stance !== 'avoid') ||
    reading.player !== null ||
    reading.line !== null;
  if (isNamed || reading.risk === 'safest' || reading.value || offer.substitutes.length > 0) return offer;
  return without(offer, isShown, isPinned(reading)) ?? offer;
}

/**
 * Another bet for the same question, also where it names a team or a player: what was shown, and the other side of it, is left
 * out wherever something else is left.
 * @returns undefined if every bet that fits was shown, or takes the other side of one that was
 */
export function another(offer: Open, isShown: IsShown): Open | undefined {
  const { required } = offer.wanted;
  const candidates = [...offer.pool, ...required.flat()];
  const shownMarkets = new Set(candidates.filter(isShown).map(eitherSide));
  const isSpent = (each: Candidate) => shownMarkets.has(eitherSide(each));
  const hasOther = (group: readonly Candidate[]) => group.some((each) => !isSpent(each));
  const pinned = required.map((group) => !hasOther(group));
  const other = without(offer, isSpent, pinned);
  return other?.legs.some((leg) => !isShown(leg)) ? other : undefined;
}

/** The key without the side, which is its last word: the same for over and under. Each player of a tournament stands alone. */
const eitherSide = ({ key, outright }: Candidate): string =>
  outright ? key : key.slice(0, key.lastIndexOf(' '));

/**
 * @param pinned for each group that the answer needs a leg from, whether it keeps what was shown
 * @returns undefined if there is nothing to leave out, or nothing else that fits
 */
function without(offer: Open, isShown: IsShown, pinned: readonly boolean[]): Open | undefined {
  const required = offer.wanted.required.map((group, at) =>
    pinned[at] ? group : group.filter((each) => !isShown(each)),
  );
  const kept = new Set(required.flatMap((group, at) => (pinned[at] ? group : [])));
  const pool = offer.pool.filter((each) => !isShown(each) || kept.has(each));
  if (pool.length === offer.pool.length) return undefined;
  const wanted = { ...offer.wanted, required };
  const legs = combine(pool, wanted);
  return legs ? { ...offer, pool, legs, wanted } : undefined;
}

/** For each leg of each wish, whether it names what it wants. */
const isPinned = ({ wishes }: Reading): boolean[] =>
  wishes.flatMap(({ count, teams, player, line }) =>
    Array<boolean>(count).fill(teams.length > 0 || player !== null || line !== null),
  );
