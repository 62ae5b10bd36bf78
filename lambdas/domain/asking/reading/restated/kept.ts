/** Whether a bet that was written out has the terms that the rules read in the question: its statistics, sides and sports, and days if they are said. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';

/**
 * @param read as the rules read the whole question
 * @param written as they read the bet that was written out
 */
export const keepsTerms = (read: Reading, written: Reading): boolean =>
  hasTerms(read, written) &&
  hasRisk(read, written) &&
  backsTheSame(read, written) &&
  (daysOf(read).size === 0 || daysOf(written).size > 0);

/** Whether two bets have the same of these terms, and no other days where both say them: a day that nobody types is that of the next games. */
export const haveSameTerms = (one: Reading, other: Reading): boolean =>
  hasTerms(one, other) && hasTerms(other, one) && agreeOnDays(one, other);

export function agreeOnDays(one: Reading, other: Reading): boolean {
  const [days, others] = [daysOf(one), daysOf(other)];
  const areEqual = days.size === others.size && [...days].every((day) => others.has(day));
  return days.size === 0 || others.size === 0 || areEqual;
}

/** "Warriors parlay": the one team that is backed is more than a game to bet on. */
function backsTheSame(read: Reading, written: Reading): boolean {
  const [team, ...others] = read.teams;
  if (team?.stance !== 'back' || others.length > 0 || read.markets.includes('prop')) return true;
  return !partsOf(written).some(({ teams }) =>
    teams.some(({ name, stance }) => name === team.name && stance === 'game'),
  );
}

/** A wanted risk is said as such, or by a chance, a price or an order. */
const hasRisk = (read: Reading, written: Reading): boolean =>
  read.risk === null ||
  written.risk !== null ||
  written.chance !== null ||
  written.payout !== null ||
  partsOf(written).some((part) => part.order !== null || part.price !== null || part.legChance !== null);

const hasTerms = (read: Reading, written: Reading): boolean =>
  termsOf.every((of) => {
    const kept = new Set(partsOf(written).flatMap(of));
    return partsOf(read)
      .flatMap(of)
      .every((term) => kept.has(term));
  }) && hasSports(read, written);

const daysOf = (reading: Reading): ReadonlySet<string> =>
  new Set(partsOf(reading).flatMap(({ days }) => days ?? []));

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
