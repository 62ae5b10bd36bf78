/** A table for one test file in the running engine, for tests that read or count everything in it. */
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { makeTable } from '../../scripts/local/table.ts';
import { randomWord } from './people.ts';

/**
 * Creates an empty table that the rest of the file uses.
 * @returns its name
 */
export async function useOwnTable(): Promise<string> {
  const name = `test-${randomWord()}`;
  await makeTable(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', name, '');
  process.env[environment.table] = name;
  return name;
}

/** The running product's table, even after `useOwnTable`. */
const productTable = process.env[environment.table];

/**
 * The feed data of a sport in the running product's table. The engine chooses the items, because the whole table is many times as
 * large.
 */
async function readFeed(sport: Sport): Promise<Record<string, AttributeValue>[]> {
  const client = new DynamoDBClient({});
  const kinds = ['GAMES', 'SHEET', 'BOARD', 'PROPS', 'PRICES', 'SEASON'].map((kind) => `${kind}#${sport}`);
  const wanted = {
    TableName: productTable,
    FilterExpression: [
      ...kinds.map((_, nth) => `begins_with(pk, :kind${nth})`),
      'pk = :priced',
      '(pk = :feeds AND sk = :sport)',
    ].join(' OR '),
    ExpressionAttributeValues: {
      ...Object.fromEntries(kinds.map((kind, nth) => [`:kind${nth}`, { S: kind }])),
      ':priced': { S: 'PRICED' },
      ':feeds': { S: 'FEEDS' },
      ':sport': { S: sport },
    },
  };
  const found: Record<string, AttributeValue>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, wanted)) found.push(...Items);
  client.destroy();
  return found;
}

/** Read once: scanning the whole table keeps the engine from other tests' requests. */
const feeds = new Map<Sport, ReturnType<typeof readFeed>>();

/** Copies the feed data of a sport from the running product's table into this file's table. */
export async function copyFeed(sport: Sport): Promise<void> {
  const reading = feeds.get(sport) ?? readFeed(sport);
  feeds.set(sport, reading);
  const items = await reading;
  const client = new DynamoDBClient({});
  for (let from = 0; from < items.length; from += 25) {
    const puts = items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(
      new BatchWriteItemCommand({ RequestItems: { [process.env[environment.table] ?? '']: puts } }),
    );
  }
  client.destroy();
}

/** Every item of the table. Only tests scan; the product never does. */
export async function allItems(): Promise<Record<string, unknown>[]> {
  const client = new DynamoDBClient({});
  const items: Record<string, unknown>[] = [];
  const scan = { TableName: process.env[environment.table], ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    items.push(...Items.map((item) => unmarshall(item)));
  }
  client.destroy();
  return items;
}
