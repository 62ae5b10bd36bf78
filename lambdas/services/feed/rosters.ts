/** Parses a team's roster: flat for the NBA, by position for other leagues. */
import { idOfName } from '../../domain/feed/players/box-score.ts';
import type { RosterRow } from '../../domain/feed/players/players.ts';
import { descendants, type Node, text } from './shape.ts';

/** @param root after `plain` */
export function readRoster(root: Node): RosterRow[] {
  const grouped = descendants(root, 'position').flatMap((group) =>
    playersIn(group, text(group, 'name', 'position')),
  );
  // A player of a position is also among all players, without the name of his group.
  const rows = [...playersIn(root, ''), ...grouped];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** @param group the position under which they are listed; empty for none */
function playersIn(node: Node, group: string): RosterRow[] {
  return descendants(node, 'player').flatMap((player): RosterRow[] => {
    const name = text(player, 'name', 'player_name');
    const position = text(player, 'position', 'pos') || group;
    const id = text(player, 'id', 'player_id') || idOfName(name);
    return name === '' ? [] : [{ id, name, ...(position !== '' && { position }) }];
  });
}
