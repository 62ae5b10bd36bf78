/** Classes of legs whose dependence is measured, and the form in which the measured pairs are kept. */
import type { Sport } from '../../../contracts/feed/sports.ts';

/** `same`: the same player. `own`: of one team. `opp`: of opponents. `game`: with a total of the game. */
export const relations = ['same', 'own', 'opp', 'game'] as const;
export type Relation = (typeof relations)[number];

/** Roles of NFL players that differ in what goes with what: quarterback, running back, receiver. */
export type Role = '' | 'Q' | 'B' | 'R';

/** Short forms, because the table is part of a function's bundle. */
export const codes: Readonly<Record<string, string>> = {
  win: 'w',
  cover: 'c',
  team_total: 'tt',
  total: 't',
  'h1 win': '1w',
  'h1 cover': '1c',
  'h1 total': '1t',
  'home win': 'hw',
  'home cover': 'hc',
  'favorite win': 'fw',
  'favorite cover': 'fc',
  points: 'p',
  rebounds: 'rb',
  assists: 'a',
  threes: '3',
  points_rebounds_assists: 'pra',
  points_rebounds: 'pr',
  points_assists: 'pa',
  rebounds_assists: 'ra',
  passing_yards: 'py',
  passing_touchdowns: 'pt',
  completions: 'cp',
  pass_attempts: 'at',
  interceptions: 'in',
  rushing_yards: 'uy',
  rush_attempts: 'ua',
  receiving_yards: 'ry',
  receptions: 're',
  rushing_receiving_yards: 'rr',
  touchdowns: 'td',
  strikeouts: 'k',
  outs: 'o',
  hits_allowed: 'ha',
  earned_runs: 'er',
  walks_allowed: 'bb',
  hits: 'h',
  home_runs: 'hr',
  runs_batted_in: 'bi',
  runs: 'r',
  total_bases: 'tb',
  goals: 'g',
  shots: 's',
};

/**
 * A league's measured pairs. `pairs` has one text a relation, with the pairs of each class behind it: `py:ry.R 1241 31 4 30 25`
 * is passing yards with a receiver's receiving yards, 1,241 pairs, a correlation of .31 with a standard error of .04; both went
 * over in 30 % of them, 25 % by multiplying. The last two are left out where the legs hardly depend on each other. `rest` is
 * the correlation, its error and the number of pairs of measured classes that no text has, because they are close to it.
 */
export interface LeagueDependence {
  readonly season: string;
  /** Standard deviation of the books' chances at one line, in points. */
  readonly legError: number;
  /** How much less often than said both went over on weeks kept out of the fit, in percent of what was said; 0 within the range. */
  readonly overGap: readonly [regular: number, playoffs: number];
  readonly pairs: Readonly<Record<Relation, string>>;
  readonly rest: Readonly<Record<Relation, readonly [rho: number, error: number, n: number] | null>>;
  /** Classes that were measured; a pair with any other has no joint chance. */
  readonly classes: string;
}

export type DependenceTable = Readonly<Partial<Record<Sport, LeagueDependence>>>;
