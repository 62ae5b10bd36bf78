/** Which of the games with prices are shown next to the question, and the question about one. */
import type { NextGame } from '../../../../../lambdas/contracts/accounts/status.ts';

export type SportGame = NextGame & { readonly sport: string };

const shownGames = 5;

/** @returns the next game of each sport, then the next of the rest, by start; games that have started are left out */
export function nextGames(
  priced: Readonly<Record<string, { readonly next?: readonly NextGame[] | undefined }>>,
  now: number,
): SportGame[] {
  const upcoming = Object.entries(priced)
    .flatMap(([sport, { next = [] }]) => next.map((game) => ({ ...game, sport })))
    .filter(({ startsAt }) => Date.parse(startsAt) > now)
    .sort(byStart);
  const isFirst = (game: SportGame) => game === upcoming.find(({ sport }) => sport === game.sport);
  const rest = upcoming.filter((game) => !isFirst(game));
  return [...upcoming.filter(isFirst), ...rest].slice(0, shownGames).sort(byStart);
}

const byStart = (a: NextGame, b: NextGame) => a.startsAt.localeCompare(b.startsAt);

export const questionAbout = ({ away, home }: NextGame) => `Best bet in ${away} at ${home}`;
