/** "Austin Reaves", "Dallas Goedert", "Bam Knight": a team's name inside a player's full name is no team. */
import { nameWords } from '../../../../feed/players/names.ts';
import { type Naming, playersOfFullName } from '../known-players.ts';

/** The most words beside the team's that a name has on one side. */
const mostBeside = 2;

/**
 * @param text in lower case, its words between spaces
 * @param start of the team's name in it
 * @param end of the team's name, exclusive
 * @returns whether the words around it make the full name of a known player
 */
export function isWithinName(
  text: string,
  start: number,
  end: number,
  people: Pick<Naming, 'players' | 'roster'>,
): boolean {
  const left = text.slice(0, start).split(' ');
  const right = text.slice(end).split(' ');
  const own = `${left.at(-1)}${text.slice(start, end)}${right[0]}`;
  const before = left.slice(-1 - mostBeside, -1);
  const after = right.slice(1, 1 + mostBeside);
  for (let first = before.length; first >= 0; first--) {
    for (let last = 0; last <= after.length; last++) {
      if (first === before.length && last === 0) continue;
      const words = nameWords([...before.slice(first), own, ...after.slice(0, last)].join(' '));
      if (words.length > 1 && playersOfFullName(words.join(' '), people).size > 0) return true;
    }
  }
  return false;
}
