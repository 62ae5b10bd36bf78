/** Finds the player that a name means: feeds write both `Patrick Mahomes` and `P. Mahomes`. */

/** Suffixes that do not distinguish players. */
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** The words of a name in plain lower-case letters: no accents, dots, hyphens or `Jr.`. */
export function nameWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const [last = ''] = words.slice(-1);
  return words.length > 1 && suffixes.has(last) ? words.slice(0, -1) : words;
}

/** Whether one name can be a short form of the other: the same surname and compatible initials. */
function mayBeSame(a: readonly string[], b: readonly string[]): boolean {
  const [firstOfA = '', firstOfB = ''] = [a[0], b[0]];
  if (a.length < 2 || b.length < 2 || a.slice(1).join(' ') !== b.slice(1).join(' ')) return false;
  const isInitial = firstOfA.length === 1 || firstOfB.length === 1;
  return isInitial && firstOfA.charAt(0) === firstOfB.charAt(0);
}

/**
 * Matches the full name first, then initial and surname, because the vendor's box scores abbreviate first names.
 * @param among the players of both teams of a game
 * @returns undefined if none or several match
 */
export function playerCalled<P extends { readonly name: string }>(
  name: string,
  among: readonly P[],
): P | undefined {
  const wanted = nameWords(name);
  const whole = among.filter((each) => nameWords(each.name).join(' ') === wanted.join(' '));
  if (whole.length > 0) return whole.length === 1 ? whole[0] : undefined;
  const short = among.filter((each) => mayBeSame(nameWords(each.name), wanted));
  return short.length === 1 ? short[0] : undefined;
}

/** A search asks for the names of all players of all games, again and again. */
function wordsOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const words = nameWords(name);
  known.set(name, words);
  return words;
}
const known = new Map<string, readonly string[]>();
const mostKnown = 10_000;

/** Whether a text written by a user can mean the player: `Mahomes`, `LeBron`, `cj stroud`. */
export function isMeant(text: string, player: string): boolean {
  const words = wordsOf(player);
  const wanted = wordsOf(text);
  if (wanted.length === 0) return false;
  return (
    wanted.join('') === words.join('') ||
    mayBeSame(words, wanted) ||
    wanted.every((word) => words.includes(word))
  );
}
