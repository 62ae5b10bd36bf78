/** Words of questions that rank and compare, beside those of every question about games, teams and players. */

export const rankWords = {
  more: 'more|longer|higher|the higher|the more|greater',
  fewer: 'fewer|less|lower|the fewer|the lower',
  worse: 'worse',
  player: 'player|players|skater|skaters|hitter|hitters|batter|batters',
  unbeaten: 'undefeated',
  winless: 'winless',
  compare: 'compare',
  /** Who or which team is asked for, and what a choice is made with. */
  whose:
    'whose|who|whos|than|between the two|of the two|both|left|remaining|still|yet|out of|among|all|put|set|lay|name|long|take|takes|took|statistically|by the numbers|on paper|that',
  inAction: 'in action|playing|action|on the slate|on the schedule|on the card',
  share: 'percentage|percent|pct|rate|share|ratio|proportion|fraction|victories',
  era: 'earned run average',
} as const;

export type RankMeaning = keyof typeof rankWords;
