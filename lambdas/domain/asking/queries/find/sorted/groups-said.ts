/** Groups of opponents as questions say them: "vs the NFC North", "against the East", "in the division". */
import type { Sport } from '../../../../../contracts/feed/sports.ts';

const division = /^(?:the )?(afc|nfc|al|nl) (north|south|east|west|central)$/;
const half = /^(?:the )?(east|west)(?:ern)?(?: conference)?$/;
const league = /^(?:the )?(afc|nfc|al|nl|american league|national league)$/;
const named =
  /^(?:the )?(atlantic|central|southeast|northwest|pacific|southwest|metropolitan|metro)(?: division)?$/;

/** As a pattern, without its own groups. */
export const groupPattern =
  '(?:the )?(?:(?:afc|nfc|al|nl)(?: (?:north|south|east|west|central))?|east(?:ern)?(?: conference)?|west(?:ern)?(?: conference)?|american league|national league|(?:atlantic|central|southeast|northwest|pacific|southwest|metropolitan|metro)(?: division)?)';

/** @returns the name of the group; undefined where the sport has none of it */
export function groupNamed(typed: string, sport: Sport): string | undefined {
  const said = typed.toLowerCase().trim();
  const [, of = '', place = ''] = division.exec(said) ?? [];
  if (of !== '') return `${of.toUpperCase()} ${upper(place)}`;
  const [, side] = half.exec(said) ?? [];
  if (side !== undefined)
    return sport === 'NBA' || sport === 'NHL' ? `${upper(side)}ern Conference` : undefined;
  const [, whole] = league.exec(said) ?? [];
  if (whole === 'afc' || whole === 'nfc') return whole.toUpperCase();
  if (whole !== undefined) return whole.startsWith('a') ? 'American League' : 'National League';
  const [, one] = named.exec(said) ?? [];
  return one === undefined ? undefined : `${upper(one === 'metro' ? 'metropolitan' : one)} Division`;
}

const upper = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
