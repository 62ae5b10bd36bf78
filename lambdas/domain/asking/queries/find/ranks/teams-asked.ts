/** The teams that a ranking is of: those of a conference or a division, those named, or those that play on the days named. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { groups, isInGroup } from '../../../reading/names/groups.ts';
import type { SportTable } from '../../table/tables.ts';
import { onDays } from '../../table/words.ts';

/** How the names of groups say a word of a question. */
const namedBy: Readonly<Record<string, RegExp>> = {
  american: /american league|\bal\b/i,
  national: /national league|\bnl\b/i,
  metro: /metropolitan/i,
};

const groupsOf = (sport: Sport, words: string) =>
  groups.filter(
    (each) =>
      each.sport === sport &&
      words
        .split(' ')
        .every((word) => (namedBy[word] ?? new RegExp(`\\b${word}(?:ern)?\\b`, 'i')).test(each.name)),
  );

/** Teams of the groups of a league's table that have each word: "Western Conference". Of the MLS and the CFL, only the table has groups. */
const inTable = (table: SportTable | undefined, words: string): ReadonlySet<string> =>
  new Set(
    (table?.sheet?.standings?.rows ?? [])
      .filter(({ group }) =>
        words.split(' ').every((word) => new RegExp(`\\b${word}(?:ern)?\\b`, 'i').test(group)),
      )
      .map(({ team }) => team.name),
  );

/** @returns whether a team, in the feed's spelling, is one of those asked about */
export function isAskedIn(
  query: FindQuery,
  sport: Sport,
  table: SportTable | undefined,
): (team: string) => boolean {
  const { group, teams, days } = query;
  const of = group === null ? null : groupsOf(sport, group);
  const listed = group !== null && of?.length === 0 ? inTable(table, group) : null;
  const playing =
    days === null
      ? null
      : new Set(
          (table?.games ?? [])
            .filter(({ day }) => days.includes(day))
            .flatMap(({ home, away }) => [home.name, away.name]),
        );
  return (team) =>
    (of === null || (listed ? listed.has(team) : of.some(({ name }) => isInGroup(team, sport, name)))) &&
    (teams.length === 0 || teams.includes(team)) &&
    (playing === null || playing.has(team));
}

/** ` in the NFC South`, ` that play on Sat, Nov 21`; empty for the whole league. */
export function amongWords({ group, days }: FindQuery, sport: Sport): string {
  const named = group === null ? [] : groupsOf(sport, group);
  const [widest] = named.toSorted((a, b) => b.teams.length - a.teams.length);
  const isOne = named.every(
    ({ teams }) => teams.length < (widest?.teams.length ?? 0) || teams === widest?.teams,
  );
  const name = isOne && widest ? widest.name : group?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const of = group === null ? '' : ` in the ${name}`;
  return `${of}${days === null ? '' : `, of the teams that play${onDays(days)}`}`;
}
