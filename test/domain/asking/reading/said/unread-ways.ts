/** Ways to say a term, `term: way`, that the rules do not read yet; each that they learn is to be removed. */
export const unreadWays: readonly string[] = [];
