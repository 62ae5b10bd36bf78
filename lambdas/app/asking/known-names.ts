/** All teams and golfers, so that names in a question are recognized before it is known which games it is about. */
import type { Boards } from '../../data/feed/boards.ts';
import type { KnownNames } from './question.ts';

export function knownNames(boards: Boards): KnownNames {
  const all = [...boards.values()];
  return {
    teams: all.flatMap(({ sport, teams }) => teams.map(({ name }) => ({ sport, name }))),
    golfers: all.flatMap(({ golfers = [] }) => golfers),
  };
}
