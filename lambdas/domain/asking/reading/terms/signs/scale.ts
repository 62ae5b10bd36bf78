/** How a weight is written: as one printable character, so that a table is plain text of one byte a weight. */

/** The character code of the weight 0; none is a quote or a backslash. */
export const zero = 0x4e;

/** The greatest weight, either way. */
export const greatest = 43;

/** @returns the character of a weight; one that would have to be escaped is its neighbor */
export function characterOf(weight: number): string {
  const code = zero + Math.max(-greatest, Math.min(greatest, Math.round(weight)));
  return String.fromCharCode(code === 0x5c || code === 0x27 || code === 0x60 ? code + 1 : code);
}
