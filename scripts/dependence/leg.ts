/** A priced leg of a past game with its result, always in its "over" sense: over a line, a team to win or to cover. */
import { noVig } from '../../lambdas/domain/feed/odds/odds.ts';

export interface PastLeg {
  readonly game: string;
  /** The league day. */
  readonly day: string;
  readonly isPlayoff: boolean;
  /** What is bet on: a statistic, `win`, `cover`, `team_total`, `total`, or one of these of a period (`h1 total`). */
  readonly what: string;
  /** The role of a player in an NFL game; empty for any other leg. */
  readonly role: string;
  /** Empty for a total of the game. */
  readonly team: string;
  readonly isHome: boolean;
  /** Whether the team is favored to win; null if neither is, and for totals and players. */
  readonly isFavorite: boolean | null;
  /** Empty for a leg on a team or a game. */
  readonly player: string;
  /** The market's own chance without the margin, 0 to 1. */
  readonly chance: number;
  readonly won: boolean;
  /** A batter's place in the order; null if not known, and for any other leg. */
  readonly order: number | null;
  /** Standard deviation of the books' chances at this line; null with fewer than three books. */
  readonly spread: number | null;
}

export type Named = Pick<PastLeg, 'game' | 'day' | 'isPlayoff'>;

/** A leg with what most of them lack. */
export function pastLeg(
  of: Named,
  what: string,
  leg: Partial<PastLeg> & Pick<PastLeg, 'chance' | 'won'>,
): PastLeg {
  return {
    ...of,
    what,
    role: '',
    team: '',
    isHome: false,
    isFavorite: null,
    player: '',
    order: null,
    spread: null,
    ...leg,
  };
}

export interface Quoted {
  readonly line: number;
  readonly over: number;
  readonly under: number;
}

/**
 * @param quotes of one market at several books
 * @returns the line that most books list, the most even one of several, with the mean of their chances without margins
 */
export function consensus(
  quotes: readonly Quoted[],
): { line: number; chance: number; spread: number | null } | undefined {
  const lines = [...Map.groupBy(quotes, ({ line }) => line)].map(([line, at]) => {
    const chances = at.map(({ over, under }) => noVig([over, under])[0] ?? 0.5);
    return { line, chances, chance: mean(chances) };
  });
  lines.sort(
    (a, b) =>
      b.chances.length - a.chances.length ||
      Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5) ||
      a.line - b.line,
  );
  const [first] = lines;
  return first && { line: first.line, chance: first.chance, spread: deviation(first.chances) };
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** @returns null with fewer than three values */
export function deviation(values: readonly number[]): number | null {
  if (values.length < 3) return null;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (values.length - 1));
}
