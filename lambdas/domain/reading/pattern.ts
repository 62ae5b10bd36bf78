/** Builds patterns from lists of phrases, so that the lists stay readable. */

/**
 * @param phrases sources of regular expressions, tried in this order
 * @returns matches any of them as whole words
 */
export function anyOf(phrases: readonly string[], flags: '' | 'g' = ''): RegExp {
  // The text has lost its accents, so ASCII tells where a word ends; classes of Unicode cost a cold start milliseconds.
  return new RegExp(`(?<!\\w)(?:${phrases.join('|')})(?!\\w)`, `${flags}u`);
}
