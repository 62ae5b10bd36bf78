/**
 * The feed's names of the markets on players. The id of the touchdown scorer is the vendor's; the others are invented, because
 * no list of the vendor has them.
 */

interface Market {
  readonly id: string;
  readonly name: string;
  readonly sports: readonly ('NFL' | 'NBA' | 'NHL' | 'MLB')[];
  /** Whether it has a price per player for yes, and no line. */
  readonly isScorer: boolean;
}

type Sports = Market['sports'];

const counted = (id: number, name: string, ...sports: Sports): Market => ({
  id: String(id),
  name,
  sports,
  isScorer: false,
});

const scorer = (id: number, name: string, ...sports: Sports): Market => ({
  ...counted(id, name, ...sports),
  isScorer: true,
});

export const propMarkets = {
  passing_yards: counted(22901, 'Player Passing Yards', 'NFL'),
  passing_tds: counted(22902, 'Player Passing Touchdowns', 'NFL'),
  completions: counted(22906, 'Player Passing Completions', 'NFL'),
  pass_attempts: counted(22907, 'Player Passing Attempts', 'NFL'),
  interceptions: counted(22908, 'Player Passing Interceptions', 'NFL'),
  rushing_yards: counted(22903, 'Player Rushing Yards', 'NFL'),
  carries: counted(22909, 'Player Rushing Attempts', 'NFL'),
  receptions: counted(22904, 'Player Receptions', 'NFL'),
  receiving_yards: counted(22905, 'Player Receiving Yards', 'NFL'),
  rushing_receiving_yards: counted(22910, 'Player Rushing + Receiving Yards', 'NFL'),
  touchdown: scorer(22163, 'Anytime Touchdown Scorer', 'NFL'),
  two_touchdowns: scorer(22164, 'To Score Two or More Touchdowns', 'NFL'),
  three_touchdowns: scorer(22165, 'To Score Three or More Touchdowns', 'NFL'),
  first_touchdown: scorer(22166, 'First Touchdown Scorer', 'NFL'),
  last_touchdown: scorer(22167, 'Last Touchdown Scorer', 'NFL'),
  points: counted(22912, 'Player Points', 'NBA', 'NHL'),
  rebounds: counted(22913, 'Player Rebounds', 'NBA'),
  assists: counted(22914, 'Player Assists', 'NBA', 'NHL'),
  threes: counted(22915, 'Player Threes Made', 'NBA'),
  points_rebounds_assists: counted(22911, 'Player Points + Rebounds + Assists', 'NBA'),
  points_rebounds: counted(22916, 'Player Points + Rebounds', 'NBA'),
  points_assists: counted(22917, 'Player Points + Assists', 'NBA'),
  rebounds_assists: counted(22918, 'Player Rebounds + Assists', 'NBA'),
  shots_on_goal: counted(22921, 'Player Shots On Goal', 'NHL'),
  goal: scorer(22922, 'Anytime Goal Scorer', 'NHL'),
  two_goals: scorer(22923, 'To Score Two or More Goals', 'NHL'),
  three_goals: scorer(22924, 'To Score Three or More Goals', 'NHL'),
  strikeouts: counted(22931, 'Pitcher Strikeouts', 'MLB'),
  outs: counted(22932, 'Pitcher Outs', 'MLB'),
  hits_allowed: counted(22933, 'Pitcher Hits Allowed', 'MLB'),
  earned_runs: counted(22934, 'Pitcher Earned Runs', 'MLB'),
  walks_allowed: counted(22935, 'Pitcher Walks', 'MLB'),
  hits: counted(22936, 'Batter Hits', 'MLB'),
  total_bases: counted(22937, 'Batter Total Bases', 'MLB'),
  runs_batted_in: counted(22938, 'Batter RBIs', 'MLB'),
  runs: counted(22939, 'Batter Runs Scored', 'MLB'),
  home_run: scorer(22940, 'To Hit a Home Run', 'MLB'),
  steals: counted(22941, 'Player Steals', 'NBA'),
  blocks: counted(22942, 'Player Blocks', 'NBA'),
  turnovers: counted(22943, 'Player Turnovers', 'NBA'),
  saves: counted(22944, 'Goalie Saves', 'NHL'),
  stolen_bases: counted(22945, 'Batter Stolen Bases', 'MLB'),
  hits_runs_rbis: counted(22946, 'Batter Hits + Runs + RBIs', 'MLB'),
} satisfies Readonly<Record<string, Market>>;

export type PropMarket = keyof typeof propMarkets;
