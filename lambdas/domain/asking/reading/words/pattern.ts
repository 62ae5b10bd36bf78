/** Builds patterns from lists of phrases, so that the lists stay readable. */

/**
 * @param phrases sources of regular expressions, tried in this order
 * @returns matches any of them as whole words
 */
export function anyOf(phrases: readonly string[], flags: '' | 'g' = ''): RegExp {
  // The text has no accents left, so ASCII word boundaries suffice; Unicode classes would slow a cold start.
  return new RegExp(`(?<!\\w)(?:${phrases.join('|')})(?!\\w)`, `${flags}u`);
}
