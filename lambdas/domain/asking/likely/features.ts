/** What the likely kind of a question is told by: its words, pairs and parts of words, and what its numbers look like. */
import { mixedHashOf, partsOf } from '../reading/terms/signs/features.ts';

/** Places of the table; features share them by their hash. */
export const places = 8192;

/** Lengths of parts of words: "payout", "pays" and "paying" share most of theirs. */
const lengths = [3, 5] as const;

const placeOf = (feature: string): number => mixedHashOf(feature) % places;

/** Numbers by what they look like, the most particular first: which number it is says nothing of the kind. */
const numbers: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\$ ?\d[\d,.]*k?|\b\d+(?:\.\d+)? ?(?:bucks|dollars)\b/g, ' MONEY '],
  [/(?<![\w.])[+-]\d{3,}(?![\w.])/g, ' PRICE '],
  [/(?<![\w.])[+-]\d+(?:\.\d+)?(?!\w)/g, ' HANDICAP '],
  [/\b\d+(?:\.\d+)? ?%/g, ' PERCENT '],
  [/\b\d+\.\d+\b/g, ' DECIMAL '],
  [/\b\d{3,}\b/g, ' LARGE '],
  [/\b\d{1,2}\b/g, ' SMALL '],
];

/** A longer text is told by its beginning. */
const longestText = 1000;

/** Lower case, without apostrophes and accents; numbers by their looks, a question mark as a word. */
function wordsOf(prompt: string): string[] {
  const plain = prompt
    .slice(0, longestText)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .toLowerCase();
  const text = numbers.reduce((read, [pattern, word]) => read.replace(pattern, word), plain);
  return text.match(/[\p{L}\p{N}]+|\?/gu) ?? [];
}

/** @returns the place of each feature, each once; never none */
export function featuresOf(prompt: string): number[] {
  const words = ['^', ...wordsOf(prompt), '$'];
  const found = new Set<number>();
  const add = (feature: string) => found.add(placeOf(feature));
  for (const [at, word] of words.entries()) {
    add(`=${word}`);
    if (at > 0) add(`${words[at - 1]} ${word}`);
    if (word.length < 4) continue;
    for (const part of partsOf(word, lengths)) add(part);
  }
  return [...found];
}
