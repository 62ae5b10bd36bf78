/** Box scores in the feed's shapes. Before a game is over, and where the source has none, they are null. */
import { type BoxRow, boxOf } from './box.ts';
import type { ReplayedGame } from './replay.ts';
import type { ReplayedSport } from './teams.ts';
import type { Tree } from './tree.ts';

/** @returns what a match of the scores has besides its teams */
export function boxScoreOf(game: ReplayedGame, isShown: boolean): Tree {
  return shapes[game.sport](isShown ? boxOf(game) : undefined);
}

type Shape = (rows: readonly BoxRow[] | undefined) => Tree;

const shapes: Readonly<Record<ReplayedSport, Shape>> = {
  NFL: (rows) => ({
    ...Object.fromEntries(
      Object.entries(groups).map(([name, fields]) => [name, groupOf(rows ?? [], fields)]),
    ),
    // Of these the source has nothing.
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

/** The feed's fields, and the columns they are of. */
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
  // The source does not tell kick-offs from punts.
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

/** Who has one statistic of a group has nothing of the others that are not told. */
function statsOf(stats: BoxRow['stats'], fields: Fields): Tree {
  return Object.fromEntries(
    Object.entries(fields).map(([field, column]) => [field, String(stats[column] ?? 0)]),
  );
}

/** `P. Mahomes`, as the football feed writes him. */
function shortened(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${first[0]}. ${rest.join(' ')}`;
}

const starting = 5;

/** Who started is not known: the five who played longest stand for them. */
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
