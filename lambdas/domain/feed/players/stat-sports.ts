/** The sport of a statistic that exists in one sport only: "275 passing yards" is football. */
import type { PropStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

const sportOf: Partial<Record<PropStat, Sport>> = {
  rebounds: 'NBA',
  threes: 'NBA',
  steals: 'NBA',
  turnovers: 'NBA',
  points_rebounds_assists: 'NBA',
  points_rebounds: 'NBA',
  points_assists: 'NBA',
  rebounds_assists: 'NBA',
  passing_yards: 'NFL',
  passing_touchdowns: 'NFL',
  completions: 'NFL',
  pass_attempts: 'NFL',
  interceptions: 'NFL',
  rushing_yards: 'NFL',
  rush_attempts: 'NFL',
  receiving_yards: 'NFL',
  receptions: 'NFL',
  rushing_receiving_yards: 'NFL',
  touchdowns: 'NFL',
  strikeouts: 'MLB',
  outs: 'MLB',
  hits_allowed: 'MLB',
  earned_runs: 'MLB',
  walks_allowed: 'MLB',
  hits: 'MLB',
  home_runs: 'MLB',
  runs_batted_in: 'MLB',
  runs: 'MLB',
  total_bases: 'MLB',
  stolen_bases: 'MLB',
  hits_runs_rbis: 'MLB',
  double_doubles: 'NBA',
  triple_doubles: 'NBA',
  first_touchdowns: 'NFL',
  last_touchdowns: 'NFL',
};

/** Statistics of several sports, the one that bets on them most first. */
const severalOf: Partial<Record<PropStat, readonly Sport[]>> = {
  points: ['NBA', 'NHL'],
  assists: ['NBA', 'NHL', 'MLS'],
  blocks: ['NBA', 'NHL'],
  goals: ['NHL', 'MLS'],
  shots: ['NHL', 'MLS'],
  saves: ['NHL', 'MLS'],
  first_goals: ['NHL', 'MLS'],
  last_goals: ['NHL', 'MLS'],
};

/** @returns the sports that have it; none for null and for other statistics */
export function sportsOfStat(stat: PropStat | null): readonly Sport[] {
  const only = sportOfStat(stat);
  return only ? [only] : ((stat && severalOf[stat]) ?? []);
}

/** @returns undefined for null, and for statistics of several sports: points, assists, goals, shots */
export function sportOfStat(stat: PropStat | null): Sport | undefined {
  return stat === null ? undefined : sportOf[stat];
}

/** Whether a sport can have a statistic; one of no known sport, or none at all, says nothing against any. */
export function isOfSport(sport: Sport, stat: PropStat | 'other' | null): boolean {
  const own = sportsOfStat(stat === 'other' ? null : stat);
  return own.length === 0 || own.includes(sport);
}
