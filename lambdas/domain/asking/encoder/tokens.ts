/** A question as words, numbers and signs, each with what its role is told by. */

import type { KnownPlayer } from '../../feed/players/known-player.ts';
import { nameWords } from '../../feed/players/names.ts';
import { franchises, placesCalled } from '../reading/names/franchises.ts';

export interface Token {
  /** As typed. */
  readonly text: string;
  /** Where it begins in the question. */
  readonly at: number;
  /** No space is before it: the 45.5 of "u45.5". */
  readonly isGlued: boolean;
}

/** A word with its apostrophes, but not a possessive "'s"; a number with its decimals; any other sign alone. */
const token = /\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*|\d+(?:[.,]\d+)*|[^\s]/gu;

/** The most tokens that are read; the rest of a longer question has no role. */
export const mostTokens = 120;

export function tokensOf(prompt: string): Token[] {
  let end = -1;
  return [...prompt.matchAll(token)].slice(0, mostTokens).map(({ 0: text, index }) => {
    const isGlued = index === end;
    end = index + text.length;
    return { text, at: index, isGlued };
  });
}

/** One number a flag, 0 or 1: see `flags`. */
export type Look = readonly number[];

/** What a word can be a name of, and how it is written. */
export const flags = ['team', 'place', 'first name', 'surname', 'glued', 'capital'] as const;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

const wordsIn = (names: readonly string[]) => new Set(names.flatMap((name) => plain(name).split(/[\s.-]+/)));
const nicknameWords = wordsIn(franchises.flatMap(({ nickname, also }) => [nickname, ...also]));
const placeWords = wordsIn(franchises.flatMap(({ city, short }) => [short, ...placesCalled(city)]));

/** Every word of the names of teams. */
export const teamWords: ReadonlySet<string> = new Set([...nicknameWords, ...placeWords]);

interface PlayerWords {
  readonly firsts: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
}

const known = new WeakMap<readonly KnownPlayer[], PlayerWords>();

/** Words of the names of a roster, made once for each. */
function wordsOf(roster: readonly KnownPlayer[]): PlayerWords {
  const made = known.get(roster);
  if (made) return made;
  const names = roster.map(({ name }) => nameWords(name));
  const words = {
    firsts: new Set(names.flatMap(([first = '', ...others]) => (others.length > 0 ? [first] : []))),
    surnames: new Set(names.flatMap((all) => (all.length > 1 ? all.slice(1) : all))),
  };
  known.set(roster, words);
  return words;
}

/** @param roster every player that the feed has named */
export function looksOf(tokens: readonly Token[], roster: readonly KnownPlayer[]): Look[] {
  const { firsts, surnames } = wordsOf(roster);
  return tokens.map(({ text, isGlued }) => {
    const word = plain(text);
    const is = [
      nicknameWords.has(word),
      placeWords.has(word),
      firsts.has(word),
      surnames.has(word),
      isGlued,
      /^\p{Lu}/u.test(text),
    ];
    return is.map(Number);
  });
}
