/** Finds the player that a name means: feeds write both `Patrick Mahomes` and `P. Mahomes`. */

/** Stands behind a name without changing whose it is. */
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

/** Whether one name may be a shorter form of the other: the same surname, and initials that do not differ. */
function mayBeSame(a: readonly string[], b: readonly string[]): boolean {
  const [firstOfA = '', firstOfB = ''] = [a[0], b[0]];
  if (a.length < 2 || b.length < 2 || a.slice(1).join(' ') !== b.slice(1).join(' ')) return false;
  const isInitial = firstOfA.length === 1 || firstOfB.length === 1;
  return isInitial && firstOfA.charAt(0) === firstOfB.charAt(0);
}

/**
 * By the whole name first, then by initial and surname, since the vendor's box scores abbreviate first names.
 * @param among everybody it can be: the players of both teams of a game
 * @returns undefined where nobody or more than one is called so
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

/** Whether a person who writes `asked` can mean the player: `Mahomes`, `LeBron`, `cj stroud`. */
export function isMeant(asked: string, player: string): boolean {
  const words = nameWords(player);
  const wanted = nameWords(asked);
  if (wanted.length === 0) return false;
  return (
    wanted.join('') === words.join('') ||
    mayBeSame(words, wanted) ||
    wanted.every((word) => words.includes(word))
  );
}
