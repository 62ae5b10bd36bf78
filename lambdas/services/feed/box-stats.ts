/**
 * Maps the fields of a box score to statistics, by sport. The feed groups statistics (`passing`, `rushing`; `hitters`,
 * `pitchers`), and a player may be in several groups.
 */
import type { GradedStat } from '../../contracts/feed/props.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import { type Node, number, text } from './shape.ts';

/** Reads a statistic from a player's row; null if the row does not have it. */
type Figure = (row: Node) => number | null;

export interface Group {
  /** Names of the nodes from the match to the sides, outermost first. */
  readonly path: readonly string[];
  readonly stats: Partial<Record<GradedStat, Figure>>;
  /** How long the player took part, in minutes; absent if the group does not say. */
  readonly minutes?: Figure;
  /** Whether the player took part; absent if the group lists only players who did. */
  readonly hasPlayed?: (row: Node) => boolean;
}

const field =
  (...names: readonly string[]): Figure =>
  (row) =>
    number(row, ...names);

const sum =
  (...figures: readonly Figure[]): Figure =>
  (row) => {
    const values = figures.map((figure) => figure(row));
    return values.every((value) => value !== null) ? values.reduce((all, value) => all + value, 0) : null;
  };

/** One part of `23/38`, completions and attempts. */
const part =
  (index: number, name: string): Figure =>
  (row) => {
    const value = text(row, name).split('/')[index]?.trim() ?? '';
    return /^\d+$/.test(value) ? Number(value) : null;
  };

/** `6.1` means six innings and one out. */
const outs: Figure = (row) => {
  const [, innings, extra = '0'] = /^(\d+)(?:\.([012]))?$/.exec(text(row, 'innings_pitched')) ?? [];
  return innings === undefined ? null : 3 * Number(innings) + Number(extra);
};

/** Hits already include one base per hit. */
const totalBases: Figure = (row) => {
  const of = (name: string) => number(row, name) ?? 0;
  const hits = number(row, 'hits');
  return hits === null ? null : hits + of('doubles') + 2 * of('triples') + 3 * of('home_runs');
};

const isPositive =
  (...names: readonly string[]) =>
  (row: Node) => {
    const time = /^(\d+):(\d+)$/.exec(text(row, ...names));
    if (time) return Number(time[1]) + Number(time[2]) > 0;
    return (number(row, ...names) ?? 0) > 0;
  };

/** `34:12` and `34` are 34 minutes. */
const wholeMinutes =
  (name: string): Figure =>
  (row) => {
    const [, minutes] = /^(\d{1,3})(?:[:.]\d{1,2})?$/.exec(text(row, name)) ?? [];
    return minutes === undefined ? null : Number(minutes);
  };

const [points, rebounds, assists] = [field('points'), field('total_rebounds'), field('assists')];

/** Ten or more of so many of the five counts. */
const tens =
  (least: number): Figure =>
  (row) => {
    const counts = [points, rebounds, assists, field('steals'), field('blocks')].map((figure) => figure(row));
    // A box score without the first three is not one of basketball; steals and blocks hardly ever reach ten.
    if (counts.slice(0, 3).some((count) => count === null)) return null;
    return Number(counts.filter((count) => (count ?? 0) >= 10).length >= least);
  };

/**
 * Whether a batter came to the plate, which props need: a pinch runner did not. A row that does not count walks cannot tell.
 */
const hasBatted = (row: Node) =>
  text(row, 'walks') === '' ||
  isPositive('at_bats')(row) ||
  plateAppearances.some((name) => isPositive(name)(row));

/** What ends a plate appearance without an at-bat. */
const plateAppearances = [
  'walks',
  'hit_by_pitch',
  'sac_fly',
  'sac_flies',
  'sac_bunt',
  'sac_bunts',
  'sacrifices',
];

/** Touchdowns scored; a passing touchdown does not count for the passer. */
const scored = (name: string): Group['stats'] => ({ touchdowns: field(name) });

const groups: Partial<Record<Sport, readonly Group[]>> = {
  NBA: [
    {
      path: ['player_stats'],
      hasPlayed: isPositive('minutes'),
      minutes: wholeMinutes('minutes'),
      stats: {
        points,
        rebounds,
        assists,
        threes: field('threepoint_goals_made'),
        steals: field('steals'),
        blocks: field('blocks'),
        turnovers: field('turnovers'),
        points_rebounds_assists: sum(points, rebounds, assists),
        points_rebounds: sum(points, rebounds),
        points_assists: sum(points, assists),
        rebounds_assists: sum(rebounds, assists),
        double_doubles: tens(2),
        triple_doubles: tens(3),
      },
    },
  ],
  NFL: [
    {
      path: ['passing'],
      stats: {
        passing_yards: field('yards'),
        passing_touchdowns: field('passing_touch_downs'),
        completions: part(0, 'comp_att'),
        pass_attempts: part(1, 'comp_att'),
        interceptions: field('interceptions'),
      },
    },
    {
      path: ['rushing'],
      stats: {
        rushing_yards: field('yards'),
        rush_attempts: field('total_rushes'),
        rushing_receiving_yards: field('yards'),
        ...scored('rushing_touch_downs'),
      },
    },
    {
      path: ['receiving'],
      stats: {
        receiving_yards: field('yards'),
        receptions: field('total_receptions'),
        rushing_receiving_yards: field('yards'),
        ...scored('receiving_touch_downs'),
      },
    },
    { path: ['fumbles'], stats: scored('rec_td') },
    { path: ['interceptions'], stats: scored('intercepted_touch_downs') },
    { path: ['kick_returns'], stats: scored('td') },
    { path: ['punt_returns'], stats: scored('td') },
  ],
  MLB: [
    {
      path: ['stats', 'hitters'],
      hasPlayed: hasBatted,
      stats: {
        hits: field('hits'),
        home_runs: field('home_runs'),
        runs_batted_in: field('runs_batted_in'),
        runs: field('runs'),
        stolen_bases: field('stolen_bases'),
        total_bases: totalBases,
        hits_runs_rbis: sum(field('hits'), field('runs'), field('runs_batted_in')),
      },
    },
    {
      path: ['stats', 'pitchers'],
      stats: {
        strikeouts: field('strikeouts'),
        outs,
        hits_allowed: field('hits'),
        earned_runs: field('earned_runs'),
        walks_allowed: field('walks'),
      },
    },
  ],
  NHL: [
    {
      path: ['player_stats'],
      hasPlayed: isPositive('time_on_ice'),
      minutes: wholeMinutes('time_on_ice'),
      stats: {
        goals: field('goals'),
        assists: field('assists'),
        points: sum(field('goals'), field('assists')),
        shots: field('shots_on_goal'),
        blocks: field('blocked_shots'),
      },
    },
    { path: ['goalkeeper_stats'], stats: { saves: field('saves') } },
  ],
  MLS: [
    {
      path: ['player_stats'],
      hasPlayed: isPositive('minutes_played'),
      minutes: wholeMinutes('minutes_played'),
      stats: {
        goals: field('goals'),
        assists: field('assists'),
        shots: field('shots_on_goal'),
        saves: field('saves'),
      },
    },
  ],
};

/** @returns an empty list for the CFL and golf, for which the feed has no player statistics */
export function groupsOf(sport: Sport): readonly Group[] {
  return groups[sport] ?? [];
}
