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
      Object.entries(groups).map(([name, fields]) => [name, groupOf(rows ?? [], fields)]),
    ),
    // Not in the source.
    ...{ interceptions: null, defensive: null, punt_returns: null, kicking: null, punting: null },
  }),
  NBA: (rows) => ({
    player_stats: rows ? { hometeam: lineUp(rows, 'home'), awayteam: lineUp(rows, 'away') } : null,
    team_stats: null,
  }),
  NHL: () => ({
    ...{ player_stats: null, goalkeeper_stats: null, penalties: null, powerplay: null, scoring: null },
    team_stats: null,
  }),
  MLB: () => ({ starting_pitchers: null, stats: null }),
  MLS: () => ({ player_stats: null }),
};

/** The feed's fields by name, with their columns in our files. */
type Fields = Readonly<Record<string, string>>;

const groups: Readonly<Record<string, Fields>> = {
  passing: { yards: 'passing_yards', passing_touch_downs: 'passing_tds', interceptions: 'interceptions' },
  rushing: { total_rushes: 'carries', yards: 'rushing_yards', rushing_touch_downs: 'rushing_tds' },
  receiving: {
    targets: 'targets',
    total_receptions: 'receptions',
    yards: 'receiving_yards',
    receiving_touch_downs: 'receiving_tds',
  },
  fumbles: { rec_td: 'fumble_tds' },
  // The source does not separate kickoffs from punts.
  kick_returns: { td: 'return_tds' },
};

function groupOf(rows: readonly BoxRow[], fields: Fields): Tree | null {
  const having = rows.filter(({ stats }) =>
    Object.values(fields).some((column) => stats[column] !== undefined),
  );
  if (having.length === 0) return null;
  const of = (side: BoxRow['side']) => ({
    player: having
      .filter((row) => row.side === side)
      .map(({ player, stats }) => ({
        id: player.id,
        name: shortened(player.name),
        ...statsOf(stats, fields),
      })),
  });
  return { hometeam: of('home'), awayteam: of('away') };
}

/** A missing statistic counts as 0 if the player has another one of the same group. */
function statsOf(stats: BoxRow['stats'], fields: Fields): Tree {
  return Object.fromEntries(
    Object.entries(fields).map(([field, column]) => [field, String(stats[column] ?? 0)]),
  );
}

/** `P. Mahomes`, as in the football feed. */
function shortened(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${first[0]}. ${rest.join(' ')}`;
}

const starting = 5;

/** The source does not name the starters, so the five players with the most minutes are listed as starters. */
function lineUp(rows: readonly BoxRow[], side: BoxRow['side']): Tree {
  const players = rows
    .filter((row) => row.side === side)
    .sort((a, b) => (b.stats.minutes ?? 0) - (a.stats.minutes ?? 0))
    .map(({ player, stats: { minutes = 0, points = 0, rebounds = 0, assists = 0 } }) => ({
      id: player.id,
      name: player.name,
      minutes,
      points,
      total_rebounds: rebounds,
      assists,
    }));
  return { starters: { player: players.slice(0, starting) }, bench: { player: players.slice(starting) } };
}
