/** A team's players with their games of the season, one bounded item per team in a partition of its own. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { TeamPlayers } from '../../domain/feed/players/player.ts';
import { keys } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { conditionMet, get, getAll, transact } from '../platform/table.ts';

interface Item {
  readonly packed: string;
  readonly version: number;
}

/** Rosters and box scores are stored by two jobs, which may update the same team at the same time. */
const attempts = 3;

/**
 * AP: BatchGet SEASON#sport#team, eventually consistent; for teams stored before, PLAYERS#sport/team.
 * @returns the teams with known players, in any order
 */
export async function playersOf(sport: Sport, teamIds: readonly string[]): Promise<TeamPlayers[]> {
  const ids = [...new Set(teamIds)];
  const teams = teamsIn(await getAll<Item>(ids.map((id) => keys.season(sport, id))));
  const found = new Set(teams.map(({ teamId }) => teamId));
  const others = ids.filter((id) => !found.has(id));
  return [...teams, ...teamsIn(await getAll<Item>(others.map((id) => keys.players(sport, id))))];
}

const teamsIn = (items: readonly Item[]) => items.map((item) => unpacked<TeamPlayers>(item.packed));

/**
 * AP: Get SEASON#sport#team, then Put on condition that it has not changed; otherwise both again.
 * @param change receives undefined if nothing is stored yet; returns undefined to change nothing
 * @throws if the item keeps changing
 */
export async function changeTeamPlayers(
  sport: Sport,
  teamId: string,
  change: (before: TeamPlayers | undefined) => TeamPlayers | undefined,
): Promise<void> {
  const key = keys.season(sport, teamId);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const item = await get<Item>(key);
    const before = item ?? (await get<Item>(keys.players(sport, teamId)));
    const after = change(before && unpacked<TeamPlayers>(before.packed));
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
  throw new Error(`The players of ${sport} team ${teamId} kept changing while they were stored`);
}
