/** The table as the last release created it: the table of a data folder, or of a stage, that was started with that release. */
import {
  type AttributeDefinition,
  CreateTableCommand,
  DynamoDBClient,
  type LocalSecondaryIndex,
} from '@aws-sdk/client-dynamodb';

const keyed = (sortKey: string) => [
  { AttributeName: 'pk', KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

const filteredBy = {
  ProjectionType: 'INCLUDE' as const,
  NonKeyAttributes: ['status', 'sport', 'betType', 'day', 'searchWords', 'openGames'],
};

/** Never changed: a new release has a list of its own. */
export const releaseIndexes: readonly LocalSecondaryIndex[] = [
  { IndexName: 'picks-by-status', KeySchema: keyed('statusOrder'), Projection: { ProjectionType: 'ALL' } },
  { IndexName: 'picks-by-saved', KeySchema: keyed('savedOrder'), Projection: filteredBy },
  { IndexName: 'picks-by-start', KeySchema: keyed('startOrder'), Projection: filteredBy },
  { IndexName: 'picks-by-profit', KeySchema: keyed('profitOrder'), Projection: filteredBy },
];

/** @param indexes other indexes than those of the release */
export async function createReleaseTable(
  endpoint: string,
  name: string,
  indexes: readonly LocalSecondaryIndex[] = releaseIndexes,
): Promise<void> {
  const keys = [keyed('sk'), ...indexes.flatMap(({ KeySchema = [] }) => [KeySchema])].flat();
  const names = [...new Set(keys.map(({ AttributeName }) => AttributeName))];
  const client = new DynamoDBClient({ endpoint });
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keyed('sk'),
      AttributeDefinitions: names.map(
        (AttributeName): AttributeDefinition => ({ AttributeName, AttributeType: 'S' }),
      ),
      LocalSecondaryIndexes: [...indexes],
    }),
  );
  client.destroy();
}
