/** The names of all players by sport and team, in one small item, which a function keeps for an hour. */
import { positions } from '../../../contracts/feed/positions.ts';
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../domain/feed/players/known-player.ts';
import { keys } from '../../platform/keys.ts';
import { largestFit } from '../../platform/largest-fit.ts';
import { packedBytes, unpackedBytes } from '../../platform/packed.ts';
import { getMany, tableName, update } from '../../platform/table.ts';

/** By team: a line for each position, its letter and then the names, apart by tabs. Half the size of lists. */
type Named = Readonly<Record<string, string>>;
/** As stored before positions were kept. */
type NamedOnce = Readonly<Record<string, readonly string[]>>;

const version = 2;

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
    return packed ? playersIn(sport, packed) : [];
  });
}

function playersIn(sport: Sport, packed: Uint8Array): KnownPlayer[] {
  const once = Object.entries(unpackedBytes<NamedOnce>(1, packed) ?? {}).flatMap(([team, names]) =>
    names.map((name) => ({ sport, team, name })),
  );
  const now = Object.entries(unpackedBytes<Named>(version, packed) ?? {}).flatMap(([team, lines]) =>
    lines.split('\n').flatMap((line) => {
      const position = positions[letters.indexOf(line.charAt(0))];
      const names = line.slice(1).split('\t');
      return names.map((name) => ({ sport, team, name, ...(position && { position }) }));
    }),
  );
  return [...once, ...now];
}

/** Of each position, in their order; of those without one, a sign that is none. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const without = '-';

function namesByPosition(players: readonly KnownPlayer[]): Named[string] {
  const byLetter = Map.groupBy(players, ({ position }) =>
    position ? letters.charAt(positions.indexOf(position)) : without,
  );
  return [...byLetter].map(([letter, of]) => letter + of.map(({ name }) => name).join('\t')).join('\n');
}

/** Replaces the names of a sport. */
export async function storePlayerNames(sport: Sport, players: readonly KnownPlayer[]): Promise<void> {
  const byTeam = [...Map.groupBy(players, ({ team }) => team)];
  const pack = (teams: readonly (typeof byTeam)[number][]) =>
    packedBytes(version, Object.fromEntries(teams.map(([team, of]) => [team, namesByPosition(of)])));
  await update({
    Key: { ...keys.playerNames() },
    UpdateExpression: 'SET #sport = :packed',
    ExpressionAttributeNames: { '#sport': sport },
    ExpressionAttributeValues: { ':packed': largestFit(byTeam, pack, mostBytes).bytes },
  });
  last = undefined;
}
