/**
 * The markets on players: a statistic of a box score, over or under a line. A new market of players is a new entry here; the
 * winner of a tournament is one too.
 */
import type { LegFamily } from '../../../contracts/asking/analysis.ts';
import type { GradedStat } from '../../../contracts/feed/props.ts';
import { gradedStats } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { statNames } from '../players/stat-names.ts';
import type { MarketEntry } from './entry.ts';

/** The sports whose box scores have the statistic. */
const sportsOf = {
  points: ['NBA', 'NHL'],
  rebounds: ['NBA'],
  assists: ['NBA', 'NHL', 'MLS'],
  threes: ['NBA'],
  steals: ['NBA'],
  blocks: ['NBA', 'NHL'],
  turnovers: ['NBA'],
  points_rebounds_assists: ['NBA'],
  points_rebounds: ['NBA'],
  points_assists: ['NBA'],
  rebounds_assists: ['NBA'],
  passing_yards: ['NFL'],
  passing_touchdowns: ['NFL'],
  completions: ['NFL'],
  pass_attempts: ['NFL'],
  interceptions: ['NFL'],
  rushing_yards: ['NFL'],
  rush_attempts: ['NFL'],
  receiving_yards: ['NFL'],
  receptions: ['NFL'],
  rushing_receiving_yards: ['NFL'],
  touchdowns: ['NFL'],
  strikeouts: ['MLB'],
  outs: ['MLB'],
  hits_allowed: ['MLB'],
  earned_runs: ['MLB'],
  walks_allowed: ['MLB'],
  hits: ['MLB'],
  home_runs: ['MLB'],
  runs_batted_in: ['MLB'],
  runs: ['MLB'],
  total_bases: ['MLB'],
  stolen_bases: ['MLB'],
  goals: ['NHL', 'MLS'],
  shots: ['NHL', 'MLS'],
  saves: ['NHL', 'MLS'],
  hits_runs_rbis: ['MLB'],
  double_doubles: ['NBA'],
  triple_doubles: ['NBA'],
  first_touchdowns: ['NFL'],
  last_touchdowns: ['NFL'],
  first_goals: ['NHL'],
  last_goals: ['NHL'],
} as const satisfies Record<GradedStat, readonly Sport[]>;

/** The families of those that are not plain props. */
const families: Readonly<Partial<Record<GradedStat, LegFamily>>> = {
  touchdowns: 'scorer',
  goals: 'scorer',
  home_runs: 'scorer',
  first_touchdowns: 'first',
  last_touchdowns: 'first',
  first_goals: 'first',
  last_goals: 'first',
  double_doubles: 'double_double',
  triple_doubles: 'double_double',
};

/** `player.points`: over or under a line. A yes on a scorer is over 0.5. */
type StatKey = `player.${GradedStat}`;

const ofStats = Object.fromEntries(
  gradedStats.map((stat): [StatKey, MarketEntry] => [
    `player.${stat}`,
    {
      sports: sportsOf[stat],
      period: 'game',
      whose: 'player',
      stat,
      sides: ['over', 'under'],
      hasLine: true,
      settledBy: families[stat] === 'first' ? 'events' : 'box',
      family: families[stat] ?? 'prop',
      betType: 'prop',
      words: statNames[stat],
    },
  ]),
) as Readonly<Record<StatKey, MarketEntry>>;

const others = {
  outright: {
    sports: ['GOLF'],
    period: 'game',
    whose: 'player',
    stat: null,
    sides: ['win'],
    hasLine: false,
    settledBy: 'leaderboard',
    family: 'outright',
    // There is no bet type for outrights. A moneyline is closest: a bet on the winner, with a price and without a line.
    betType: 'moneyline',
    words: 'outright',
  },
} as const satisfies Record<string, MarketEntry>;

export type PlayerKey = StatKey | keyof typeof others;

export const playerMarkets: Readonly<Record<PlayerKey, MarketEntry>> = { ...ofStats, ...others };
