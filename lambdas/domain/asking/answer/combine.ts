/** Finds combinations of legs that meet the terms of the whole bet: leg count, teams, payout and chance. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { americanToDecimal, decimalToAmerican } from '../../feed/odds/odds.ts';
import type { Candidate } from './candidate.ts';
import { areAtOneBook, atOneBook } from './one-book.ts';
import { combineOneGame, combineSomeOfOneGame } from './same-game/combine.ts';
import {
  chanceOf,
  chances,
  clash,
  isWithin,
  legsWanted,
  longShot,
  payoutOf,
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
}

/**
 * @param pool best first; legs are taken in this order unless the whole bet has a target price or chance
 * @returns a combination with the fewest legs possible, priced at one book; null if none fits
 */
export function combine(pool: readonly Candidate[], wanted: Wanted): Candidate[] | null {
  const about = nearTarget(wanted.reading);
  return (about && combined(pool, { ...wanted, reading: about })) ?? combined(pool, wanted);
}

function combined(pool: readonly Candidate[], wanted: Wanted): Candidate[] | null {
  const { reading, atAnyBooks = false } = wanted;
  return searched(pool, wanted, mostSteps, (legs) => priced(legs, reading, !atAnyBooks));
}

/** The most that a payout is away from its number, as a factor of what is won; further off only where nothing is as near. */
const near = 1.2;
/** A range that is wider, from end to end, is one that the user named. */
const widest = 2.3;

/** "Around +500", "turn 2 into 500": what is near the number comes before what is only in its range. */
function nearTarget(reading: Reading): Reading | null {
  const { min = null, max = null } = reading.payout ?? {};
  // Of one game, no book's price is known, and looking twice takes too long.
  if (min === null || max === null || reading.sameGame) return null;
  const [low, high] = [americanToDecimal(min) - 1, americanToDecimal(max) - 1];
  if (high / low > widest || high / low <= near) return null;
  // What comes back for a stake is its number at least; a price around a number is on both sides of it.
  const middle = (low * high) ** 0.5;
  const isAround = high / low > near ** 3;
  const [from, to] = isAround ? [middle / near, middle * near] : [low, low * near];
  return { ...reading, payout: { min: decimalToAmerican(1 + from), max: decimalToAmerican(1 + to) } };
}

/** Terms that a bet can come close to. */
const gradual: ReadonlySet<WholeTerm> = new Set(['payout', 'chance', 'risk']);
const stepsForClosest = 2000;

/** @returns the legs that meet all but the price and the chance of the whole bet and come closest to these; empty if there are none */
export function closest(pool: readonly Candidate[], wanted: Wanted): readonly Candidate[] {
  let best: { readonly legs: readonly Candidate[]; readonly away: number } = { legs: [], away: Infinity };
  const { reading } = wanted;
  searched(pool, wanted, stepsForClosest, (legs) => {
    const slip = atOneBook(legs);
    if (slip && wholeMisfits(slip, reading).every((term) => gradual.has(term))) {
      const away = awayFrom(slip, reading);
      if (away < best.away) best = { legs: slip, away };
    }
    return null;
  });
  return best.legs;
}

/** As a ratio of prices or of chances: twice the price is as far away as half of it. */
function awayFrom(legs: readonly Candidate[], { payout, chance, risk }: Reading): number {
  const wanted = payout ?? (risk === 'long_shot' ? longShot : null);
  const [value, ends] = wanted
    ? [
        americanToDecimal(payoutOf(legs)),
        [wanted.min, wanted.max].map((end) => end && americanToDecimal(end)),
      ]
    : [chanceOf(legs), chance ? [chance.min, chance.max] : chances.moderate];
  return Math.min(...ends.flatMap((end) => (end ? [Math.abs(Math.log(value / end))] : [])));
}

