/** At whose place a meeting was: "in Cleveland", "at the Browns’ place", "at their place". */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';

/**
 * @param text lower case
 * @param teams full names, the one whose win is asked about first
 * @returns its split; undefined where no place is named, or that of neither
 */
export function venueIn(text: string, teams: readonly string[]): FindQuery['splits'] | undefined {
  const [own, other] = teams.map((team) => placesOf(team.toLowerCase()));
  if (!own || !other) return undefined;
  const isAt = (places: readonly string[]) =>
    places.some((place) => new RegExp(`\\b(?:in|at|@|visiting) (?:the )?${place}(?![\\w])`).test(text));
  // Two teams of one city share its name.
  if (isAt(other) && !isAt(own)) return ['road'];
  if (isAt(own) && !isAt(other)) return ['home'];
  return /\bat their (?:place|house|building|stadium|arena|park|rink)\b/.test(text) ? ['road'] : undefined;
}

/** Its name, and the parts of it: the city, and what follows. */
function placesOf(team: string): string[] {
  const words = team.split(' ').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  const starts = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(' '));
  return [
    ...starts,
    words.join(' '),
    `${words.at(-1)}['’]?(?= (?:place|house|building|stadium|arena|park|rink)\\b)`,
  ];
}
