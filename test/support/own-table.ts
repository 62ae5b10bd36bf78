/** A table of a test file's own in the running engine, for what looks at all there is. */
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { environment } from '../../lambdas/contracts/environment.ts';
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
