/** Opens data of this version and older ones, and refuses what it cannot read, or whose games are no longer replayed. */
import { DynamoDBClient, GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { dataVersion } from '../../lambdas/data/platform/schema.ts';
import { broken, CannotStart, readState, writeState } from './process/state.ts';

/**
 * Marks the data with the version of this program.
 * @throws CannotStart if it is from a newer version, or from one that is no longer read
 */
export async function checkDataVersion(endpoint: string, table: string, dataDir: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2 });
  const TableName = table;
  const key = keys.dataVersion();
  try {
    const { Item } = await client.send(
      new GetItemCommand({ TableName, Key: marshall(key), ConsistentRead: true }),
    );
    // Data from before there was a mark has version 1; an empty table has nothing to read.
    const version = Item ? Number(unmarshall(Item).version) : 1;
    if (version > dataVersion.current) {
      throw new CannotStart(
        `The data in ${dataDir} is from a newer program (version ${version}; this one reads up to ${dataVersion.current}): ` +
          'start that program, or delete the folder with all its accounts and picks.',
      );
    }
    if (version < dataVersion.oldest) throw broken(dataDir, `The data is too old (version ${version})`);
    if (Item && version === dataVersion.current) return;
    const marked = marshall({ ...key, version: dataVersion.current });
    await client.send(new PutItemCommand({ TableName, Item: marked }));
  } finally {
    client.destroy();
  }
}

/** Raise it with other seasons in the stand-in of the feed: every id changes, so that no open pick could be graded. */
const seasonsVersion = 2;

/**
 * Marks the folder with the seasons that the stand-in replays. Call it before anything is written to the table.
 * @throws CannotStart if its table has games of other seasons
 */
export async function checkSeasons(endpoint: string, table: string, dataDir: string): Promise<void> {
  const seen = readState(dataDir, 'seasons.json', isMark)?.version;
  if (seen === seasonsVersion) return;
  if (seen !== undefined || (await hasItems(endpoint, table))) {
    throw broken(dataDir, 'The games in it are of seasons that are no longer replayed');
  }
  markSeasons(dataDir);
}

/** Marks a new folder whose table is filled before the product starts on it: its games, if any, are replayed now. */
export function markSeasons(dataDir: string): void {
  writeState(dataDir, 'seasons.json', { version: seasonsVersion });
}

function isMark(value: unknown): value is { version: number } {
  return typeof value === 'object' && value !== null && 'version' in value && Number.isInteger(value.version);
}

async function hasItems(endpoint: string, table: string): Promise<boolean> {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2 });
  try {
    const { Count = 0 } = await client.send(new ScanCommand({ TableName: table, Limit: 1 }));
    return Count > 0;
  } finally {
    client.destroy();
  }
}
