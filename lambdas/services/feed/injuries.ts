/** Reads a team's injury report. */
import type { Sport } from '../../contracts/sports.ts';
import type { Injury } from '../../contracts/stats.ts';
import type { Team } from '../../domain/game.ts';
import { dayOf, descendants, type Node, text } from './shape.ts';

/**
 * @param root after `plain`; of one team, or of many, each with its own `report`s
 * @returns null where an answer about many teams holds reports and none is under a team: a form we cannot read
 */
export function readInjuries(root: Node, sport: Sport, team: Team): Injury[] | null {
  const teams = descendants(root, 'team');
  const own = teams.filter((node) => text(node, 'id') === team.id || text(node, 'name') === team.name);
  const reports = own.flatMap((node) => descendants(node, 'report'));
  if (reports.length > 0 || own.length > 0) return reports.flatMap((report) => readReport(report, sport));
  const all = descendants(root, 'report');
  if (teams.length > 0) return [];
  return sport === 'MLS' && all.length > 0 ? null : all.flatMap((report) => readReport(report, sport));
}

/** The NBA's reports have what he has under `status`, and whether he plays under `description`. */
function readReport(report: Node, sport: Sport): Injury[] {
  const player = text(report, 'player_name', 'name');
  if (player === '') return [];
  const [status, description] =
    sport === 'NBA' ? (['description', 'status'] as const) : (['status', 'description'] as const);
  return [
    {
      player,
      status: text(report, status),
      description: text(report, description),
      day: dayOf(text(report, 'date')),
    },
  ];
}
