/** Creates the table in the engine from `lambdas/data/platform/schema.ts`, if it is missing. */
import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  type LocalSecondaryIndexDescription,
  type Projection,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { type IndexSchema, tableSchema } from '../../lambdas/data/platform/schema.ts';
import { currentClock } from './clock/clock.ts';
import { broken, CannotStart, reasonOf } from './process/state.ts';

/** @throws CannotStart if the engine does not answer, or has a table of another shape */
export async function makeTable(endpoint: string, name: string, dataDir: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2 });
  try {
    const existing = await describe(client, name);
    if (existing) checkShape(existing, dataDir);
    else await create(client, name);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The table could not be created at ${endpoint}: ${reasonOf(error)}`);
  } finally {
    client.destroy();
  }
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(client: DynamoDBClient, name: string): Promise<void> {
  const { partitionKey, sortKey, ttl } = tableSchema;
  const local: readonly IndexSchema[] = tableSchema.localIndexes;
  const global: readonly IndexSchema[] = tableSchema.globalIndexes;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema(partitionKey, sortKey),
      AttributeDefinitions: attributes([
        partitionKey,
        sortKey,
        ...[...local, ...global].flatMap((index) => [index.partitionKey, index.sortKey]),
      ]),
      ...(local.length > 0 && { LocalSecondaryIndexes: local.map(indexInput) }),
      ...(global.length > 0 && { GlobalSecondaryIndexes: global.map(indexInput) }),
    }),
  );
  // The engine expires items by the machine's clock, so it must not if the product goes by another.
  if (currentClock()) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: ttl, Enabled: true },
    }),
  );
}

function indexInput({ name, partitionKey, sortKey, project }: IndexSchema) {
  return { IndexName: name, KeySchema: keySchema(partitionKey, sortKey), Projection: projection(project) };
}

function projection(project: IndexSchema['project']): Projection {
  if (project === 'all') return { ProjectionType: 'ALL' };
  if (project === 'keys') return { ProjectionType: 'KEYS_ONLY' };
  return { ProjectionType: 'INCLUDE', NonKeyAttributes: [...project] };
}

function keySchema(partitionKey: string, sortKey: string): KeySchemaElement[] {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ];
}

function attributes(names: readonly string[]): AttributeDefinition[] {
  return [...new Set(names)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));
}

/** Local indexes can be neither added nor changed later, so a table with other indexes must be created again. */
function checkShape(table: TableDescription, dataDir: string): void {
  const present = [...(table.LocalSecondaryIndexes ?? []), ...(table.GlobalSecondaryIndexes ?? [])].map(
    shapeOf,
  );
  const wanted: readonly IndexSchema[] = [...tableSchema.localIndexes, ...tableSchema.globalIndexes];
  const missing = wanted.filter((index) => !present.includes(shapeOf(indexInput(index))));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    throw broken(
      dataDir,
      `The stored table is from another version (it does not have the index ${names} of this one)`,
    );
  }
}

type Index = Pick<LocalSecondaryIndexDescription, 'IndexName' | 'KeySchema' | 'Projection'>;

/** Name, keys and attributes of an index as text; equal for equal indexes. */
const shapeOf = ({ IndexName, KeySchema = [], Projection }: Index) =>
  JSON.stringify([
    IndexName,
    KeySchema.map(({ AttributeName }) => AttributeName),
    Projection?.ProjectionType,
    [...(Projection?.NonKeyAttributes ?? [])].sort(),
  ]);
