/** Opens data of this version and older ones, and refuses what it cannot read. */
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { dataVersion } from '../../lambdas/data/platform/schema.ts';
import { broken, CannotStart } from './process/state.ts';

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
