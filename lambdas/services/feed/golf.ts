/** Parses golf: the live tournament with its leaderboard, and the season's tournaments. */
import type { Tournament } from '../../contracts/stats.ts';
import type { Place } from '../../domain/outright/field.ts';
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
        leaders: playersIn(node).slice(0, leadersKept).flatMap(readLeader),
      },
    ];
  });
}

/** @returns whole leaderboards, by the name of the tournament; one without players is left out */
export function readLeaderboards(root: Node): ReadonlyMap<string, readonly Place[]> {
  const all = descendants(root, 'tournament').map((node) => [text(node, 'name'), placesIn(node)] as const);
  return new Map(all.filter(([name, places]) => name !== '' && places.length > 0));
}

const playersIn = (node: Node): Node[] =>
  list(node.player).length > 0 ? list(node.player) : descendants(node, 'player');

/** Any of these says that a player has hit a ball; which of them the feed has is not documented. */
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
    player: straight(text(player, 'name')),
    position: text(player, 'pos', 'position'),
    hasPlayed: hasScores ? hasScore(player) : null,
  }));
}

/** `Scheffler, Scottie` is how some lists write a name. */
export function straight(name: string): string {
  const [, last = '', first = ''] = /^([^,]+), *([^,]+)$/.exec(name) ?? [];
  return first === '' ? name : `${first} ${last}`.trim();
}

function readLeader(player: Node): Tournament['leaders'] {
  const name = text(player, 'name');
  return name === ''
    ? []
    : [{ position: text(player, 'pos'), player: name, country: text(player, 'country') }];
}
