/** Whether a bet that was written out has the terms that the rules read in the question: its statistics, sides and sports, and days if they are said. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';

/**
 * @param read as the rules read the whole question
 * @param written as they read the bet that was written out
 */
export const keepsTerms = (read: Reading, written: Reading): boolean =>
  termsOf.every((of) => {
    const kept = new Set(partsOf(written).flatMap(of));
    return partsOf(read)
      .flatMap(of)
      .every((term) => kept.has(term));
  }) &&
  hasSports(read, written) &&
  (!hasDays(read) || hasDays(written));

const hasDays = (reading: Reading): boolean => partsOf(reading).some(({ days }) => days !== null);

type Part = Reading | LegWish;
const partsOf = (reading: Reading): readonly Part[] => [reading, ...reading.wishes];

const termsOf: readonly ((part: Part) => readonly string[])[] = [
  ({ stat }) => (stat === null ? [] : [stat]),
  ({ sides }) => sides.filter((side) => side === 'over' || side === 'under'),
];

/** A sport that is left out is said by a name or a statistic. */
function hasSports(read: Reading, written: Reading): boolean {
  const sports = partsOf(written).flatMap((part) => part.sports);
  return (
    sports.length === 0 || partsOf(read).every((part) => part.sports.every((sport) => sports.includes(sport)))
  );
}
