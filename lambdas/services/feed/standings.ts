/** Parses standings: by league and division for US leagues, by tournament for soccer. */
import type { Standing } from '../../contracts/feed/stats.ts';
import { child, list, type Node, number, text } from './shape.ts';

/** Nodes that enclose a table; their names become part of the group's name. */
const groups = ['league', 'conference', 'division', 'tournament', 'stage', 'group'] as const;
const wrappers = ['standings', 'category', ...groups] as const;

/** @param root after `plain` */
export function readStandings(root: Node): Standing[] {
  return rowsIn(root, []);
}

function rowsIn(node: Node, names: readonly string[]): Standing[] {
  const here = list(node.team).flatMap((team) => readRow(team, names.join(', ')));
  const deeper = wrappers.flatMap((wrapper) =>
    list(node[wrapper]).flatMap((inner) => {
      const name = groups.some((group) => group === wrapper) ? text(inner, 'name', 'league') : '';
      return rowsIn(inner, name === '' ? names : [...names, name]);
    }),
  );
  return [...here, ...deeper];
}

/** For soccer, counts are in `overall` and points in `total.p`. */
function readRow(team: Node, group: string): Standing[] {
  const name = text(team, 'name');
  if (name === '') return [];
  const overall = child(team, 'overall');
  const share = number(team, 'win_percentage', 'percentage', 'pct');
  return [
    {
      team: { id: text(team, 'id') || name, name },
      group,
      position: number(team, 'position'),
      won: number(team, 'won') ?? number(overall, 'w'),
      lost: number(team, 'lost') ?? number(overall, 'l'),
      drawn: number(team, 'ties', 'draws') ?? number(overall, 'd'),
      overtimeLosses: number(team, 'ot_losses', 'overtime_losses'),
      points: number(team, 'points') ?? number(child(team, 'total'), 'p'),
      winShare: share === null || share < 0 || share > 1 ? null : share,
      scored: number(team, 'points_for', 'goals_for', 'runs_scored') ?? number(overall, 'gs'),
      conceded: number(team, 'points_against', 'goals_against', 'runs_allowed') ?? number(overall, 'ga'),
      scoredPerGame: number(team, 'average_points_for'),
      // The feed's spelling.
      concededPerGame: number(team, 'average_points_agains', 'average_points_against'),
      homeRecord: text(team, 'home_record') || countsIn(child(team, 'home')),
      awayRecord: text(team, 'road_record', 'away_record') || countsIn(child(team, 'away')),
      streak: text(team, 'streak', 'current_streak') || null,
      lastTen: text(team, 'last_10') || null,
    },
  ];
}

/** Soccer has separate counts; formatted as `10-4-3` with draws last, as in American leagues. */
function countsIn(node: Node): string | null {
  const [won, lost, drawn] = [number(node, 'w'), number(node, 'l'), number(node, 'd')];
  return won === null || lost === null || drawn === null ? null : `${won}-${lost}-${drawn}`;
}
