/** Fills the places of a slip, each with one of its own candidates, so that all of them make one bet. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Candidate } from '../candidate.ts';
import { bookNames } from '../one-book.ts';
import { reachOf } from '../payout/near.ts';
import { clashOf } from '../terms.ts';

/** The candidates of one leg, best first. */
export type Place = readonly Candidate[];

/** The most candidates of a place that are tried. */
export const mostTried = 40;
interface Terms {
  readonly reading: Pick<Reading, 'chance' | 'payout' | 'wishes'>;
  /** Whether one book has to list all legs. */
  readonly isOneBook: boolean;
  /** Candidates that are looked at before the search is cut off. */
  readonly mostSteps: number;
  /** The legs at their final prices, if they meet the terms of the whole bet. */
  readonly taken: (legs: readonly Candidate[]) => Candidate[] | null;
}

/**
 * @param places the candidates of each leg in order of preference; their number is the number of legs
 * @returns one leg for each place, in the order of the places: of all that fit together those that are preferred most, which is
 * exact unless the search is cut off; null if none fit
 */
export function fill(
  places: readonly Place[],
  { reading, isOneBook, mostSteps, taken }: Terms,
): Candidate[] | null {
  const tried = places.map(among);
  const books = booksOf(tried);
  const clash = clashOf(reading);
  const least = reading.chance?.min ?? 0;
  // The fewest candidates first: what fails early is cut off early.
  const order = [...tried.keys()].sort((a, b) => (tried[a]?.length ?? 0) - (tried[b]?.length ?? 0) || a - b);
  const slots = order.map((place) => tried[place] ?? []);
  const likeliest = slots.map((slot) => Math.max(0, ...slot.map((each) => each.marketProbability)) / 100);
  const after = slots.map((_, at) => likeliest.slice(at + 1).reduce((product, each) => product * each, 1));
  const reach = reachOf(slots, reading.payout);
  const chosen: Candidate[] = [];
  let best: { readonly legs: Candidate[]; readonly rank: number } | null = null;
  let steps = 0;
  const search = (
    at: number,
    rank: number,
    mask: bigint,
    chance: number,
    pays: number,
    from: number,
  ): void => {
    const slot = slots[at];
    if (!slot) {
      const legs = taken(inPlaces(chosen, order));
      if (legs) best = { legs, rank };
      return;
    }
    for (let index = from; index < slot.length; index += 1) {
      const candidate = slot[index];
      // Each place costs at least 0, so a choice that is no better than the best one so far is not followed.
      if (!candidate || (best && rank + index >= best.rank)) return;
      steps += 1;
      if (steps > mostSteps) return;
      const common = isOneBook ? mask & (books.get(candidate) ?? 0n) : mask;
      const paying = pays + Math.log(candidate.decimal);
      if (!reach.isOpen(at, paying)) continue;
      if (common === 0n || chosen.some((leg) => clash(leg, candidate))) continue;
      const likely = (chance * candidate.marketProbability) / 100;
      if (likely * (after[at] ?? 1) * 100 < least - tiny) continue;
      chosen.push(candidate);
      // Two places with the same candidates take them in order, so that no pair is tried twice.
      search(at + 1, rank + index, common, likely, paying, isSame(slot, slots[at + 1]) ? index + 1 : 0);
      chosen.pop();
    }
  };
  search(0, 0, ~0n, 1, 0, 0);
  return (best as { readonly legs: Candidate[] } | null)?.legs ?? null;
}

const tiny = 0.05;

/** The first of each game, then the second of each, and so on: legs of one slip are of different games. */
function among(place: Place): Place {
  if (place.length <= mostTried) return place;
  const ofGame = [...Map.groupBy(place, ({ game }) => game.id).values()];
  const taken = new Set<Candidate>();
  for (let nth = 0; taken.size < mostTried; nth += 1) {
    for (const own of ofGame) {
      const next = own[nth];
      if (next && taken.size < mostTried) taken.add(next);
    }
  }
  return place.filter((each) => taken.has(each));
}

/** The books that list a candidate, one bit each. */
function booksOf(places: readonly Place[]): ReadonlyMap<Candidate, bigint> {
  const bits = new Map<string, bigint>();
  const bitOf = (book: string) => {
    const bit = bits.get(book) ?? 1n << BigInt(bits.size);
    bits.set(book, bit);
    return bit;
  };
  const all = new Set(places.flat());
  return new Map(
    [...all].map((each) => [each, bookNames(each).reduce((mask, book) => mask | bitOf(book), 0n)] as const),
  );
}

const isSame = (a: Place, b: Place | undefined): boolean =>
  b !== undefined && a.length === b.length && a.every((each, at) => each === b[at]);

function inPlaces(chosen: readonly Candidate[], order: readonly number[]): Candidate[] {
  return order
    .map((place, at) => [place, chosen[at]] as const)
    .sort(([a], [b]) => a - b)
    .flatMap(([, leg]) => leg ?? []);
}
