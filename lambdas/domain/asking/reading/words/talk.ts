/**
 * Words that the rules left unread and a question that is written out may leave out ("my buddy swears"). The model may say so of a word only
 * where this agrees: what could limit, refuse, count or name anything is never talk.
 */
import { bookNames } from '../names/books.ts';
import { directoryOf, type KnownTeam } from '../names/directory.ts';
import { groups } from '../names/groups.ts';
import { anyStat } from '../terms/stats.ts';
import { isFiller } from './fillers.ts';

export interface Names {
  readonly teams: readonly KnownTeam[];
  /** Names of players and golfers with prices. */
  readonly players: readonly string[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const booksAndGroups: ReadonlySet<string> = new Set(
  [...bookNames, ...groups.map(({ name }) => name)].flatMap(wordsOf),
);
const isStat = new RegExp(`^${anyStat}$`);

/** Every word of a team's or player's name. */
function namesIn({ teams, players }: Names): ReadonlySet<string> {
  const { names, shorts } = directoryOf(teams);
  const ofTeams = [...names.keys(), ...shorts.keys()].flatMap(wordsOf);
  return new Set([...ofTeams.filter((word) => !isFiller(word)), ...players.flatMap(wordsOf)]);
}

const refusing =
  /^(?:no|not|never|none|nobody|nothing|without|except|dont|doesnt|didnt|cant|wont|isnt|arent|aint|nor)$/;
/** Measures or selects something. */
const selecting =
  /^(?:only|any|every|each|per|all|both|except|but|most|least|more|less|over|under|\+|[\d$].*)$/;

/** @returns those of the words that may be left out: whatever they say of a bet must then be in its other words */
export function sparedWords(words: readonly string[], names: Names): ReadonlySet<string> {
  const known = namesIn(names);
  const canBeSpared = (word: string) =>
    !refusing.test(word) &&
    !selecting.test(word) &&
    !booksAndGroups.has(word) &&
    !isStat.test(word) &&
    !known.has(word);
  return new Set(words.filter(canBeSpared));
}
