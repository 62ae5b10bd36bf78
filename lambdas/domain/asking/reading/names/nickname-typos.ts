/** Nicknames with one typo: a letter missing, added, wrong, or two swapped. */
import type { Name } from './directory.ts';

/** English words one letter away from a nickname. */
const guarded = new Set(
  'brave brown royal chief flame titan giant texas rookie rookies saint raider cowboy wizard senator shark angle angles single raven pirate private rocket rockets canadian canadians packer ranger canes'.split(
    ' ',
  ),
);

export function isOneTypo(typed: string, meant: string): boolean {
  const difference = meant.length - typed.length;
  if (Math.abs(difference) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  if (difference === 1) return typed.slice(at) === meant.slice(at + 1);
  if (difference === -1) return typed.slice(at + 1) === meant.slice(at);
  if (typed.slice(at + 1) === meant.slice(at + 1)) return true;
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  );
}

type Names = ReadonlyMap<string, Name>;
const known = new WeakMap<Names, ReadonlyMap<string, readonly (readonly [alias: string, name: Name])[]>>();

/** The nicknames of one word in which a typo is recognized, by their first letter. */
function longNicknames(names: Names) {
  const made =
    known.get(names) ??
    Map.groupBy(
      [...names].filter(
        ([alias, { kind }]) => kind === 'nickname' && alias.length >= 6 && !alias.includes(' '),
      ),
      ([alias]) => alias.charAt(0),
    );
  known.set(names, made);
  return made;
}

/** @returns the only nickname of six or more letters within one typo of the word; the first letter has to match */
export function nearest(word: string, names: ReadonlyMap<string, Name>): Name | undefined {
  if (word.length < 5 || word.length > 20 || guarded.has(word) || /\d/.test(word)) return undefined;
  let found: Name | undefined;
  for (const [alias, name] of longNicknames(names).get(word.charAt(0)) ?? []) {
    if (!isOneTypo(word, alias)) continue;
    if (found) return undefined;
    found = name;
  }
  return found;
}
