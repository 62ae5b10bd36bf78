/** A table of a test file's own in the running engine, for what looks at all there is. */
import { BatchWriteItemCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { environment } from '../../lambdas/contracts/environment.ts';
import type { Sport } from '../../lambdas/contracts/sports.ts';
import { makeTable } from '../../scripts/local/table.ts';
import { someWord } from './people.ts';

/**
 * Makes an empty table; from here on, everything in this file works on it.
 * @returns its name
 */
export async function useOwnTable(): Promise<string> {
  const name = `test-${someWord()}`;
  await makeTable(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', name, '');
  process.env[environment.table] = name;
  return name;
}

/** The running product's table, whatever this file uses. */
const productTable = process.env[environment.table];

/** Copies what the running product has read from the feed of a sport into this file's table. */
export async function copyFeed(sport: Sport): Promise<void> {
  const client = new DynamoDBClient({});
  const kinds = ['GAMES', 'SHEET', 'PROPS', 'PLAYERS'].map((kind) => `${kind}#${sport}`);
  let start: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: productTable, ...(start && { ExclusiveStartKey: start }) }),
    );
    const items = (page.Items ?? []).filter(
      ({ pk, sk }) =>
        kinds.some((kind) => pk?.S?.startsWith(kind)) ||
        pk?.S === 'PRICED' ||
        (pk?.S === 'FEEDS' && sk?.S === sport),
    );
    for (let from = 0; from < items.length; from += 25) {
      const puts = items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
      await client.send(
        new BatchWriteItemCommand({ RequestItems: { [process.env[environment.table] ?? '']: puts } }),
      );
    }
    start = page.LastEvaluatedKey as typeof start;
  } while (start);
  client.destroy();
}

/** Every item of the table: what no function of the product does. */
export async function everything(): Promise<Record<string, unknown>[]> {
  const client = new DynamoDBClient({});
  const items: Record<string, unknown>[] = [];
  let start: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: process.env[environment.table],
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    items.push(...(page.Items ?? []).map((item) => unmarshall(item)));
    start = page.LastEvaluatedKey as typeof start;
  } while (start);
  client.destroy();
  return items;
}
