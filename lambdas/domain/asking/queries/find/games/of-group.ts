/** Games against a division, a conference or a league: one that is named, or the team's own. */
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
function groupsMeant(group: string, team: string, sport: Sport): string[] {
  const own = groups.filter(
    (each) => each.sport === sport && each.isPlace !== true && each.name !== 'Canadian',
  );
  const isDivision = (name: string) => !/conference|league|^(?:afc|nfc)$/i.test(name);
  if (group === 'division' || group === 'conference')
    return own
      .filter(({ name }) => isDivision(name) === (group === 'division') && isInGroup(team, sport, name))
      .map(({ name }) => name);
  const words = group.split(' ');
  const named = own.filter(({ name }) =>
    words.every((word) => (written[word] ?? new RegExp(`\\b${word}`, 'i')).test(name)),
  );
  // "AFC" is a conference, and no division of it; "east" is one of the NBA, and two divisions of the NFL.
  const whole = named.filter(({ name }) => !isDivision(name));
  return (whole.length > 0 ? whole : named).map(({ name }) => name);
}

/** The games of a team against the others of a group; all of them without one, none where the sport has no such group. */
export function againstGroup(
  games: readonly Own[],
  team: string,
  group: string | null,
  sport: Sport,
): readonly Own[] {
  if (group === null) return games;
  const meant = groupsMeant(group, team, sport);
  return games.filter(({ opponent }) => meant.some((name) => isInGroup(opponent, sport, name)));
}

/** ` against their division (AFC South)`; empty without a group. */
export function groupSaid(group: string | null, team: string, sport: Sport): string {
  if (group === null) return '';
  const names = groupsMeant(group, team, sport);
  const isOwn = group === 'division' || group === 'conference';
  return ` against ${isOwn ? `their ${group} (${names.join(', ')})` : names.length > 0 ? `teams of the ${names.join(' and the ')}` : `teams of the ${group}`}`;
}
