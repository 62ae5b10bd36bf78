/** The statistic whose past says most about a prop. */
import type { GradedStat } from '../../../contracts/feed/props.ts';

const counts: Readonly<Partial<Record<GradedStat, GradedStat>>> = {
  first_touchdowns: 'touchdowns',
  last_touchdowns: 'touchdowns',
  first_goals: 'goals',
  last_goals: 'goals',
};

/** @returns for who scores first or last, how often the player scores at all; otherwise the statistic itself */
export function recordOf(stat: GradedStat): GradedStat {
  return counts[stat] ?? stat;
}
