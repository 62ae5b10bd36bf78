/** The names of all players by sport and team, in one small item, which a function keeps for an hour. */
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../domain/feed/players/known-player.ts';
import { keys } from '../../platform/keys.ts';
import { largestFit } from '../../platform/largest-fit.ts';
import { packedBytes, unpackedBytes } from '../../platform/packed.ts';
import { getMany, tableName, update } from '../../platform/table.ts';

/** Names by team. */
type Named = Readonly<Record<string, readonly string[]>>;

const version = 1;

/** A trade or a call-up is known an hour later. */
const keptMs = 60 * 60 * 1000;

/** The four leagues with box scores take 23 KB together; over this limit, a sport's last teams are left out. */
const mostBytes = 8_000;

let last:
  | { readonly table: string; readonly at: number; readonly players: Promise<readonly KnownPlayer[]> }
  | undefined;

/**
 * AP: BatchGet NAMES, eventually consistent; none within an hour of the last.
 * @returns the same list within that hour, so that what is made of it can be kept too
 */
export function knownPlayers(now: Date): Promise<readonly KnownPlayer[]> {
  const [table, at] = [tableName(), now.getTime()];
  if (last?.table === table && Math.abs(at - last.at) < keptMs) return last.players;
  const players = readPlayers();
  last = { table, at, players };
  // Neither a failed read is kept, nor a table that has no names yet.
  const forget = () => {
    if (last?.players === players) last = undefined;
  };
  players.then((all) => all.length === 0 && forget(), forget);
  return players;
}

async function readPlayers(): Promise<readonly KnownPlayer[]> {
  const [item = {}] = await getMany<Partial<Record<Sport, Uint8Array>>>([keys.playerNames()]);
  return gameSports.flatMap((sport) => {
    const packed = item[sport];
    const named = (packed && unpackedBytes<Named>(version, packed)) ?? {};
    return Object.entries(named).flatMap(([team, names]) => names.map((name) => ({ sport, team, name })));
  });
}

/** Replaces the names of a sport. */
export async function storePlayerNames(sport: Sport, players: readonly KnownPlayer[]): Promise<void> {
  const byTeam = [...Map.groupBy(players, ({ team }) => team)];
  const pack = (teams: readonly (typeof byTeam)[number][]) =>
    packedBytes(version, Object.fromEntries(teams.map(([team, of]) => [team, of.map(({ name }) => name)])));
  await update({
    Key: { ...keys.playerNames() },
    UpdateExpression: 'SET #sport = :packed',
    ExpressionAttributeNames: { '#sport': sport },
    ExpressionAttributeValues: { ':packed': largestFit(byTeam, pack, mostBytes).bytes },
  });
  last = undefined;
}
