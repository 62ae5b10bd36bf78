/** The books that can be chosen, and the chosen ones. */

/** Book names are compared without case. */
export const sameBook = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The books in the feed, and chosen books that are no longer in it, so that they can be deselected. */
export function offeredBooks(known: readonly string[], chosen: readonly string[]): readonly string[] {
  const missing = chosen.filter((book) => !known.some((name) => sameBook(name, book)));
  return [...known, ...missing].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}

export function toggled(chosen: readonly string[], book: string): readonly string[] {
  const others = chosen.filter((each) => !sameBook(each, book));
  return others.length < chosen.length ? others : [...chosen, book];
}

export function chosenWords(count: number): string {
  if (count === 0) return 'None selected: prices come from all books.';
  return count === 1 ? '1 book selected.' : `${count} books selected.`;
}
