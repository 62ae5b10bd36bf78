/** Names with a typo, where the encoder knows what the word is: "Canez" as a team are the Canes. */
import { nameWords } from '../../../feed/players/names.ts';
import { teamWords } from '../../encoder/tokens.ts';
import { playersOfName } from '../../reading/names/known-players.ts';
import { isOneTypo } from '../../reading/names/nickname-typos.ts';
import type { Context } from '../../reading/read.ts';
import type { Span } from '../spans.ts';

/** Shorter words are one typo away from too many names. */
const fewestLetters = 5;
/** Words of as many letters can have two typos. */
const fewestOfTwo = 8;

const lists = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly string[]>>();

/** Words of names by their first letter, made once for each list. */
function byLetter(
  list: readonly unknown[],
  names: () => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const made =
    lists.get(list) ??
    Map.groupBy(new Set(names().filter((word) => word.length >= fewestLetters)), (word) => word.charAt(0));
  lists.set(list, made);
  return made;
}

const wordsOf = (names: readonly string[]) => names.flatMap((name) => nameWords(name));

const isOfTeam: ReadonlySet<string> = new Set(['team', 'vs', 'game']);

/** @returns the span with each misspelled word of its name as the only name near it; unchanged if none is, or several are */
export function spelledRight(span: Span, { players = [], roster = [] }: Context): Span {
  const isTeam = isOfTeam.has(span.role);
  if (!isTeam && span.role !== 'player') return span;
  const known = isTeam
    ? [byLetter(teamNames, () => teamNames)]
    : // A player with a price is meant before another.
      [
        byLetter(players, () => wordsOf(players)),
        byLetter(roster, () => wordsOf(roster.map(({ name }) => name))),
      ];
  const words = span.words.replace(/\p{L}{5,}/gu, (word) => nearestIn(known, word) ?? word);
  // "Fred Warner" whom nobody has is no Fred Wagner, whom nobody has either.
  const isNobody = !isTeam && / /.test(words) && playersOfName(words, roster).length === 0;
  return words === span.words || isNobody ? span : { ...span, words };
}

const teamNames = [...teamWords];

function nearestIn(
  known: readonly ReadonlyMap<string, readonly string[]>[],
  typed: string,
): string | undefined {
  const [word = ''] = nameWords(typed);
  const own = known.map((names) => names.get(word.charAt(0)) ?? []);
  if (
    own.some(
      (names) => names.includes(word) || names.includes(word.replace(/s$/, '')) || names.includes(`${word}s`),
    )
  )
    return undefined;
  for (const isNear of [isOneTypo, isTwoTypos]) {
    for (const names of own) {
      const [name, ...others] = names.filter((each) => isNear(word, each));
      if (name !== undefined) return others.length === 0 ? name : undefined;
    }
  }
  return undefined;
}

/** One letter put in, left out or changed, twice (Levenshtein, 1966). */
function isTwoTypos(typed: string, meant: string): boolean {
  if (typed.length < fewestOfTwo || Math.abs(typed.length - meant.length) > 2) return false;
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...typed].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= meant.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (letter === meant[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 9) <= 2;
}
