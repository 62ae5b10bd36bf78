/** "The two biggest favorites", "the three riskiest legs": as many legs from one end of their prices, by their numbers. */
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { counts } from '../leg-words.ts';

const noun = '(?: (?:legs?|ones?|picks?|bets?|teams?|games?))?';
const likely =
  '(?:biggest|heaviest|largest|shortest) (?:favou?rites?|favs?|chalk)|safest|likeliest|surest|most likely|strongest|shortest(?: odds)?';
const unlikely =
  '(?:biggest|longest|largest) (?:under)?dogs?|riskiest|weakest|shakiest|least likely|longest(?: shots?| odds)?|biggest risks?|worst';
const pattern = new RegExp(
  `\\b(?:the |my |your )?(two|three|four|five|[2-5]) (?:(${likely})|(${unlikely}))${noun}(?! (?:on the|of the (?:day|night|week|slate|board)|out there)\\b)`,
  'i',
);

/** @returns the text with "leg 1, leg 3" in their place; unchanged where they are all legs, or have no price */
export function withLegsCounted(text: string, legs: readonly ShownLeg[]): string {
  const [words, said, isLikely] = pattern.exec(text) ?? [];
  const count = said === undefined ? 0 : (counts[said.toLowerCase()] ?? Number(said));
  if (words === undefined || count < 2 || count >= legs.length || legs.some(({ price }) => price === null))
    return text;
  // A longer price is a higher number in American odds.
  const byPrice = [...legs.keys()].sort((a, b) => (legs[a]?.price ?? 0) - (legs[b]?.price ?? 0));
  const meant = (isLikely === undefined ? byPrice.slice(-count) : byPrice.slice(0, count)).sort(
    (a, b) => a - b,
  );
  return text.replace(words, meant.map((at) => `leg ${at + 1}`).join(' and '));
}
