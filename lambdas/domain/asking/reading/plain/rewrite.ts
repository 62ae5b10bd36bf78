/** Rewrites wordings before any rule reads a question. */

/** A pattern in lower case, whose apostrophes can be left out or typographic, and what it becomes. */
export type Rewrite = readonly [pattern: string, by: string];

/** @returns applies the rewrites in their order, at word boundaries, in any case */
export function rewriting(rewrites: readonly Rewrite[]): (text: string) => string {
  const patterns = rewrites.map(
    ([pattern, by]) =>
      [
        new RegExp(`(?<![\\w'’])(?:${pattern.replace(/'(?=[a-z])/g, "['’]?")})(?![\\w'’])`, 'gi'),
        by,
      ] as const,
  );
  return (text) => patterns.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
}
