/** Finds combinations of legs that meet the terms of the whole bet: leg count, teams, payout and chance. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import type { Candidate } from './candidate.ts';
import { areAtOneBook, atOneBook } from './one-book.ts';
import { chances, clash, isWithin, legsWanted, longShot, wholeMisfits } from './terms.ts';

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
export function combine(
  pool: readonly Candidate[],
  { reading, required, atAnyBooks = false }: Wanted,
): Candidate[] | null {
  const { min, max } = legsWanted(reading);
  const groups = required.length <= max ? required : [];
  for (let size = min; size <= max; size += 1) {
    const ordered = steered(pool, reading, size);
    const found = search(ordered, groups, [], size, { reading, isOneBook: !atAnyBooks, left: mostSteps });
    if (found) return found;
  }
  return null;
}

function search(
  pool: readonly Candidate[],
  groups: readonly (readonly Candidate[])[],
  legs: readonly Candidate[],
  size: number,
  terms: { readonly reading: Reading; readonly isOneBook: boolean; left: number },
  from = 0,
): Candidate[] | null {
  const { reading, isOneBook } = terms;
  if (legs.length === size) return groups.length === 0 ? priced(legs, reading, isOneBook) : null;
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
