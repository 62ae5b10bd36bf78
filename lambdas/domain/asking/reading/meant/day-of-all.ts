/** "One over tonight and one under": a day that is said of one leg is that of the others, where nobody is named. */
import type { Reading } from '../../../../contracts/asking/reading.ts';

/** @returns the reading with that day for every leg; unchanged where legs have different days, leagues or names */
export function withDayOfAll(reading: Reading): Reading {
  const { wishes, days } = reading;
  const said = new Set(wishes.flatMap((wish) => (wish.days ? [wish.days.join()] : [])));
  const isNamed = wishes.some(({ teams, player }) => teams.length > 0 || player !== null);
  const leagues = new Set(wishes.map(({ sports }) => sports.join()));
  if (wishes.length < 2 || days !== null || said.size !== 1 || isNamed || leagues.size > 1) return reading;
  const [own] = wishes.flatMap((wish) => (wish.days ? [wish.days] : []));
  return own ? { ...reading, days: own, wishes: wishes.map((wish) => ({ ...wish, days: null })) } : reading;
}
