/** Reads golf: the leaderboard of what is being played, and the season's tournaments. */
import type { Tournament } from '../../contracts/stats.ts';
import { dayOf, descendants, list, type Node, text } from './shape.ts';

/** A leaderboard has some 150 players. */
const leadersKept = 10;

/**
 * Scores by round and to par are not read: how the feed writes them is not documented.
 * @param root of `golf/live` or `golf/pga_schedule`, after `plain`
 */
export function readTournaments(root: Node): Tournament[] {
  return descendants(root, 'tournament').flatMap((node) => {
    const name = text(node, 'name');
    if (name === '') return [];
    return [
      {
        id: text(node, 'id') || name,
        name,
        status: text(node, 'status'),
        from: dayOf(text(node, 'start_date', 'date_start', 'date')),
        to: dayOf(text(node, 'end_date', 'date_end')),
        leaders: list(node.player).slice(0, leadersKept).flatMap(readLeader),
      },
    ];
  });
}

function readLeader(player: Node): Tournament['leaders'] {
  const name = text(player, 'name');
  return name === ''
    ? []
    : [{ position: text(player, 'pos'), player: name, country: text(player, 'country') }];
}
