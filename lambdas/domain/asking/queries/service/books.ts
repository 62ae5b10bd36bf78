/** Which sportsbooks there are prices of: those that the games on the board have now. */
import { booksOf } from '../../../feed/board/board.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Tables } from '../table/tables.ts';
import { listed } from '../table/words.ts';

/**
 * @param answered what is said of sportsbooks without the board
 * @returns the same with their names, in the order of how many games each of them prices
 */
export function withBooks(answered: QueryAnswer, { sports, now }: Tables): QueryAnswer {
  const games = sports.flatMap((table) => table.games).filter((game) => isUpcoming(game, now));
  const counts = new Map<string, number>();
  for (const game of games) for (const book of booksIn(game)) counts.set(book, (counts.get(book) ?? 0) + 1);
  const names = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([book]) => book);
  if (names.length === 0) return answered;
  return { ...answered, response: `Prices now come from ${listed(names)}.\n${answered.response}` };
}

/** A book can price the players of a game and not the game. */
const booksIn = (game: Game): ReadonlySet<string> =>
  new Set([
    ...booksOf(game).map(({ book }) => book),
    ...(game.props ?? []).flatMap(({ prices }) => prices.map(({ book }) => book)),
  ]);
