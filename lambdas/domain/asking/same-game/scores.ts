/** Legs that one final score settles: looked up over all scores, they exclude or contain each other exactly. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Term } from './terms.ts';

/** Points, goals or runs of a team: the most, and the least where lower scores do not happen. */
const scoresOf: Readonly<Record<Sport, readonly [least: number, most: number, canTie: boolean]>> = {
  NBA: [60, 180, false],
  NFL: [0, 75, true],
  CFL: [0, 75, true],
  NHL: [0, 15, false],
  MLB: [0, 30, false],
  MLS: [0, 12, true],
  GOLF: [0, 0, true],
};

/** @returns whether the leg wins by this score; a push does not */
function wins({ what, side, sign, line }: Term, home: number, away: number): boolean {
  const margin = side === 'away' ? away - home : home - away;
  if (what === 'win') return margin > 0;
  if (line === null) return false;
  if (what === 'cover') return margin + line > 0;
  const points = what === 'total' ? home + away : side === 'away' ? away : home;
  return sign * (points - line) > 0;
}

/**
 * @param terms of the score of one game
 * @returns every combination of legs that win together by some score, as bits in their order
 */
export function combinationsOf(terms: readonly Term[]): ReadonlySet<number> {
  const [first] = terms;
  const found = new Set<number>();
  if (!first) return found;
  const [least, most, canTie] = scoresOf[first.sport];
  const count = most - least + 1;
  // Far apart scores first: where legs leave each other free, all combinations are soon found.
  for (let i = 0; i < count; i += 1) {
    const home = least + ((i * stride) % count);
    for (let j = 0; j < count; j += 1) {
      const away = least + ((j * stride) % count);
      if (home === away && !canTie) continue;
      let won = 0;
      for (let index = 0; index < terms.length; index += 1) {
        if (wins(terms[index] as Term, home, away)) won |= 1 << index;
      }
      found.add(won);
    }
    if (found.size === 1 << terms.length) return found;
  }
  return found;
}

/** A prime that divides no count of scores, so that each score comes once. */
const stride = 37;
