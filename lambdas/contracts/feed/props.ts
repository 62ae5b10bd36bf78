/** Player props: the statistics that a box score can grade, and the player of a leg. */
import * as z from 'zod/mini';

/** A closed list, because each needs a field of the box score. */
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
  /** Scored by the player; touchdown passes do not count. */
  'touchdowns',
  /** A pitcher's. */
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
  'hits_runs_rbis',
  /** 1 with ten or more of two, or three, of points, rebounds, assists, steals and blocks. */
  'double_doubles',
  'triple_doubles',
  /** 1 for the player who scored the first or the last one of the game, by its scoring plays. */
  'first_touchdowns',
  'last_touchdowns',
  'first_goals',
  'last_goals',
] as const;
export type GradedStat = (typeof gradedStats)[number];

/** `other` is any statistic that the feed's box scores do not include. */
export const propStats = [...gradedStats, 'other'] as const;
export type PropStat = (typeof propStats)[number];

/** The player and the statistic of a prop. */
export const propOf = z.object({
  /** The player's id in the feed's box scores. */
  playerId: z.string(),
  player: z.string(),
  /** The player's team, by name. */
  team: z.string(),
  stat: z.enum(gradedStats),
});
export type PropOf = z.infer<typeof propOf>;
