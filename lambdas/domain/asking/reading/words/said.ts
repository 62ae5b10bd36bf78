/** Whether a question says a name that the model gives: none of its words is trusted. */
import { directoryOf, type KnownTeam } from '../names/directory.ts';
import { isFiller } from './fillers.ts';

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** By every word of it. */
export function isNameIn(name: string, prompt: string): boolean {
  const words = new Set(wordsIn(prompt));
  const own = wordsIn(name);
  return own.length > 0 && own.every((word) => words.has(word));
}

/** The shortest beginning of a name that says which one it is: "kuch". */
const shortest = 4;

/** Whether a word is part of a name, or begins one. */
export const isPartOf = (word: string, name: string): boolean =>
  wordsIn(name).some((own) => own === word || (word.length >= shortest && own.startsWith(word)));

/**
 * @param known full names of players
 * @returns whether a question names a player: as written, or one who is known by a part of the name that it has
 */
export const isPlayerIn = (name: string, prompt: string, known: readonly string[]): boolean =>
  isNameIn(name, prompt) || (known.includes(name) && wordsIn(prompt).some((word) => isPartOf(word, name)));

/** Whether a word of the question is a part of a name with one letter more, less or another: "cupp". */
export const isAlmostIn = (name: string, prompt: string): boolean =>
  wordsIn(name).some(
    (part) =>
      part.length >= shortest &&
      wordsIn(prompt).some((word) => word.length >= shortest && isOneSlipFrom(word, part)),
  );

function isOneSlipFrom(word: string, other: string): boolean {
  const [short = '', long = ''] = [word, other].toSorted((a, b) => a.length - b.length);
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const same = at < 0 ? short.length : at;
  const rest = short.slice(short.length === long.length ? same + 1 : same);
  return long.length - short.length <= 1 && rest === long.slice(same + 1);
}

/** By one of its names, or by the beginning of one: "pack". */
export const isTeamIn = (name: string, prompt: string, teams: readonly KnownTeam[]): boolean =>
  wordsIn(prompt).some((word) => !isFiller(word) && isPartOf(word, name)) ||
  [...directoryOf(teams).names].some(
    ([also, { teams: called }]) => called.some((team) => team.name === name) && isNameIn(also, prompt),
  );

/** The words of a question that say a team: parts of its name, and what else it is called. */
function wordsOfTeam(name: string, prompt: string, teams: readonly KnownTeam[]): ReadonlySet<string> {
  const called = [...directoryOf(teams).names].filter(
    ([also, { teams: of }]) => of.some((team) => team.name === name) && isNameIn(also, prompt),
  );
  const parts = wordsIn(prompt).filter((word) => !isFiller(word) && isPartOf(word, name));
  return new Set([...parts, ...called.flatMap(([also]) => wordsIn(also))]);
}

/** Whether the words for a team are those of no other: "la kings", and not "kings". */
export function isTeamAlone(name: string, prompt: string, teams: readonly KnownTeam[]): boolean {
  const own = wordsOfTeam(name, prompt, teams);
  return (
    own.size > 0 &&
    !teams.some((other) => {
      if (other.name === name) return false;
      const words = wordsOfTeam(other.name, prompt, teams);
      return [...own].every((word) => words.has(word));
    })
  );
}
