/** What a player who "scores" makes, where no statistic is named. */
import type { PropStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

export const scoringStat: Readonly<Partial<Record<Sport, PropStat>>> = {
  NFL: 'touchdowns',
  CFL: 'touchdowns',
  NBA: 'points',
  NHL: 'goals',
  MLS: 'goals',
  MLB: 'runs',
};
