/** Finds combinations of legs that meet the terms of the whole bet: leg count, teams, payout and chance. */
import type { Bounds, Reading } from '../../../contracts/asking/reading.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import { fairPrice } from '../../feed/odds/value.ts';
import type { Candidate } from './candidate.ts';
import { areAtOneBook, atOneBook } from './one-book.ts';
import { awayFromShare, middleOf, nearestFirst, nearnessOf, type Reach, reachOf } from './payout/near.ts';
import { combineOneGame, combineSomeOfOneGame } from './same-game/combine.ts';
import {
  chanceOf,
  chances,
  clash,
  isWithin,
  legsWanted,
  payoutOf,
  payoutOfRisk,
  type WholeTerm,
  wholeMisfits,
} from './terms.ts';
import { fill } from './wishes/fill.ts';

/** Limits the search, because the user is waiting; the pools are small enough that it rarely matters. */
const mostSteps = 20_000;

export interface Wanted {
  readonly reading: Reading;
  /** The answer needs one leg from each group. */
  readonly required: readonly (readonly Candidate[])[];
  /** Legs of several books, each at its best price: only to explain why there is no bet. */
  readonly atAnyBooks?: boolean;
  /** Legs of any of the groups can be of one game, because there are fewer games than legs. */
  readonly sharesGames?: true;
}

/**
 * @param pool best first; legs are taken in this order unless the whole bet has a target price or chance
 * @returns a combination with the fewest legs possible, priced at one book; null if none fits. What pays near the number that was
 *   asked for comes before what is only in its range.
 */
export function combine(pool: readonly Candidate[], wanted: Wanted): Candidate[] | null {
  const ranges = nearestFirst(wanted.reading);
  const widest = ranges.at(-1);
  if (!widest) return combined(pool, wanted);
  let nearest = ranges.length;
  let unfair = 0;
  const isUnfair = (slip: readonly Candidate[]) => unfair < mostUnfair && !isFairlyPaid(slip, wanted.reading);
  const found = paying(pool, wanted, widest, (slip) => {
    const nearness = nearnessOf(slip, ranges);
    nearest = Math.min(nearest, nearness);
    if (nearness > 0) return false;
    if (!isUnfair(slip)) return true;
    unfair += 1;
    return false;
  });
  const next = ranges[nearest];
  return found ?? (next && paying(pool, wanted, next, () => true)) ?? combined(pool, wanted);
}

/** Of so many that are near but not fairly paid another is looked for, because a chance takes long to work out. */
const mostUnfair = 8;

/** The first legs that pay within a range and are `taken`. */
function paying(
  pool: readonly Candidate[],
  { reading: asked, ...wanted }: Wanted,
  payout: NonNullable<Bounds>,
  taken: (slip: readonly Candidate[]) => boolean,
): Candidate[] | null {
  const reading = { ...asked, payout };
  return searched(pool, { ...wanted, reading }, mostSteps, (legs) => {
    const slip = priced(legs, reading, !wanted.atAnyBooks);
    return slip && taken(slip) ? slip : null;
  });
}

/** Legs of one game that depend on each other pay less than multiplying says, or are less likely: their fair price is in the range too. */
function isFairlyPaid(legs: readonly Candidate[], { sameGame, payout }: Reading): boolean {
  const fair = sameGame ? fairPrice(chanceOf(legs)) : null;
  return fair === null || isWithin(fair, payout);
}

function combined(pool: readonly Candidate[], wanted: Wanted): Candidate[] | null {
  const { reading, atAnyBooks = false } = wanted;
  return searched(pool, wanted, mostSteps, (legs) => priced(legs, reading, !atAnyBooks));
}

/** Terms that a bet can come close to. */
const gradual: ReadonlySet<WholeTerm> = new Set(['payout', 'chance', 'risk']);
const stepsForClosest = 2000;

/** @returns the legs that meet all but the price and the chance of the whole bet and come closest to these; empty if there are none */
export function closest(pool: readonly Candidate[], wanted: Wanted): readonly Candidate[] {
  let best: { readonly legs: readonly Candidate[]; readonly away: number } = { legs: [], away: Infinity };
  const { reading } = wanted;
  const keep = (legs: readonly Candidate[]) => {
    const slip = atOneBook(legs);
    const away = slip ? awayFrom(slip, reading) : Infinity;
    if (!slip || away >= best.away) return null;
    if (wholeMisfits(slip, reading).every((term) => gradual.has(term))) best = { legs: slip, away };
    return null;
  };
  searched(pool, wanted, stepsForClosest, keep, null);
  return best.legs;
}

/** As a ratio of prices or of chances: twice the price is as far away as half of it. */
function awayFrom(legs: readonly Candidate[], reading: Reading): number {
  const { payout, chance } = reading;
  const wanted = payout ?? payoutOfRisk(reading);
  const [value, ends] = wanted
    ? [
        americanToDecimal(payoutOf(legs)),
        [wanted.min, wanted.max].map((end) => end && americanToDecimal(end)),
      ]
    : [chanceOf(legs), chance ? [chance.min, chance.max] : chances.moderate];
  return Math.min(...ends.flatMap((end) => (end ? [Math.abs(Math.log(value / end))] : [])));
}

