/** Whether a question that was written out names whom the typed one names, and nobody else. */
import type { KnownTeam } from '../names/directory.ts';
import { isAlmostIn, isPlayerIn, isTeamAlone, isTeamIn } from '../words/said.ts';
import type { Found, Typed } from './typed.ts';

/**
 * @param restated the question in the model's words
 * @param found whom the readers find in it
 */
export function namesTheSame(restated: string, found: Found, typed: Typed): boolean {
  const { prompt, before, named, teams, players, teamOf, hasNickname, asks } = typed;
  const told = `${prompt} ${before}`;
  // What follows an answer may be about somebody else than the rules made of it, or replace whom it names.
  const needsNames = before === '' && (asks === 'bet' || asks === 'facts');
  const isTeamOf = (name: string, { players: own }: Found) => own.some((player) => teamOf(player) === name);
  const isTeamKept = (name: string) =>
    found.teams.includes(name) ||
    isTeamIn(name, restated, teams) ||
    isOpponent(restated, found, typed) ||
    // "Keller's ERA for Pittsburgh": only says which Keller. A bet can be on his team besides.
    (asks === 'facts' && isTeamOf(name, found)) ||
    namesakeOf(name, found.teams, teams) !== undefined;
  const isPlayerKept = (name: string) =>
    found.players.includes(name) ||
    isPlayerIn(name, restated, players) ||
    found.players.some((other) => isSpelledOut(name, other, players));
  const areKept = !needsNames || (named.teams.every(isTeamKept) && named.players.every(isPlayerKept));
  const isTeamSaid = (name: string) =>
    named.teams.includes(name) ||
    isTeamAlone(name, told, teams) ||
    (asks === 'facts' && isTeamOf(name, found)) ||
    named.teams.some((other) => namesakeOf(other, [name], teams) !== undefined);
  const isPlayerSaid = (name: string) =>
    named.players.includes(name) ||
    isPlayerIn(name, told, players) ||
    isAlmostIn(name, told) ||
    named.players.some((other) => isSpelledOut(other, name, players));
  return areKept && (hasNickname || (found.teams.every(isTeamSaid) && found.players.every(isPlayerSaid)));
}

/** "Nationals Dodgers run line, LA -1.5": the other team only says which game it is. */
function isOpponent(restated: string, { teams }: Found, { prompt, named }: Typed): boolean {
  const [team, ...others] = named.teams.filter((name) => teams.includes(name));
  return (
    team !== undefined &&
    others.length === 0 &&
    named.teams.length === 2 &&
    !severalLegs.test(restated) &&
    !severalLegs.test(prompt)
  );
}
const severalLegs =
  /\b(?:parlays?|legs?|leggers?|teamers?|combo|slips?|both|and|plus(?! (?:money|odds))|with|either|or)\b|[+&](?!\d)/i;

const lastWord = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';

/** "Utah Mammoth and Kings": one of the found teams that has the same name in another league. */
export function namesakeOf(
  name: string,
  found: readonly string[],
  teams: readonly KnownTeam[],
): string | undefined {
  const sportsOf = (team: string) => teams.flatMap((each) => (each.name === team ? each.sport : []));
  return found.find(
    (other) =>
      lastWord(other) === lastWord(name) && !sportsOf(other).some((sport) => sportsOf(name).includes(sport)),
  );
}

/** "Russ Wilson": nobody is known by this name, and this one has its last name and its first letters. */
const isSpelledOut = (name: string, other: string, known: readonly string[]): boolean =>
  !known.includes(name) &&
  lastWord(name) === lastWord(other) &&
  other.toLowerCase().startsWith(name.toLowerCase().split(' ')[0]?.slice(0, 3) ?? '-');
