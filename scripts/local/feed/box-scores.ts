/** Box scores in the feed's format; null until a game is over, or if the source has none. */
import { type BoxRow, boxOf } from './box.ts';
import type { ReplayedGame } from './seasons/replay.ts';
import type { ReplayedSport } from './seasons/teams.ts';
import type { Tree } from './tree.ts';

/** @returns the fields of a match in the scores, other than its teams */
export function boxScoreOf(game: ReplayedGame, isShown: boolean): Tree {
  return shapes[game.sport](isShown ? boxOf(game) : undefined);
}

type Shape = (rows: readonly BoxRow[] | undefined) => Tree;

const shapes: Readonly<Record<ReplayedSport, Shape>> = {
  NFL: (rows) => ({
    ...Object.fromEntries(
      Object.entries(footballGroups).map(([name, group]) => [
        name,
        groupOf(rows, { ...group, isShort: true }),
      ]),
    ),
    // Not in the source.
    ...{
      fumbles: null,
      interceptions: null,
      defensive: null,
      punt_returns: null,
      kicking: null,
      punting: null,
    },
  }),
  NBA: (rows) => ({
    player_stats: rows ? { hometeam: lineUp(rows, 'home'), awayteam: lineUp(rows, 'away') } : null,
    team_stats: null,
  }),
  NHL: (rows) => ({
    player_stats: groupOf(rows, skaters),
    goalkeeper_stats: groupOf(rows, goalkeepers),
    ...{ penalties: null, powerplay: null, scoring: null, team_stats: null },
  }),
  MLB: (rows) => ({
    starting_pitchers: null,
    stats: rows ? { hitters: groupOf(rows, hitters), pitchers: groupOf(rows, pitchers) } : null,
  }),
  MLS: () => ({ player_stats: null }),
};

/** A group of statistics in the feed: who is in it, and its fields with our columns or with what they are made of. */
interface Group {
  readonly has: (stats: BoxRow['stats']) => boolean;
  readonly fields: Readonly<Record<string, string | ((stats: BoxRow['stats']) => string)>>;
  /** Whether names are `P. Mahomes`, as in the football feed. */
  readonly isShort?: boolean;
}

const anyOf =
  (...columns: readonly string[]): Group['has'] =>
  (stats) =>
    columns.some((column) => stats[column] !== undefined);

const footballGroups: Readonly<Record<string, Group>> = {
  passing: {
    has: anyOf('pass_attempts', 'passing_yards', 'passing_tds', 'interceptions'),
    fields: {
      comp_att: ({ completions = 0, pass_attempts = 0 }) => `${completions}/${pass_attempts}`,
      yards: 'passing_yards',
      passing_touch_downs: 'passing_tds',
      interceptions: 'interceptions',
    },
  },
  rushing: {
    has: anyOf('carries', 'rushing_yards', 'rushing_tds'),
    fields: { total_rushes: 'carries', yards: 'rushing_yards', rushing_touch_downs: 'rushing_tds' },
  },
  receiving: {
    has: anyOf('targets', 'receptions', 'receiving_yards', 'receiving_tds'),
    fields: {
      targets: 'targets',
      total_receptions: 'receptions',
      yards: 'receiving_yards',
      receiving_touch_downs: 'receiving_tds',
    },
  },
  // The source does not separate kickoffs from punts.
  kick_returns: { has: anyOf('return_tds'), fields: { td: 'return_tds' } },
};

const onIce = ({ seconds = 0 }: BoxRow['stats']) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const isGoalkeeper = anyOf('shots_against');

const skaters: Group = {
  has: (stats) => !isGoalkeeper(stats),
  fields: {
    goals: 'goals',
    assists: 'assists',
    shots_on_goal: 'shots',
    hits: 'hits',
    blocked_shots: 'blocks',
    plus_minus: 'plus_minus',
    penalty_minutes: 'penalty_minutes',
    power_play_goals: 'power_play_goals',
    time_on_ice: onIce,
    // The feed's spelling; not in the source.
    shitfs: () => '',
  },
};

const goalkeepers: Group = {
  has: isGoalkeeper,
  fields: {
    shots_against: 'shots_against',
    saves: 'saves',
    goals_against: 'goals_against',
    time_on_ice: onIce,
  },
};

const hitters: Group = {
  has: anyOf('plate_appearances'),
  fields: {
    at_bats: 'at_bats',
    runs: 'runs',
    hits: 'hits',
    doubles: 'doubles',
    triples: 'triples',
    home_runs: 'home_runs',
    runs_batted_in: 'runs_batted_in',
    walks: 'walks',
    strikeouts: 'batter_strikeouts',
    stolen_bases: 'stolen_bases',
  },
};

/** Only starting pitchers are in the source. */
const pitchers: Group = {
  has: anyOf('outs'),
  fields: {
    innings_pitched: ({ outs = 0 }) => `${Math.floor(outs / 3)}.${outs % 3}`,
    hits: 'hits_allowed',
    runs: 'runs_allowed',
    earned_runs: 'earned_runs',
    walks: 'walks_allowed',
    strikeouts: 'strikeouts',
    home_runs: 'home_runs_allowed',
    'pc-st': ({ pitches }) => (pitches === undefined ? '' : `${pitches}-`),
  },
};

function groupOf(rows: readonly BoxRow[] = [], { has, fields, isShort = false }: Group): Tree | null {
  const having = rows.filter(({ stats }) => has(stats));
  if (having.length === 0) return null;
  const of = (side: BoxRow['side']) => ({
    player: having
      .filter((row) => row.side === side)
      .map(({ player: { id, name }, stats }) => ({
        id,
        name: isShort ? shortened(name) : name,
        ...statsOf(stats, fields),
      })),
  });
  return { hometeam: of('home'), awayteam: of('away') };
}

/** A missing statistic counts as 0 if the player has another one of the same group. */
function statsOf(stats: BoxRow['stats'], fields: Group['fields']): Tree {
  return Object.fromEntries(
    Object.entries(fields).map(([field, of]) => [
      field,
      typeof of === 'string' ? String(stats[of] ?? 0) : of(stats),
    ]),
  );
}

/** `P. Mahomes`, as in the football feed. */
function shortened(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${first[0]}. ${rest.join(' ')}`;
}

const starting = 5;

/** The source does not name the starters of these weeks: the five with the most minutes are listed as starters. */
function lineUp(rows: readonly BoxRow[], side: BoxRow['side']): Tree {
  const players = rows
    .filter((row) => row.side === side)
    .sort((a, b) => (b.stats.minutes ?? 0) - (a.stats.minutes ?? 0))
    .map(({ player: { id, name }, stats }) => ({ id, name, ...statsOf(stats, basketball) }));
  return { starters: { player: players.slice(0, starting) }, bench: { player: players.slice(starting) } };
}

const basketball: Group['fields'] = {
  minutes: 'minutes',
  points: 'points',
  total_rebounds: 'rebounds',
  assists: 'assists',
  threepoint_goals_made: 'threes',
  steals: 'steals',
  blocks: 'blocks',
  turnovers: 'turnovers',
  personal_fouls: 'fouls',
};
