/** Bets that are more than one slip: singles apart from each other, and round robins. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { readingOfWish } from '../../reading/wishes/wish.ts';
import type { Candidate } from '../candidate.ts';
import { fitTogether } from '../same-game/joint-of.ts';
import type { Sources } from './pool.ts';
import { type Offer, unmet } from './result.ts';

/** Makes the offer of a single slip. */
export type OfferOf = (reading: Reading, sources: Sources) => Offer;

/** The first single, with the others named: each of a game of its own where there are enough. */
export function offerOfSingles({ slips, ...reading }: Reading, sources: Sources, offerOf: OfferOf): Offer {
  const one = { min: 1, max: 1 } as const;
  const parts =
    reading.wishes.length > 0
      ? reading.wishes.map((wish) => ({
          of: { ...readingOfWish(reading, wish), legs: one, eachGame: false },
          count: wish.count,
        }))
      : [{ of: { ...reading, legs: one, eachGame: false }, count: slips?.count ?? 2 }];
  const offers = parts.map(({ of, count }) => {
    const own = of.sports.length > 0 ? of.sports : sources.sports;
    const offer = offerOf(of, { ...sources, sports: own });
    return { of, count, offer };
  });
  const chosen: Candidate[] = [];
  let first: Extract<Offer, { kind: 'offer' }> | undefined;
  // Of a ladder, the rungs that books have.
  const isLadder = offers.length > 1 && offers.every(({ of }) => of.player !== null && of.line !== null);
  const hasRungs = isLadder && offers.some(({ offer }) => offer.kind === 'offer');
  for (const { of, count, offer } of offers) {
    if (hasRungs && offer.kind === 'unmet' && offer.unmet.kind === 'line') continue;
    if (offer.kind === 'unmet') return { ...offer, of: offer.of ?? of };
    first ??= offer;
    const pool = [...offer.legs, ...offer.pool];
    const isOfOneGame = new Set(pool.map(({ game }) => game.id)).size === 1;
    const isOfEach = of.eachSport || (of.sports.length > 1 && of.sports.length <= count);
    for (let nth = 0; nth < count; nth += 1) {
      const isNew = (each: Candidate) =>
        !chosen.some((other) => {
          if (of.player !== null) return !areApartOfPlayer(other, each, of);
          if (isOfEach) return other.game.sport === each.game.sport;
          return other.game.id === each.game.id && (!isOfOneGame || !areApart(other, each));
        });
      const next = pool.find(isNew) ?? (nth === 0 ? pool.find((each) => !chosen.includes(each)) : undefined);
      if (next) chosen.push(next);
    }
  }
  const [leg, ...others] = chosen;
  if (!first || !leg) return unmet({ kind: 'whole' });
  const wanted = parts.reduce((sum, { count }) => sum + count, 0);
  return { ...first, legs: [leg], substitutes: [...first.substitutes, { kind: 'singles', wanted, others }] };
}

/** "Best bets in the Lakers game": of one game, those that say nothing of each other. */
const areApart = (one: Candidate, other: Candidate): boolean =>
  fitTogether(one, other) &&
  (one.prop ? one.prop.player !== other.prop?.player : one.market !== other.market);

/** "Three Curry props": other statistics; of one statistic, such as the rungs of a ladder, other lines on the same side. */
const areApartOfPlayer = (one: Candidate, other: Candidate, { stat }: Reading): boolean =>
  one.prop?.player !== other.prop?.player ||
  one.prop?.stat !== other.prop?.stat ||
  (stat !== null && one.selection === other.selection && one.line !== other.line);

/** The parlay of all legs, of which a book makes the smaller ones. */
export function offerOfRoundRobin({ slips, ...reading }: Reading, sources: Sources, offerOf: OfferOf): Offer {
  const offer = offerOf(reading, sources);
  if (offer.kind === 'unmet') return offer;
  const robin = { kind: 'round_robin', legs: offer.legs.length, by: slips?.by ?? null } as const;
  return { ...offer, substitutes: [...offer.substitutes, robin] };
}
