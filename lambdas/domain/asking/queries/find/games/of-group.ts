/** Games against a division, a conference or a league: one that is named. */
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { groups, isInGroup } from '../../../reading/names/groups.ts';
import type { Own } from '../past.ts';

/** How the words of a group are written in its name. */
const written: Readonly<Record<string, RegExp>> = {
  american: /^(?:american league|al )/i,
  national: /^(?:national league|nl )/i,
  metro: /metropolitan/i,
};

/** @returns the names of the groups that are meant, the smallest of each; empty for one that nobody knows */
function groupsMeant(group: string, sport: Sport): string[] {
  const own = groups.filter(
    (each) => each.sport === sport && each.isPlace !== true && each.name !== 'Canadian',
  );
  const isDivision = (name: string) => !/conference|league|^(?:afc|nfc)$/i.test(name);
  const words = group.split(' ');
  const named = own.filter(({ name }) =>
    words.every((word) => (written[word] ?? new RegExp(`\\b${word}`, 'i')).test(name)),
  );
  // "AFC" is a conference, and no division of it; "east" is one of the NBA, and two divisions of the NFL.
  const whole = named.filter(({ name }) => !isDivision(name));
  return (whole.length > 0 ? whole : named).map(({ name }) => name);
}

/** The games of a team against the others of a group; all of them without one, none where the sport has no such group. */
export function againstGroup(games: readonly Own[], group: string | null, sport: Sport): readonly Own[] {
  if (group === null) return games;
  const meant = groupsMeant(group, sport);
  return games.filter(({ opponent }) => meant.some((name) => isInGroup(opponent, sport, name)));
}

/** ` against teams of the AFC South`; empty without a group. */
export function groupSaid(group: string | null, sport: Sport): string {
  if (group === null) return '';
  const names = groupsMeant(group, sport);
  return ` against teams of the ${names.length > 0 ? names.join(' and the ') : group}`;
}
