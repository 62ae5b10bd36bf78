/** The game of a player is that of his team. */
import { expect, test } from 'vitest';
import { withGamesOfPlayers } from '../../../../../lambdas/domain/asking/reading/plain/games-of-players.ts';

const roster = [
  { sport: 'NFL', name: 'Patrick Mahomes', team: 'Kansas City Chiefs' },
  { sport: 'NFL', name: 'Josh Allen', team: 'Buffalo Bills' },
  { sport: 'NBA', name: 'Victor Wembanyama', team: 'San Antonio Spurs' },
  { sport: 'NFL', name: 'A.J. Brown', team: 'Philadelphia Eagles' },
  { sport: 'NFL', name: 'Marquise Brown', team: 'Arizona Cardinals' },
  { sport: 'MLB', name: 'Ranger Suárez', team: 'Philadelphia Phillies' },
] as const;

test.each([
  ['over in the Mahomes game', 'over in the Kansas City Chiefs game'],
  ['josh allens game, first half under', 'Buffalo Bills game, first half under'],
  ['wemby game over', 'San Antonio Spurs game over'],
  ["mahomes' team to win", 'Kansas City Chiefs to win'],
  ["josh allen's team -3", 'Buffalo Bills -3'],
  ["mahomes' teammates", "mahomes' teammates"],
  ['the best team to bet', 'the best team to bet'],
  // Two are called so, a day game is nobody's, and a log is of the player himself.
  ['brown game over', 'brown game over'],
  ['over 5.5 in the rangers game', 'over 5.5 in the rangers game'],
  ['the night game under', 'the night game under'],
  ['josh allen game log', 'josh allen game log'],
  ['mahomes over 250 passing yards', 'mahomes over 250 passing yards'],
])('%s', (prompt, meant) => {
  expect(withGamesOfPlayers(prompt, roster)).toBe(meant);
});
