/** Parses the head-to-head results of two teams. */
import type { Meeting } from '../../contracts/feed/stats.ts';
import type { Team } from '../../domain/feed/games/game.ts';
import { child, dayOf, descendants, type Node, number, text } from './shape.ts';

/** The lists that contain meetings; other lists contain each team's recent games against any opponent. */
const lists = ['top50', 'recent_meetings'] as const;

/**
 * The team listed first played at home. Rows of other teams or without a date are skipped.
 * @param root after `plain`
 * @returns newest first, with the given team names, because this page may spell them differently
 */
export function readMeetings(root: Node, teams: readonly [Team, Team]): Meeting[] {
  return lists
    .flatMap((name) => descendants(root, name))
    .flatMap((each) => descendants(each, 'match'))
    .flatMap((match) => readMeeting(match, teams))
    .sort((a, b) => b.day.localeCompare(a.day));
}

function readMeeting(match: Node, [a, b]: readonly [Team, Team]): Meeting[] {
  const home = sideOf(match, 'team1', '1', ['hometeam', 'localteam']);
  const away = sideOf(match, 'team2', '2', ['awayteam', 'visitorteam']);
  const day = dayOf(text(match, 'date', 'formatted_date'));
  const pairs = [
    [a, b],
    [b, a],
  ] as const;
  const pair = pairs.find(([host, guest]) => isSide(home, host) && isSide(away, guest));
  if (!pair || day === null) return [];
  const [host, guest] = pair;
  const score = home.score === null || away.score === null ? null : { home: home.score, away: away.score };
  return [{ day, home: host.name, away: guest.name, score }];
}

interface Side extends Team {
  readonly score: number | null;
}

/** A side is given by attributes of the match (`team1`, `id1`, `team1_score`) or by a child node. */
function sideOf(match: Node, prefix: string, place: string, children: readonly string[]): Side {
  const node = children.map((name) => child(match, name)).find((each) => text(each, 'name') !== '') ?? {};
  return {
    id: text(match, `id${place}`, `${prefix}_id`) || text(node, 'id'),
    name: text(match, `${prefix}_name`, prefix) || text(node, 'name'),
    score: number(match, `${prefix}_score`) ?? number(node, 'totalscore', 'ft_score', 'score'),
  };
}

function isSide(side: Side, team: Team): boolean {
  return side.id === '' ? side.name === team.name : side.id === team.id;
}
