/** The names of games in answers. */
import type { Game } from '../../feed/games/game.ts';
import { isTournament, withArticle } from '../../feed/games/tournament.ts';

/** `Away at Home`, or a tournament's name. */
export function matchOf(game: Game): string {
  return isTournament(game) ? game.home.name : `${game.away.name} at ${game.home.name}`;
}

/** The same inside a sentence: `Away at Home`, `the Wyndham Championship`. */
export function inMatch(game: Game): string {
  return isTournament(game) ? withArticle(game.home.name) : matchOf(game);
}
