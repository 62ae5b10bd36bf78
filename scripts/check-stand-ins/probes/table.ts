/** Short forms of requests to a table, for probes. */
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  type GetItemCommandInput,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';

type Item = NonNullable<PutItemCommandInput['Item']>;
type Writes = NonNullable<TransactWriteItemsCommandInput['TransactItems']>;
type Without<Input, Names extends string> = Partial<Omit<Input, 'TableName' | Names>>;

const ReturnConsumedCapacity = 'TOTAL';

export const key = (pk: string, sk = 'a'): Item => ({ pk: { S: pk }, sk: { S: sk } });
export const text = (length: number) => ({ S: 'x'.repeat(length) });
export const one = { ':v': { N: '1' } } as const;
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export type Table = ReturnType<typeof tableOf>;

/** @param client that repeats nothing */
export const tableOf = (client: DynamoDBClient, TableName: string) => ({
  client,
  TableName,
  put: (item: Item, more: Without<PutItemCommandInput, 'Item'> = {}) =>
    client.send(new PutItemCommand({ TableName, Item: item, ReturnConsumedCapacity, ...more })),
  get: (of: Item, more: Without<GetItemCommandInput, 'Key'> = {}) =>
    client.send(new GetItemCommand({ TableName, Key: of, ReturnConsumedCapacity, ...more })),
  update: (of: Item, UpdateExpression: string, more: Without<UpdateItemCommandInput, 'Key'> = {}) =>
    client.send(
      new UpdateItemCommand({
        TableName,
        Key: of,
        UpdateExpression,
        ExpressionAttributeValues: one,
        ...more,
      }),
    ),
  query: (pk: string, more: Without<QueryCommandInput, never> = {}) => {
    const { ExpressionAttributeValues: values, KeyConditionExpression: condition, ...rest } = more;
    return client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: ['pk = :pk', ...(condition ? [condition] : [])].join(' AND '),
        ExpressionAttributeValues: { ':pk': { S: pk }, ...values },
        ReturnConsumedCapacity,
        ...rest,
      }),
    );
  },
  getMany: (keys: Item[]) =>
    client.send(
      new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: keys } }, ReturnConsumedCapacity }),
    ),
  putMany: (items: Item[]) =>
    client.send(
      new BatchWriteItemCommand({
        RequestItems: { [TableName]: items.map((item) => ({ PutRequest: { Item: item } })) },
      }),
    ),
  /** One transaction. */
  write: (writes: Writes, ClientRequestToken?: string) =>
    client.send(
      new TransactWriteItemsCommand({ TransactItems: writes, ReturnConsumedCapacity, ClientRequestToken }),
    ),
  /** For `write`. */
  putting: (item: Item, more: object = {}) => ({ Put: { TableName, Item: item, ...more } }),
  addingOne: (of: Item) => ({
    Update: { TableName, Key: of, UpdateExpression: 'ADD v :v', ExpressionAttributeValues: one },
  }),
});

/** @returns the part of the response that must be the same on every engine; nothing if only acceptance matters */
export type Probe = (table: Table) => Promise<unknown>;
export type Probes = Readonly<Record<string, Probe>>;
