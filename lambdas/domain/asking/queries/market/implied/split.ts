/** The points of each side that a game's lines imply. */

import { marketOf } from '../../../../feed/board/board.ts';
import type { Game } from '../../../../feed/games/game.ts';

export interface Split {
  readonly game: Game;
  readonly home: number;
  readonly away: number;
  /** The home side's spread; null where the moneyline splits the total. */
  readonly spread: number | null;
  readonly total: number;
  /** The chance of the home side to win, percent; null where the spread splits the total. */
  readonly chance: number | null;
}

/** Half of the total, and half of the spread more or less. */
export const halves = (spread: number, total: number): readonly [home: number, away: number] => [
  (total - spread) / 2,
  (total + spread) / 2,
];

/** @returns undefined where a line that it takes is not priced on both sides */
export function splitOf(game: Game): Split | undefined {
  const total = marketOf(game, 'total')?.line;
  if (total == null) return undefined;
  // A puck line or a run line is of 1.5 in every game, and says nothing about how much better a side is.
  if (lowScoring.has(game.sport)) return byChance(game, total);
  const spread = marketOf(game, 'spread')?.line;
  if (spread == null) return undefined;
  const [home, away] = halves(spread, total);
  return { game, home, away, spread, total, chance: null };
}
const lowScoring: ReadonlySet<string> = new Set(['NHL', 'MLB', 'MLS']);

function byChance(game: Game, total: number): Split | undefined {
  const [home, away] = marketOf(game, 'moneyline')?.sides ?? [];
  if (!home || !away) return undefined;
  const share = home.probability / (home.probability + away.probability);
  let [low, high] = [0, total];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (winsShare(middle, total - middle) < share) low = middle;
    else high = middle;
  }
  const of = Math.round(((low + high) / 2) * 10) / 10;
  return {
    game,
    home: of,
    away: Math.round((total - of) * 10) / 10,
    spread: null,
    total,
    chance: home.probability,
  };
}
const steps = 30;
/** More goals or runs than this are too rare to matter. */
const most = 40;

/** How often the home side has more, of the games that are not level, if goals or runs come one by one at their rates. */
function winsShare(home: number, away: number): number {
  const [a, b] = [poisson(home), poisson(away)];
  let [wins, losses] = [0, 0];
  for (let i = 0; i < most; i += 1)
    for (let j = 0; j < most; j += 1) {
      const chance = (a[i] ?? 0) * (b[j] ?? 0);
      if (i > j) wins += chance;
      if (i < j) losses += chance;
    }
  return wins / (wins + losses);
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count < most; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
}
