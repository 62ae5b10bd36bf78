/** Deterministic pseudorandom numbers: the same words always give the same number. */

/** @returns 0 to 1, from a hash of the words (FNV-1a with final mixing) */
export function unit(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** @returns -1 to 1, uniform */
export function signed(...words: readonly (string | number)[]): number {
  return 2 * unit(...words) - 1;
}

/** @returns -1 to 1, triangular around 0 */
export function mostlySmall(...words: readonly (string | number)[]): number {
  return unit(...words, 'a') - unit(...words, 'b');
}