/** Tries combinations of each number of legs until one is `taken`. */
function searched(
  pool: readonly Candidate[],
  { reading, required, atAnyBooks = false }: Wanted,
  steps: number,
  taken: (legs: readonly Candidate[]) => Candidate[] | null,
): Candidate[] | null {
  const { min, max } = legsWanted(reading);
  const groups = required.length <= max ? required : [];
  for (let size = min; size <= max; size += 1) {
    if (reading.sameGame) {
      const slip = combineOneGame(pool, { reading, required }, size, taken);
      if (slip) return slip;
      continue;
    }
    const isFull = groups.length === size && size > 0;
    // Legs of one kind keep one list, by which it is known that they are.
    const lists = new Map(
      isFull ? [...new Set(groups)].map((group) => [group, steered(group, reading, size)]) : [],
    );
    const places = isFull ? groups.map((group) => lists.get(group) ?? group) : groups;
    const terms = { isOneBook: !atAnyBooks, left: steps, taken };
    const found = isFull
      ? (fill(places, { reading, isOneBook: !atAnyBooks, mostSteps: steps, taken }) ??
        combineSomeOfOneGame({ reading, required: places }, { isOneBook: !atAnyBooks }, taken))
      : search(steered(pool, reading, size), groups, [], size, terms);
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
    readonly taken: (legs: readonly Candidate[]) => Candidate[] | null;
    left: number;
  },
  from = 0,
): Candidate[] | null {
  const { isOneBook, taken } = terms;
  if (legs.length === size) return groups.length === 0 ? taken(legs) : null;
  const [group, ...later] = groups;
  const choices = group ?? pool.slice(from);
  for (const [index, candidate] of choices.entries()) {
    terms.left -= 1;
    if (terms.left <= 0) return null;
    if (legs.some((leg) => clash(leg, candidate))) continue;
    if (isOneBook && !areAtOneBook([...legs, candidate])) continue;
    const next = group ? 0 : from + index + 1;
    const found = search(pool, later, [...legs, candidate], size, terms, next);
    if (found) return found;
  }
  return null;
}

/** The legs at the book that pays most for all of them, if they meet the terms at its prices. */
function priced(legs: readonly Candidate[], reading: Reading, isOneBook: boolean): Candidate[] | null {
  const slip = isOneBook ? atOneBook(legs) : [...legs];
  const { price: bounds, value } = reading;
  const isKept = slip?.every(({ price, cost }) => isWithin(price, bounds) && (!value || cost <= 0));
  return slip && isKept && wholeMisfits(slip, reading).length === 0 ? slip : null;
}

/** If the whole bet has a target price or chance, legs close to their share of it come first. */
function steered(pool: readonly Candidate[], reading: Reading, size: number): readonly Candidate[] {
  const target = targetDecimal(reading, size);
  if (target === null) return pool;
  const share = Math.log(target) / size;
  const away = ({ decimal }: Candidate) => Math.abs(Math.log(decimal) - share);
  return [...pool].sort((a, b) => away(a) - away(b));
}

/** The books' margin on each leg makes the price for a given chance lower than the fair one. */
const returnPerLeg = 0.96;

function targetDecimal({ payout, chance, risk, legs }: Reading, size: number): number | null {
  const wanted = payout ?? (risk === 'long_shot' && legs?.max !== 1 ? longShot : null);
  if (wanted) {
    const low = wanted.min === null ? null : americanToDecimal(wanted.min);
    const high = wanted.max === null ? null : americanToDecimal(wanted.max);
    if (low !== null && high !== null) return Math.sqrt(low * high);
    return low === null ? (high ?? 2) * 0.9 : low * 1.15;
  }
  const percent = targetChance(chance, risk, size);
  return percent === null ? null : (100 / percent) * returnPerLeg ** size;
}

function targetChance(chance: Reading['chance'], risk: Reading['risk'], size: number): number | null {
  if (chance) return ((chance.min ?? 0) + (chance.max ?? 100)) / 2;
  if (risk === 'moderate') return size > 1 ? 35 : (chances.moderate[0] + chances.moderate[1]) / 2;
  return null;
}
