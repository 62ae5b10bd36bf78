/** "New York teams": every team of a city, where one name stands for several. */
import type { Sport } from '../../contracts/sports.ts';
import type { Directory, KnownTeam } from './directory.ts';

export const teamsBehind = /^ (?:teams|clubs|squads)\b/;

/** Parts of a city whose teams go by the part. */
const partsOf: Readonly<Record<string, readonly string[]>> = { 'new york': ['brooklyn'], ny: ['brooklyn'] };

/** @param city lower case */
export function allOfCity(
  city: string,
  { names }: Directory,
  sports: readonly Sport[],
): readonly KnownTeam[] {
  return [city, ...(partsOf[city] ?? [])]
    .flatMap((part) => names.get(part)?.teams ?? [])
    .filter(({ sport }) => sports.includes(sport));
}
