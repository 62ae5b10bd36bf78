/** Player props: the statistics that a box score can grade, and the player of a leg. */
import * as z from 'zod/mini';

/** Closed, since each needs a field of the box score; the markets that price them are read by rule. */
export const gradedStats = [
  'points',
  'rebounds',
  'assists',
  'threes',
  'steals',
  'blocks',
  'turnovers',
  'points_rebounds_assists',
  'points_rebounds',
  'points_assists',
  'rebounds_assists',
  'passing_yards',
  'passing_touchdowns',
  'completions',
  'pass_attempts',
  'interceptions',
  'rushing_yards',
  'rush_attempts',
  'receiving_yards',
  'receptions',
  'rushing_receiving_yards',
  /** Scored by the player; a touchdown pass is none. */
  'touchdowns',
  /** Of a pitcher. */
  'strikeouts',
  'outs',
  'hits_allowed',
  'earned_runs',
  'walks_allowed',
  'hits',
  'home_runs',
  'runs_batted_in',
  'runs',
  'total_bases',
  'stolen_bases',
  'goals',
  /** On goal, or on target. */
  'shots',
  'saves',
] as const;
export type GradedStat = (typeof gradedStats)[number];

/** `other` is any statistic that no box score of the feed grades. */
export const propStats = [...gradedStats, 'other'] as const;
export type PropStat = (typeof propStats)[number];

/** Whose statistic a prop is on. */
export const propOf = z.object({
  /** The feed's id of the player, as its box scores have it. */
  playerId: z.string(),
  player: z.string(),
  /** The player's team, by name. */
  team: z.string(),
  stat: z.enum(gradedStats),
});
export type PropOf = z.infer<typeof propOf>;
