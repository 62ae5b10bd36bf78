/** What the weights of distress and age know a text by: its words, pairs of words, and parts of words. */

/** Places of a table of weights; features share them by their hash. */
export const places = 8192;

/** Lengths of parts of words: "gambling", "gambled" and "gamblin" share most of theirs. */
const shortest = 3;
const longest = 5;

/** FNV-1a, 32 bits. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A number as what it can say about a person: an age under 18, one around the legal ages, or a sum. */
function kindOfNumber(word: string): string | undefined {
  const [, dollar, digits, unit = ''] = /^(\$?)(\d+)([a-z]*)$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (dollar || unit === 'k' || value >= 100) return 'SUM';
  const kind = value >= 9 && value <= 17 ? 'YOUNG' : value >= 18 && value <= 21 ? 'LEGAL' : 'NUMBER';
  return `${kind}${unit}`;
}

/**
 * @param spoken lower case, without apostrophes and punctuation
 * @returns the place of each feature, each once
 */
export function featuresOf(spoken: string): number[] {
  const words = spoken
    .split(/[\s%-]+/)
    .filter((word) => word !== '')
    .map((word) => kindOfNumber(word) ?? word.replace(/(.)\1{2,}/g, '$1$1'));
  const found = new Set<number>();
  const said = ['^', ...words, '.'];
  for (const [at, word] of said.entries()) {
    if (at > 0) found.add(hashOf(`${said[at - 1]} ${word}`) % places);
    const marked = `<${word}>`;
    found.add(hashOf(`=${word}`) % places);
    for (let length = shortest; length <= longest; length += 1) {
      for (let from = 0; from + length <= marked.length; from += 1) {
        found.add(hashOf(marked.slice(from, from + length)) % places);
      }
    }
  }
  return [...found];
}

/** Features of a text of about eight words; a shorter one is no clearer. */
const usual = 100;

/** What the sum of a text's weights is divided by: a long text has more features, not more signs. */
export const lengthOf = (features: readonly number[]): number => Math.sqrt(features.length + usual);
