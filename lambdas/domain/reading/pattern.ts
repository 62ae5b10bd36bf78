/** Patterns out of lists of phrases, so that a list stays one that can be read. */

/**
 * @param phrases sources of regular expressions, tried in this order
 * @returns matches any of them as whole words
 */
export function anyOf(phrases: readonly string[], flags: '' | 'g' = ''): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, `${flags}u`);
}
