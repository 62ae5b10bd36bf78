/** A team's players with their last games, one bounded item per team. */
import type { Sport } from '../contracts/sports.ts';
import type { TeamPlayers } from '../domain/props/player.ts';
import { keys, lists } from './keys.ts';
import { packed, unpacked } from './packed.ts';
import { partition } from './queries.ts';
import { conditionMet, get, queryAll, transact } from './table.ts';

interface Item {
  readonly packed: string;
  readonly version: number;
}

/** Rosters and box scores are read by two clocks, which may meet on one team. */
const attempts = 3;

/** AP: Query PLAYERS#sport. */
export async function playersOf(sport: Sport): Promise<TeamPlayers[]> {
  const items = await queryAll<Item>(partition(lists.players(sport)));
  return items.map(({ packed: text }) => unpacked<TeamPlayers>(text));
}

/**
 * AP: Get PLAYERS#sport/team, then Put on the condition that nobody else has changed it; else again.
 * @param change of what is kept, undefined where nothing is yet; it answers undefined to leave it so
 * @throws where others change it faster
 */
export async function changeTeamPlayers(
  sport: Sport,
  teamId: string,
  change: (before: TeamPlayers | undefined) => TeamPlayers | undefined,
): Promise<void> {
  const key = keys.players(sport, teamId);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const item = await get<Item>(key);
    const after = change(item && unpacked<TeamPlayers>(item.packed));
    if (!after) return;
    const put = {
      Item: { ...key, packed: packed(after), version: (item?.version ?? 0) + 1 },
      ...(item
        ? {
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': item.version },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    };
    if (await conditionMet(transact([{ Put: put }]))) return;
  }
  throw new Error(`the players of ${sport} team ${teamId} change faster than they can be stored`);
}
