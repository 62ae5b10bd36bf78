/** "Broncos +7.5, or the closest you have": the line that comes nearest to one that no book lists. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { wantsNearest } from '../../reading/plain/bets/named/line-moved.ts';
import type { Offer } from './result.ts';

export interface AtLine {
  readonly reading: Reading;
  readonly offer: Offer;
}

/**
 * @param offer of the reading as asked
 * @param offerOf the offer of a reading
 * @returns the bet at the nearest line; undefined where it is not wished for, or the line that is named is offered
 */
export function atNearestLine(
  { reading, prompt, offer }: { readonly reading: Reading; readonly prompt: string; readonly offer: Offer },
  offerOf: (reading: Reading) => Offer,
): AtLine | undefined {
  if (offer.kind !== 'unmet' || offer.unmet.kind !== 'line') return undefined;
  if (reading.wishes.length > 0 || !wantsNearest(prompt)) return undefined;
  const { line, nearest } = offer.unmet;
  const near = { ...reading, line: nearest.line };
  const found = offerOf(near);
  if (found.kind === 'unmet') return undefined;
  const substitute = { kind: 'nearest_line', line } as const;
  return { reading: near, offer: { ...found, substitutes: [substitute, ...found.substitutes] } };
}
