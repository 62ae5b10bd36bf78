/** Patterns out of lists of phrases, so that a list stays one that can be read. */

/**
 * @param phrases sources of regular expressions, tried in this order
 * @returns matches any of them as whole words
 */
export function anyOf(phrases: readonly string[], flags: '' | 'g' = ''): RegExp {
  // The text has lost its accents, so ASCII tells where a word ends; classes of Unicode cost a cold start milliseconds.
  return new RegExp(`(?<!\\w)(?:${phrases.join('|')})(?!\\w)`, `${flags}u`);
}
