/** A row of a list: a team or a line of one game. */
import type { Game } from '../../../../feed/games/game.ts';

export interface Row {
  readonly game: Game;
  /** In a sentence of its own. */
  readonly words: string;
  /** The same in a table: the name of each column with the row's text. */
  readonly cells: readonly (readonly [column: string, text: string])[];
}