/**
 * Tries combinations of each number of legs until one is `taken`.
 * @param payout what cannot pay so much, or so little, is left out; null to look at all
 */
function searched(
  pool: readonly Candidate[],
  { reading, required, atAnyBooks = false, sharesGames }: Wanted,
  steps: number,
  taken: (legs: readonly Candidate[]) => Candidate[] | null,
  payout: Bounds = reading.payout,
): Candidate[] | null {
  const { min, max } = legsWanted(reading);
  const groups = required.length <= max ? required : [];
  for (let size = min; size <= max; size += 1) {
    if (reading.sameGame) {
      const slip = combineOneGame(pool, { reading, required, payout }, size, taken);
      if (slip) return slip;
      continue;
    }
    const isFull = groups.length === size && size > 0;
    // Legs of one kind keep one list, by which it is known that they are.
    const lists = new Map(
      isFull ? [...new Set(groups)].map((group) => [group, steered(group, reading, size)]) : [],
    );
    const places = isFull ? groups.map((group) => lists.get(group) ?? group) : groups;
    const own = steered(pool, reading, size);
    const free = Array<readonly Candidate[]>(Math.max(0, size - groups.length)).fill(own);
    const reach = reachOf([...groups, ...free], payout);
    const terms = { isOneBook: !atAnyBooks, left: steps, reach, taken };
    const found = isFull
      ? (fill(places, { reading: { ...reading, payout }, isOneBook: !atAnyBooks, mostSteps: steps, taken }) ??
        combineSomeOfOneGame(
          { reading, required: places, payout },
          { isOneBook: !atAnyBooks, sharesGames: sharesGames ?? false },
          taken,
        ))
      : search(own, groups, [], size, terms);
    if (found) return found;
  }
  return null;
}

function search(
  pool: readonly Candidate[],
  groups: readonly (readonly Candidate[])[],
  legs: readonly Candidate[],
  size: number,
  terms: {
    readonly isOneBook: boolean;
    readonly reach: Reach;
    readonly taken: (legs: readonly Candidate[]) => Candidate[] | null;
    left: number;
  },
  from = 0,
  pays = 0,
): Candidate[] | null {
  const { isOneBook, reach, taken } = terms;
  if (legs.length === size) return groups.length === 0 ? taken(legs) : null;
  const [group, ...later] = groups;
  const choices = group ?? pool.slice(from);
  for (const [index, candidate] of choices.entries()) {
    terms.left -= 1;
    if (terms.left <= 0) return null;
    const paying = pays + Math.log(candidate.decimal);
    if (!reach.isOpen(legs.length, paying) || legs.some((leg) => clash(leg, candidate))) continue;
    if (isOneBook && !areAtOneBook([...legs, candidate])) continue;
    const next = group ? 0 : from + index + 1;
    const found = search(pool, later, [...legs, candidate], size, terms, next, paying);
    if (found) return found;
  }
  return null;
}

/** The legs at the book that pays most for all of them, if they meet the terms at its prices. */
function priced(legs: readonly Candidate[], reading: Reading, isOneBook: boolean): Candidate[] | null {
  const slip = isOneBook ? atOneBook(legs) : [...legs];
  const { price: bounds, payout, value } = reading;
  // The chance of legs of one game takes long to work out.
  if (!slip || !isWithin(payoutOf(slip), payout)) return null;
  const isKept = slip.every(({ price, cost }) => isWithin(price, bounds) && (!value || cost <= 0));
  return isKept && wholeMisfits(slip, reading).length === 0 ? slip : null;
}

/** If the whole bet has a target price or chance, legs close to their share of it come first. */
function steered(pool: readonly Candidate[], reading: Reading, size: number): readonly Candidate[] {
  const target = targetDecimal(reading, size);
  if (target === null) return pool;
  const away = awayFromShare(target, size);
  return [...pool].sort((a, b) => away(a) - away(b));
}

/** The books' margin on each leg makes the price for a given chance lower than the fair one. */
const returnPerLeg = 0.96;

function targetDecimal({ payout, chance, risk, legs }: Reading, size: number): number | null {
  const wanted = payout ?? payoutOfRisk({ risk, legs, chance });
  if (wanted) return middleOf(wanted);
  const percent = targetChance(chance, risk, size);
  return percent === null ? null : (100 / percent) * returnPerLeg ** size;
}

function targetChance(chance: Reading['chance'], risk: Reading['risk'], size: number): number | null {
  if (chance) return ((chance.min ?? 0) + (chance.max ?? 100)) / 2;
  if (risk === 'moderate') return size > 1 ? 35 : (chances.moderate[0] + chances.moderate[1]) / 2;
  return null;
}
