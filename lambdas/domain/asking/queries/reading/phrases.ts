/** A lexicon: phrases and what they mean, found in a sentence longest first, and with one typo in a long word. */
import { isOneTypo } from '../../reading/names/nickname-typos.ts';
import { isFiller } from '../../reading/words/fillers.ts';
import { spelled } from '../../reading/words/spelling.ts';
import { isRuleWord } from '../../reading/words/vocabulary.ts';
import { isPlain } from './plain-words.ts';
import type { Token } from './sentence.ts';

/** A phrase found: its meaning and its tokens, from `start` up to `end`. */
export interface Mark<M> {
  readonly meaning: M;
  readonly start: number;
  readonly end: number;
}

export interface Lexicon<M> {
  readonly phrases: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly meaning: M }[]
  >;
  /** Words long enough that one typo is recognized. */
  readonly long: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Shorter words are too close to others. */
const shortestRepaired = 5;
/** In a shorter word one other letter makes another word ("boring", "boxing"): only two letters in the wrong order are a typo. */
const shortestChanged = 7;

/**
 * @param entries a meaning with its phrases, separated by `|`; a phrase is words in lower case
 */
export function lexicon<M extends string>(entries: Readonly<Record<M, string>>): Lexicon<M> {
  const written = (Object.keys(entries) as M[]).flatMap((meaning) =>
    entries[meaning].split('|').map((phrase) => ({ words: wordsOf(phrase), meaning })),
  );
  const all = new Set(written.flatMap(({ words }) => words));
  const phrases = Map.groupBy(written, ({ words: [first = ''] }) => first);
  for (const starting of phrases.values()) starting.sort((a, b) => b.words.length - a.words.length);
  return { phrases, words: all, long: [...all].filter((word) => word.length >= shortestRepaired) };
}

/** Words of phrases as a sentence has them: most stand in many phrases, and to find out takes long. */
const readAs = new Map<string, readonly string[]>();

/** A sentence has its slang replaced, so that a phrase needs the same. */
function wordsOf(phrase: string): readonly string[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const known = readAs.get(word);
      if (known) return known;
      const read = spelled(word, (each) => each).split(/\s+/);
      readAs.set(word, read);
      return read;
    });
}

/** The phrases of a sentence, from left to right, none inside another. */
export function marksIn<M>(tokens: readonly Token[], { phrases, long, words }: Lexicon<M>): Mark<M>[] {
  const read = tokens.map((token) => repaired(token, long, words));
  const marks: Mark<M>[] = [];
  for (let start = 0; start < read.length; start++) {
    const starting = phrases.get(read[start] ?? '') ?? [];
    const found = starting.find((each) => each.words.every((word, at) => read[start + at] === word));
    if (!found) continue;
    const end = start + found.words.length;
    marks.push({ meaning: found.meaning, start, end });
    start = end - 1;
  }
  return marks;
}

/** The word of the lexicon that is one typo away, if it is the only one and the word typed is none of ours. */
function repaired(
  { word, figure, team }: Token,
  long: readonly string[],
  words: ReadonlySet<string>,
): string {
  if (words.has(word) || figure || team || word.length < shortestRepaired) return word;
  if (isPlain(word) || isFiller(word) || isRuleWord(word)) return word;
  const isTypo = word.length < shortestChanged ? isSwapped : isOneTypo;
  const near = long.filter((each) => each[0] === word[0] && isTypo(word, each));
  return near.length === 1 ? (near[0] ?? word) : word;
}

/** Whether two letters stand in the wrong order, and everything else is the same. */
function isSwapped(word: string, meant: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== meant[place]);
  return (
    at >= 0 &&
    word.length === meant.length &&
    word[at] === meant[at + 1] &&
    word[at + 1] === meant[at] &&
    word.slice(at + 2) === meant.slice(at + 2)
  );
}

/** The indexes of the tokens that marks cover. */
export function tokensOf(marks: readonly Mark<unknown>[]): number[] {
  return marks.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
}
