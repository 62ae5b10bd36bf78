/** Parses golf: the live tournament with its leaderboard, and the season's tournaments. */
import type { Tournament } from '../../../contracts/feed/stats.ts';
import type { Place } from '../../../domain/feed/golf/field.ts';
import { dayOf, descendants, list, type Node, text } from '../shape.ts';

/** Number of leaders kept, from a leaderboard of about 150 players. */
const leadersKept = 10;

/**
 * Scores by round and to par are not parsed, because their format is not documented.
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
        leaders: playersIn(node).slice(0, leadersKept).flatMap(readLeader),
      },
    ];
  });
}

/** @returns complete leaderboards by tournament name, without empty ones */
export function readLeaderboards(root: Node): ReadonlyMap<string, readonly Place[]> {
  const all = descendants(root, 'tournament').map((node) => [text(node, 'name'), placesIn(node)] as const);
  return new Map(all.filter(([name, places]) => name !== '' && places.length > 0));
}

const playersIn = (node: Node): Node[] =>
  list(node.player).length > 0 ? list(node.player) : descendants(node, 'player');

/** Any of these fields means that the player has started; which of them the feed uses is not documented. */
const scores = [
  'score',
  'total',
  'topar',
  'par',
  'to_par',
  'strokes',
  'thru',
  'hole',
  'round1',
  'round_1',
  'r1',
  'rd1',
];

function placesIn(node: Node): Place[] {
  const players = playersIn(node).filter((player) => text(player, 'name') !== '');
  const hasScore = (player: Node) =>
    scores.some((name) => /\d|^e$/i.test(text(player, name))) || list(player.round).length > 0;
  const hasScores = players.some(hasScore);
  return players.map((player) => ({
    player: firstNameFirst(text(player, 'name')),
    position: text(player, 'pos', 'position'),
    hasPlayed: hasScores ? hasScore(player) : null,
  }));
}

/** Converts `Scheffler, Scottie`, the form in some lists, to `Scottie Scheffler`. */
export function firstNameFirst(name: string): string {
  const [, last = '', first = ''] = /^([^,]+), *([^,]+)$/.exec(name) ?? [];
  return first === '' ? name : `${first} ${last}`.trim();
}

function readLeader(player: Node): Tournament['leaders'] {
  const name = text(player, 'name');
  return name === ''
    ? []
    : [{ position: text(player, 'pos'), player: name, country: text(player, 'country') }];
}
