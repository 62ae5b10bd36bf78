/** Surnames of several players, told apart by who else the same bet names: "Jokic and Murray" are of one team. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { playersMeant, playersOfName } from '../names/known-players.ts';
import { anyPosition, positionsCalled } from '../names/positions.ts';

interface Known {
  readonly prompt: string;
  readonly selected: Sport;
  readonly players?: readonly string[] | undefined;
  readonly roster?: readonly KnownPlayer[] | undefined;
}

/**
 * @returns the reading with the full name of each player who is the only one of his surname on a team of the others, or at the position
 *   that is said of all; unchanged where nobody or several are
 */
export function toldApart(reading: Reading, known: Known): Reading {
  if (reading.wishes.length < 2) return reading;
  const meant = reading.wishes.map((wish) => meantBy(wish, known));
  if (meant.every((names) => names.length < 2)) return reading;
  const named = meant.filter((names) => names.length === 1).flat();
  const teams = new Set([
    ...named.flatMap((name) => playersOfName(name, known.roster).map(({ team }) => team)),
    ...reading.wishes.flatMap((wish) => wish.teams.map(({ name }) => name)),
    ...reading.teams.flatMap(({ name, stance }) => (stance === 'avoid' ? [] : [name])),
    // "Built around Murray, not Jokic".
    ...(reading.notPlayers ?? []).flatMap((name) =>
      playersOfName(name, known.roster).map(({ team }) => team),
    ),
  ]);
  const positions = positionsIn(known);
  const wishes = reading.wishes.map((wish, at): LegWish => {
    const names = meant[at] ?? [];
    if (names.length < 2) return wish;
    const homesOf = (name: string) => playersOfName(name, known.roster);
    const ofTeams = names.filter((name) => homesOf(name).some(({ team }) => teams.has(team)));
    const atPosition = names.filter((name) =>
      homesOf(name).some(({ position }) => position !== undefined && positions.has(position)),
    );
    const [player, ...others] = ofTeams.length > 0 ? ofTeams : atPosition;
    return player !== undefined && others.length === 0 ? { ...wish, player } : wish;
  });
  return { ...reading, wishes };
}

const meantBy = ({ player, sports }: LegWish, { players, roster, selected }: Known): readonly string[] =>
  player === null
    ? []
    : playersMeant(player.toLowerCase(), { players, roster, sports, selected, isOfPlayer: true });

const position = new RegExp(`(?<![a-z0-9'-])${anyPosition}(?![a-z0-9'-])`, 'g');

/** The only position that the words name; none where they name several, or refuse one. */
function positionsIn({ prompt, selected }: Known): ReadonlySet<string> {
  const lower = prompt.toLowerCase();
  if (/\b(?:no|not|except|without|but)\b/.test(lower)) return new Set();
  const [only, ...others] = [...lower.matchAll(position)].flatMap(
    ([word]) => positionsCalled(word, { sports: [], selected })?.positions.join() ?? [],
  );
  return new Set(only === undefined || others.some((other) => other !== only) ? [] : only.split(','));
}
