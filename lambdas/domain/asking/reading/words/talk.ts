/**
 * Whether a word that the grammar left unread can be mere talk ("my buddy swears"). The model may say so of a word only where
 * this agrees: a word that could narrow, exclude, price, time or name anything is never talk.
 */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { bookNames } from '../names/books.ts';
import { directoryOf, type KnownTeam } from '../names/directory.ts';
import { groups } from '../names/groups.ts';
import { isUnderAge } from '../terms/age.ts';
import { needsCare } from '../terms/care.ts';
import { anyStat } from '../terms/stats.ts';
import { isEveryday } from './everyday-words.ts';
import { isFiller } from './fillers.ts';
import { Text } from './text.ts';
import { topicPatterns } from './topic-words.ts';
import { isRuleWord } from './vocabulary.ts';

export interface Names {
  readonly teams: readonly KnownTeam[];
  /** Names of players and golfers with prices. */
  readonly players: readonly string[];
}

/** What a word can mean or name besides talk. */
export interface Meanings extends Names {
  /** Whether a word says something in a question of some kind. */
  readonly matters: (word: string) => boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const booksAndGroups: ReadonlySet<string> = new Set(
  [...bookNames, ...groups.map(({ name }) => name)].flatMap(wordsOf),
);
const isStat = new RegExp(`^${anyStat}$`);

/** Whether a word has a meaning in one of our lexicons. */
const hasMeaning = (word: string): boolean =>
  isRuleWord(word) ||
  booksAndGroups.has(word) ||
  isStat.test(word) ||
  needsCare(word) ||
  isUnderAge(word) ||
  topicPatterns.some(({ pattern }) => pattern.test(` ${word} `));

interface Known {
  readonly teams: ReadonlySet<string>;
  readonly players: ReadonlySet<string>;
}

/** Every word of a team's or player's name. */
function knownIn({ teams, players }: Names): Known {
  const { names, shorts } = directoryOf(teams);
  const ofTeams = [...names.keys(), ...shorts.keys()].flatMap(wordsOf);
  return {
    teams: new Set(ofTeams.filter((word) => !isFiller(word))),
    players: new Set(players.flatMap(wordsOf)),
  };
}

/** Whether a word is part of a name. One that is misspelled was read as the name before. */
const isName = (word: string, { teams, players }: Known): boolean => teams.has(word) || players.has(word);

const refusing =
  /^(?:no|not|never|none|nobody|nothing|without|except|dont|doesnt|didnt|cant|wont|isnt|arent|aint|hate|nor)$/;
/** Measures or selects something. */
const selecting =
  /^(?:only|any|every|each|per|all|both|except|but|most|least|more|less|over|under|\+|[\d$].*)$/;
/** What the word before one of these says of a bet: "fancy legs". */
const selected =
  /^(?:games?|teams?|players?|guys?|legs?|picks?|bets?|plays?|props?|parlays?|ones?|lines?|sides?|ticket)$/;
/** "Can't believe", "don't know": what is refused is no part of a bet. */
const refusesNothing = /^(?:believe|know|care|mind|even|wait|remember|stress|lie|sleep|think|ask)$/;
const isBreak = (word: string): boolean => /^[,.?]$/.test(word);

interface Said {
  /** The words of the question, lower case, and with their capitals. */
  readonly words: readonly string[];
  readonly cased: readonly string[];
  readonly known: Known;
}

/** The words before a place in its clause. */
const clauseBefore = (words: readonly string[], at: number): readonly string[] =>
  words.slice(words.slice(0, at).findLastIndex(isBreak) + 1, at);

/** Whether a word at its place selects or refuses nothing, and is no name that we do not know. */
function standsAlone(word: string, at: number, { words, cased }: Said): boolean {
  const [before = '.', next = '.'] = [words[at - 1], words[at + 1]];
  const isCapital = /\p{Lu}/u.test(cased[at] ?? '') && !/^[.?]$/.test(before);
  return (
    (!isCapital || isEveryday(word)) &&
    !selected.test(next) &&
    !/^(?:only|except|but)$/.test(before) &&
    !clauseBefore(words, at)
      .slice(-5)
      .some((each, place, clause) => refusing.test(each) && !refusesNothing.test(clause[place + 1] ?? ''))
  );
}

/** Whether the grammar read what a bet is on, so that talk cannot be the whole question. */
const hasBet = ({ markets, sides, stat, teams, player, legs, wishes }: Reading): boolean =>
  [markets, sides, teams, wishes].some((list) => list.length > 0) ||
  [stat, player, legs].some((each) => each !== null);

/**
 * @returns those of the words that a question which was written out in full may leave out: whatever they say of a bet must then be in its other
 * words, so that only what limits, refuses, counts or names anything cannot be talk
 */
export function sparedWords(words: readonly string[], names: Names): ReadonlySet<string> {
  const known = knownIn(names);
  const canBeSpared = (word: string) =>
    (!refusing.test(word) || word === 'hate') &&
    !selecting.test(word) &&
    !booksAndGroups.has(word) &&
    !isStat.test(word) &&
    !isName(word, known);
  return new Set(words.filter(canBeSpared));
}

/** @returns those of the unread words that can be mere talk; none of a question in which no bet was read */
export function talkWords(
  { reading, unread }: { readonly reading: Reading; readonly unread: readonly string[] },
  prompt: string,
  names: Meanings,
): ReadonlySet<string> {
  if (!hasBet(reading)) return new Set();
  const text = new Text(prompt);
  const said: Said = {
    words: text.lower.trim().split(/\s+/),
    cased: text.cased.trim().split(/\s+/),
    known: knownIn(names),
  };
  const canBeTalk = (word: string) => {
    const places = said.words.flatMap((each, at) => (each === word ? [at] : []));
    return (
      places.length > 0 &&
      (isEveryday(word) || !names.matters(word)) &&
      !refusing.test(word) &&
      !selecting.test(word) &&
      !hasMeaning(word) &&
      !isName(word, said.known) &&
      places.every((at) => standsAlone(word, at, said))
    );
  };
  return new Set(unread.filter(canBeTalk));
}
