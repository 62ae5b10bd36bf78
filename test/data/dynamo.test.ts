/** Our client and the SDK's read what the other wrote, value for value, from the same engine. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as dynamo from '../../lambdas/data/dynamo.ts';
import { useOwnTable } from '../support/own-table.ts';

const sdk = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});
const ours = new dynamo.TableClient();
let TableName: string;
beforeAll(async () => {
  TableName = await useOwnTable();
});

/** Whatever an item of ours may hold. The engine keeps 38 digits; ours are integers and fractions of money. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ minLength: 1, maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('B', 'S', 'name', 'M'), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

test('every value, both ways', async () => {
  await fc.assert(
    fc.asyncProperty(value, fc.uuid(), async (given, id) => {
      const Key = { pk: `VALUE#${id}`, sk: 'X' };
      const Item = { ...Key, given };
      await ours.send(new dynamo.TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
      const read = await sdk.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      expect(read.Item).toEqual(Item);
      await sdk.send(new PutCommand({ TableName, Item: { ...Item, sk: 'Y' } }));
      const again = await ours.send(
        new dynamo.GetCommand({ TableName, Key: { ...Key, sk: 'Y' }, ConsistentRead: true }),
      );
      expect(again.Item).toEqual({ ...Item, sk: 'Y' });
    }),
    { numRuns: 25 },
  );
});

test('what is not there is undefined, and undefined is not written', async () => {
  const Key = { pk: 'NOTHING', sk: 'X' };
  expect(await ours.send(new dynamo.GetCommand({ TableName, Key }))).toEqual({ Item: undefined });
  const Item = { ...Key, left: undefined, list: [1, undefined] };
  await ours.send(new dynamo.TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
  expect((await ours.send(new dynamo.GetCommand({ TableName, Key, ConsistentRead: true }))).Item).toEqual({
    ...Key,
    list: [1],
  });
});
