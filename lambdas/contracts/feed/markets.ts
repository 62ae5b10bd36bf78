/** The parts of a game that a market can be on, and the team that a team's market is on. */
import * as z from 'zod/mini';

/**
 * `game` is the whole game with overtime. `regulation` is the game without it. `first_five` and `first_inning` are of
 * baseball. `first_score` and `last_score` are the first and the last score of the whole game.
 */
export const periods = [
  'game',
  'regulation',
  'first_half',
  'second_half',
  'first_quarter',
  'second_quarter',
  'third_quarter',
  'fourth_quarter',
  'first_period',
  'second_period',
  'third_period',
  'first_five',
  'first_inning',
  'first_score',
  'last_score',
] as const;
export type Period = (typeof periods)[number];

export const period = z.enum(periods);

/** Which team of its game a team's market is on. */
export const teamSide = z.enum(['home', 'away']);
export type TeamSide = z.infer<typeof teamSide>;
