/** Parses a team's roster: flat for the NBA, by position for other leagues. */
import { idOfName } from '../../domain/feed/players/box-score.ts';
import type { RosterRow } from '../../domain/feed/players/players.ts';
import { descendants, type Node, text } from './shape.ts';

/** @param root after `plain` */
export function readRoster(root: Node): RosterRow[] {
  const rows = descendants(root, 'player').flatMap((player): RosterRow[] => {
    const name = text(player, 'name', 'player_name');
    return name === '' ? [] : [{ id: text(player, 'id', 'player_id') || idOfName(name), name }];
  });
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
