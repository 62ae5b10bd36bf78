/** Conferences and divisions: how a question says them, and the sport whose table has them. */
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { isInGroup, groups as named } from '../../../reading/names/groups.ts';

/** By the word that a query has. */
export const groupWords = {
  nfc: 'nfc|national football conference',
  afc: 'afc|american football conference',
  american: 'al|american league',
  national: 'nl|national league',
  north: 'north',
  south: 'south',
  east: 'east|eastern|eastern conference|the east|in the east',
  west: 'west|western|western conference|the west|in the west|out west',
  atlantic: 'atlantic|atlantic division',
  metro: 'metro|metropolitan|metropolitan division',
  central: 'central|central division',
  pacific: 'pacific|pacific division',
  southeast: 'southeast|southeast division',
  northwest: 'northwest|northwest division',
  southwest: 'southwest|southwest division',
} as const;

export type Group = keyof typeof groupWords;
export const groups = Object.keys(groupWords) as readonly Group[];

/** `nfc north`; null for none. */
export function groupOf(has: (group: Group) => boolean): string | null {
  const named = groups.filter(has);
  return named.length > 0 ? named.join(' ') : null;
}

/** `nl west`: "national" beside a place is read as a team of Washington. */
export const groupInWords = (group: string): string =>
  group.replace(/\bnational\b/, 'nl').replace(/\bamerican\b/, 'al');

const conferences: readonly (readonly [name: RegExp, group: Group])[] = [
  [/^AFC$/, 'afc'],
  [/^NFC$/, 'nfc'],
  [/^Eastern Conference$/, 'east'],
  [/^Western Conference$/, 'west'],
  [/^American League$/, 'american'],
  [/^National League$/, 'national'],
];

/** @returns the conference of a team, as a query names it */
export const conferenceOf = (team: string, sport: Sport): Group | undefined =>
  conferences.find(([name]) =>
    named.some((each) => each.sport === sport && name.test(each.name) && isInGroup(team, sport, each.name)),
  )?.[1];

/** The sport whose table has the group named; none if several do. */
export function sportOfGroup(has: (group: Group) => boolean): Sport[] {
  if (has('nfc') || has('afc')) return ['NFL'];
  if (has('american') || has('national')) return ['MLB'];
  if (has('metro')) return ['NHL'];
  return has('southeast') || has('northwest') || has('southwest') ? ['NBA'] : [];
}
