/** The legs that are chosen of those that fit, or fewer of them, or singles where no book lists them together. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Candidate } from '../candidate.ts';
import { closest, combine, type Wanted } from '../combine.ts';
import { legsWanted } from '../terms.ts';
import type { Unmet } from '../unmet/unmet.ts';
import type { Pool } from './pool.ts';
import { type Offer, type Substitute, unmet } from './result.ts';

/** The most legs that are offered. */
export const maxLegs = 8;

/** Whether a price or a chance of all legs together was asked for. */
export const isPricedAsWhole = ({ payout, chance }: Reading): boolean => payout !== null || chance !== null;

export function withLegs(
  pool: readonly Candidate[],
  reading: Reading,
  required: readonly (readonly Candidate[])[],
  substitutes: readonly Substitute[],
  sharesGames?: true,
): Offer {
  const wanted: Wanted = { reading, required, ...(sharesGames && { sharesGames }) };
  const { min } = legsWanted(reading);
  const legs = min > maxLegs ? null : combine(pool, wanted);
  if (legs) return { kind: 'offer', pool, legs, wanted, substitutes };
  const apart = min > maxLegs ? null : combine(pool, { ...wanted, atAnyBooks: true });
  if (apart) return asSingles(apart, { pool, reading, substitutes, min });
  const isFixed = isPricedAsWhole(reading) || reading.wishes.length > 0;
  const fewer = isFixed ? null : mostLegs(pool, wanted, Math.min(maxLegs, min - 1));
  if (!fewer) return unmet(wholeUnmet(pool, wanted));
  const found = fewer.length;
  const games = new Set(pool.map(({ game }) => game.id)).size;
  const isGolf = pool.every(({ outright }) => outright);
  return {
    kind: 'offer',
    pool,
    legs: fewer,
    wanted: withFewer(wanted, found),
    substitutes: [
      ...substitutes,
      {
        kind: 'fewer_legs',
        wanted: min,
        found,
        games,
        isGolf,
        ...(reading.sameGame && { ofGame: gameOf(fewer, pool) }),
      },
    ],
  };
}

/** Legs that no book lists together are singles, unless a price or a chance of the whole was asked for. */
export function asSingles(
  legs: readonly Candidate[],
  { pool, reading, substitutes, min }: Pick<Pool, 'pool' | 'substitutes'> & { reading: Reading; min: number },
): Offer {
  const [first, ...others] = legs;
  if (!first || isPricedAsWhole(reading)) return unmet({ kind: 'no_book', legs });
  const one = { ...withLegCount(reading, 1), wishes: [], eachSport: false, eachGame: false };
  return {
    kind: 'offer',
    pool,
    legs: [first],
    wanted: { reading: one, required: [[first]] },
    substitutes: [...substitutes, { kind: 'singles', wanted: min, others, isAtNoBook: true }],
  };
}

/** Why legs that fit one by one make no bet: two of them are of one game, or the price or chance of the whole is out of reach. */
function wholeUnmet(pool: readonly Candidate[], wanted: Wanted): Unmet {
  const { reading, required } = wanted;
  const isPriced = reading.payout !== null || reading.chance !== null || reading.risk !== null;
  const best = isPriced ? closest(pool, wanted) : [];
  const games = required.map((group) => new Set(group.map(({ game }) => game.id)));
  const isOneGame = games.some(
    (own, at) =>
      own.size === 1 &&
      games.slice(at + 1).some((other) => other.size === 1 && [...own].every((id) => other.has(id))),
  );
  return best.length === 0 && reading.wishes.length > 0 && isOneGame
    ? { kind: 'same_game' }
    : { kind: 'whole', best };
}

function gameOf([first]: readonly Candidate[], pool: readonly Candidate[]): { readonly hasProps: boolean } {
  return { hasProps: pool.some(({ game, market }) => game.id === first?.game.id && market === 'prop') };
}

function mostLegs(pool: readonly Candidate[], wanted: Wanted, most: number): Candidate[] | null {
  for (let size = most; size >= (wanted.reading.sameGame ? 2 : 1); size -= 1) {
    const found = combine(pool, withFewer(wanted, size));
    if (found) return found;
  }
  return null;
}

/** "4 McDavid props": fewer legs of one kind are still of that kind. */
function withFewer(wanted: Wanted, size: number): Wanted {
  const { reading, required } = wanted;
  const areOfOneKind = required.every((group) => group === required[0]);
  return {
    ...wanted,
    reading: withLegCount(reading, size),
    required: areOfOneKind ? required.slice(0, size) : required,
  };
}

export function withLegCount(reading: Reading, count: number): Reading {
  return { ...reading, legs: { min: count, max: count } };
}
