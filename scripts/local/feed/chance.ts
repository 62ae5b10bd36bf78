/** Chance that is none: numbers that look random and are the same for the same words for ever. */

/** @returns 0 up to 1, from a hash (FNV-1a, its bits mixed once more) of the words */
export function unit(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** @returns -1 up to 1, every number equally often */
export function signed(...words: readonly (string | number)[]): number {
  return 2 * unit(...words) - 1;
}

/** @returns -1 up to 1, small numbers more often */
export function mostlySmall(...words: readonly (string | number)[]): number {
  return unit(...words, 'a') - unit(...words, 'b');
}
