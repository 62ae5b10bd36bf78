/** Parses a team's injury report. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Injury } from '../../contracts/feed/stats.ts';
import type { Team } from '../../domain/feed/games/game.ts';
import { dayOf, descendants, list, type Node, text } from './shape.ts';

/**
 * @param root after `plain`; for one team, or for many teams with their reports
 * @returns null if the structure is unknown: a response about many teams has reports, but none under a team
 */
export function readInjuries(root: Node, sport: Sport, team: Team): Injury[] | null {
  return sport === 'MLS' ? readSoccer(root, team) : readReports(root, sport, team);
}

function readReports(root: Node, sport: Sport, team: Team): Injury[] {
  const read = sport === 'NBA' ? readBasketball : readReport;
  const teams = descendants(root, 'team');
  const own = teams.filter((node) => isOf(team, node));
  const within = own.length > 0 ? own : teams.length > 0 ? [] : [root];
  return within.flatMap((node) => descendants(node, 'report')).flatMap(read);
}

/** Whether a response is about the team, or about upcoming matches, which may not include the team. */
export function namesTeam(root: Node, team: Team): boolean {
  return descendants(root, 'match').length > 0 || descendants(root, 'team').some((node) => isOf(team, node));
}

const isOf = (team: Team, node: Node) => text(node, 'id') === team.id || text(node, 'name') === team.name;

function readReport(report: Node): Injury[] {
  return injuryOf(report, text(report, 'status'), text(report, 'description'));
}

/**
 * NBA reports have two forms. With `status` `Sidelined` the player is out, and `description` has the return date. Otherwise
 * `status` is the injury, and the player is questionable.
 */
function readBasketball(report: Node): Injury[] {
  const [status, description] = [text(report, 'status'), text(report, 'description')];
  if (/^(sidelined|out)$/i.test(status)) return injuryOf(report, 'Out', description);
  return injuryOf(report, chances.test(description) ? description : 'Questionable', status);
}

const chances = /^(game[- ]time decision|questionable|probable|doubtful|day[- ]to[- ]day)$/i;

/** Upcoming matches of all leagues; each team lists players who will miss it and players who are questionable. */
function readSoccer(root: Node, team: Team): Injury[] | null {
  const sides = ['localteam', 'visitorteam', 'team'].flatMap((name) => descendants(root, name));
  const own = sides.filter((node) => isOf(team, node));
  const listed = own.flatMap((node) => [
    ...playersIn(node, 'to_miss', 'Out'),
    ...playersIn(node, 'questionable', 'Questionable'),
    ...descendants(node, 'report').flatMap(readReport),
  ]);
  // Two upcoming matches of a team list the same players.
  const once = [...new Map(listed.map((injury) => [injury.player, injury])).values()];
  const isElsewhere = ['report', 'to_miss'].some((name) => descendants(root, name).length > 0);
  return once.length === 0 && sides.length === 0 && isElsewhere ? null : once;
}

function playersIn(node: Node, name: string, status: string): Injury[] {
  return list(node[name])
    .flatMap(({ player }) => list(player))
    .flatMap((player) => injuryOf(player, status, text(player, 'status')));
}

function injuryOf(report: Node, status: string, description: string): Injury[] {
  const player = text(report, 'player_name', 'name');
  return player === '' ? [] : [{ player, status, description, day: dayOf(text(report, 'date')) }];
}
