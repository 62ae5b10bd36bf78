/** What the weights of distress and age know a text by: its words, pairs and parts of words, and kinds of words near each other. */
import { kindsOf } from './kinds.ts';

/** Places of a table of weights; features share them by their hash. */
export const places = 16_384;
/** From here on are the places of kinds. */
const kindsFrom = 12_288;

/** Lengths of parts of words: "gambling", "gambled" and "gamblin" share most of theirs. */
const lengths = [4, 6] as const;

/** How many words before a word its kind is paired with theirs. */
const near = 4;

/** FNV-1a, 32 bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

const placeOf = (feature: string) => hashOf(feature) % kindsFrom;
const placeOfKind = (feature: string) => kindsFrom + (hashOf(feature) % (places - kindsFrom));

/** A number as what it can say about a person: an age under 18, one that is legal only in places, of age, or a sum. */
function kindOfNumber(word: string): string | undefined {
  const [, dollar, digits, unit = ''] = /^(\$?)(\d+)([a-z]*)$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (dollar || unit === 'k' || value >= 100) return 'SUM';
  const kind =
    value >= 9 && value <= 17
      ? 'YOUNG'
      : value >= 18 && value <= 20
        ? 'NEARLY'
        : value === 21
          ? 'ADULT'
          : 'NUMBER';
  return `${kind}${unit}`;
}

interface Word {
  readonly word: string;
  readonly kinds: readonly string[];
}

function wordOf(said: string): Word {
  const number = kindOfNumber(said);
  if (number !== undefined) return { word: number, kinds: [...kindsOf(said), number] };
  return { word: said.replace(/(.)\1{2,}/g, '$1$1'), kinds: kindsOf(said) };
}

/** The parts of a word of these lengths, its ends marked. */
export function partsOf(word: string, [shortest, longest]: readonly [number, number]): string[] {
  const marked = `<${word}>`;
  const parts: string[] = [];
  for (let length = shortest; length <= longest; length += 1) {
    for (let from = 0; from + length <= marked.length; from += 1)
      parts.push(marked.slice(from, from + length));
  }
  return parts;
}

/** The word itself, and parts of it. */
function addWord(word: string, found: Set<number>): void {
  found.add(placeOf(`=${word}`));
  for (const part of partsOf(word, lengths)) found.add(placeOf(part));
}

/** Each kind of a word, beside the words next to it and the kinds before it. */
function addKinds(said: readonly Word[], at: number, found: Set<number>): void {
  for (const kind of said[at]?.kinds ?? []) {
    found.add(placeOfKind(kind));
    found.add(placeOf(`${said[at - 1]?.word} #${kind}`));
    found.add(placeOf(`#${kind} ${said[at + 1]?.word}`));
    for (const before of said.slice(Math.max(0, at - near), at)) {
      for (const other of before.kinds) {
        if (other !== kind) found.add(placeOfKind(`${other} ${kind}`));
      }
    }
  }
}

/**
 * @param spoken lower case, without apostrophes and punctuation
 * @returns the place of each feature, each once
 */
export function featuresOf(spoken: string): number[] {
  const words = spoken.split(/[\s%-]+/).filter((word) => word !== '');
  const said = [{ word: '^', kinds: [] }, ...words.map(wordOf), { word: '.', kinds: [] }];
  const found = new Set<number>();
  for (const [at, { word }] of said.entries()) {
    if (at > 0) found.add(placeOf(`${said[at - 1]?.word} ${word}`));
    addWord(word, found);
    addKinds(said, at, found);
  }
  return [...found];
}

/** Kinds are few and hold for words never seen, so each counts as much as three words. */
const emphasis = 3;
/** How much a feature counts. */
export const strengthOf = (place: number): number => (place < kindsFrom ? 1 : emphasis);

/** Features of a text of about eight words; a shorter one is no clearer. */
const usual = 100;

/** What the sum of a text's weights is divided by: a long text has more features, not more signs. */
export const lengthOf = (features: readonly number[]): number =>
  Math.sqrt(features.reduce((sum, place) => sum + strengthOf(place) ** 2, usual));
