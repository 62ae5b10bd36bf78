/** Positions of players, by the words for them. */
import type { PropStat } from '../../../../contracts/feed/props.ts';

const quarterbacks = 'qbs?|quarterbacks?|passers?';
const goalies = 'goalies?|goal ?tenders?|goal ?keepers?|net ?minders?';
const pitchers = '(?:starting )?pitchers?|starters|aces?';
const batters = 'batters?|hitters?|bats?|sluggers?';
const others =
  'rbs?|running ?backs?|(?:ball ?)?carriers?|tailbacks?|wrs?|wideouts?|(?:wide )?receivers?|tes?|tight ends?|kickers?|bigs|big m[ae]n|centers?|point guards?|guards?|forwards?|wings?|wingers?|d-?m[ae]n|defensem[ae]n|blueliners?|outfielders?|shortstops?|catchers?';

/** Any position, for a pattern. */
export const anyPosition = `(?:${[quarterbacks, goalies, pitchers, batters, others].join('|')})`;

/** Statistics that only one position has. */
const onlyOf: Partial<Record<PropStat, string>> = {
  passing_yards: quarterbacks,
  passing_touchdowns: quarterbacks,
  pass_attempts: quarterbacks,
  completions: quarterbacks,
  interceptions: quarterbacks,
  saves: goalies,
  strikeouts: pitchers,
  outs: pitchers,
  hits_allowed: pitchers,
  earned_runs: pitchers,
  walks_allowed: pitchers,
  hits: batters,
  home_runs: batters,
  runs_batted_in: batters,
  runs: batters,
  total_bases: batters,
  stolen_bases: batters,
  hits_runs_rbis: batters,
};

/** @returns a pattern of the words that add nothing to the statistic: a passer is a quarterback */
export const positionOf = (stat: PropStat): RegExp | undefined => {
  const words = onlyOf[stat];
  return words === undefined ? undefined : new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g');
};
