/** A bet that is to be likelier than the one before: with fewer legs, where none with as many is. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { chanceOf } from '../terms.ts';
import { withLegCount } from './legs.ts';
import type { Offer } from './result.ts';

export interface Fewer {
  readonly reading: Reading;
  readonly offer: Offer;
}

/**
 * @param reading asks for a number of legs with a least chance of all of them
 * @param offerOf the offer of a reading
 * @returns the likeliest bet with the most legs that has this chance; undefined if none has
 */
export function withFewerLegs(reading: Reading, offerOf: (reading: Reading) => Offer): Fewer | undefined {
  const wanted = reading.legs?.max ?? 1;
  const least = reading.chance?.min ?? null;
  if (least === null || reading.wishes.length > 0) return undefined;
  for (let size = wanted - 1; size >= 1; size -= 1) {
    // Legs of one game are two at least: one is a bet on that game.
    const sameGame = reading.sameGame && size > 1;
    const fewer: Reading = { ...withLegCount(reading, size), sameGame, risk: 'safest', chance: null };
    const offer = offerOf(fewer);
    const isWhole = offer.kind === 'offer' && offer.legs.length === size && offer.substitutes.length === 0;
    if (!isWhole || chanceOf(offer.legs) < least) continue;
    const substitute = { kind: 'fewer_to_be_safer', wanted, found: size, chance: least } as const;
    return { reading: fewer, offer: { ...offer, substitutes: [substitute] } };
  }
  return undefined;
}
