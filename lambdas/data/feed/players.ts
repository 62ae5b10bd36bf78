/** A team's players with their last games, one bounded item per team. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { TeamPlayers } from '../../domain/feed/players/player.ts';
import { keys, lists } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { partition } from '../platform/queries.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { conditionMet, get, queryAll, transact } from '../platform/table.ts';

interface Item {
  readonly packed: string;
  readonly version: number;
}

/** AP: Query PLAYERS#sport. */
export async function playersOf(sport: Sport): Promise<TeamPlayers[]> {
  const items = await queryAll<Item>(partition(lists.players(sport)));
  return items.map(({ packed: text }) => unpacked<TeamPlayers>(text));
}

/**
 * AP: Get PLAYERS#sport/team, then Put on condition that it has not changed; otherwise both again: rosters and box
 * scores are stored by two jobs, which may change the same team at the same time.
 * @param change receives undefined if nothing is stored yet; returns undefined to change nothing
 */
export async function changeTeamPlayers(
  sport: Sport,
  teamId: string,
  change: (before: TeamPlayers | undefined) => TeamPlayers | undefined,
): Promise<void> {
  const key = keys.players(sport, teamId);
  await retryOnConflict(`the players of ${sport} team ${teamId}`, async () => {
    const item = await get<Item>(key);
    const after = change(item && unpacked<TeamPlayers>(item.packed));
    if (!after) return undefined;
    const put = {
      Item: { ...key, packed: packed(after), version: (item?.version ?? 0) + 1 },
      ...(item
        ? {
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': item.version },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    };
    return (await conditionMet(transact([{ Put: put }]))) ? undefined : conflict;
  });
}
