/** The rows of a list in the words of an answer. */

/** @returns each without its bullet, in order */
export const rowsOf = (response: string): string[] =>
  response.split('\n').flatMap((line) => (line.startsWith('• ') ? [line.slice(2)] : []));
