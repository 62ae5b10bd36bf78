/**
 * Settles a bet on the winner of a tournament by its final leaderboard, following the books' golf rules: the bet is
 * void if the player never starts, it loses if the player withdraws, misses the cut or is disqualified, and a play-off
 * decides.
 */
import type { OutrightOf } from '../../../contracts/feed/outright.ts';
import { nameWords } from '../players/names.ts';
import { type Field, type Place, playerId } from './field.ts';

type Result = 'won' | 'lost' | 'void' | 'open';

/** A leaderboard with a smaller share of the priced players is incomplete, so a missing player may have played. */
const wholeShare = 0.9;

/**
 * @param places the complete final leaderboard
 * @param field the last priced field; without it, a player's absence proves nothing
 * @returns `open` if the leaderboard is inconclusive. This includes a shared first place, which books settle by dead
 * heat and a single grade cannot express.
 */
export function outrightResult(
  { player }: OutrightOf,
  places: readonly Place[],
  field: Field | undefined,
): Result {
  const own = placeOf(player, places);
  if (own === 'unclear') return 'open';
  if (!own) return isWhole(places, field) ? 'void' : 'open';
  const position = own.position.trim().toUpperCase();
  const first = places.filter((place) => /^T?-?1$/i.test(place.position.trim()));
  if (/^T?-?1$/.test(position)) return first.length === 1 ? 'won' : 'open';
  if (/^(DNS|N\/S)$/.test(position)) return 'void';
  if (/^(WD|W\/D|WITHDRAWN)$/.test(position)) return ofWithdrawn[String(own.hasPlayed)] ?? 'open';
  const isPlace = /^(T?-?\d+|CUT|MC|M\/C|MDF|DQ|DSQ)$/.test(position);
  return isPlace || own.hasPlayed === true ? 'lost' : 'open';
}

const ofWithdrawn: Readonly<Record<string, Result>> = { true: 'lost', false: 'void' };

function isWhole(places: readonly Place[], field: Field | undefined): boolean {
  if (!field) return false;
  const found = field.players.filter((player) => placeOf(player, places) !== undefined);
  return found.length >= wholeShare * field.players.length;
}

/**
 * Full names decide. A different spelling of the first name can be the same player or another one with that surname.
 */
function placeOf(player: string, places: readonly Place[]): Place | 'unclear' | undefined {
  const id = playerId(player);
  const same = places.filter((place) => playerId(place.player) === id);
  if (same.length > 0) return same.length === 1 ? same[0] : 'unclear';
  const words = nameWords(player);
  const near = places.filter((place) => isNear(words, nameWords(place.player)));
  const [only] = near;
  // An abbreviated first name, `S. Scheffler`, that matches only one player.
  if (only && near.length === 1 && isShort(words, nameWords(only.player))) return only;
  return near.length > 0 ? 'unclear' : undefined;
}

/** `Matt` and `Matthew Fitzpatrick`, but not his brother `Alex`; also names that differ only in special letters. */
function isNear(a: readonly string[], b: readonly string[]): boolean {
  const [firstOfA = '', firstOfB = ''] = [a[0], b[0]];
  const isSameSurname = a.at(-1) === b.at(-1);
  if (isSameSurname) return firstOfA.startsWith(firstOfB) || firstOfB.startsWith(firstOfA);
  return firstOfA === firstOfB && consonants(a.at(-1) ?? '') === consonants(b.at(-1) ?? '');
}

const isShort = (a: readonly string[], b: readonly string[]) =>
  a.at(-1) === b.at(-1) && (a[0]?.length === 1 || b[0]?.length === 1);

/** The same for `Højgaard`, `Hojgaard` and `Hoejgaard`. */
const consonants = (word: string) => word.replaceAll(/[aeiouyøæœåäöü]/g, '');
