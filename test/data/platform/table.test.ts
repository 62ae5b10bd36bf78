/** How the table's operations handle DynamoDB errors that the local engine never returns. */
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ConditionFailed, transact, update } from '../../../lambdas/data/platform/table.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterEach(() => dynamo.reset());
afterAll(() => dynamo.restore());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code, Item: { pk: { S: 'x' }, used: { N: '3' } } })),
  });

const write = [{ Put: { Item: { pk: 'a', sk: 'b' } } }];

describe('transact', () => {
  test.each([
    ['that conflicted with another', 'TransactionConflict'],
    ['that one key was throttled for', 'ThrottlingError'],
    ["that exceeded the table's throughput", 'ProvisionedThroughputExceeded'],
  ])('a transaction %s is retried', async (_what, code) => {
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('None', code)).resolves({});
    await transact(write);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  test('a transaction that can never succeed is not retried', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'TransactionConflict'));
    await expect(transact(write)).rejects.toThrow('cancelled');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  test('a conflict that does not end is an error after four tries', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(write)).rejects.toThrow('cancelled');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(4);
  });

  test('a failed condition is not retried, and reports the item that caused it', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(transact(write)).rejects.toMatchObject({
      name: 'ConditionFailed',
      failed: [undefined, { pk: 'x', used: 3 }],
    });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('update', () => {
  const change = { Key: { pk: 'a', sk: 'b' } };

  test('a failed condition returns the current item', async () => {
    const error = Object.assign(new Error('no'), {
      name: 'ConditionalCheckFailedException',
      Item: { used: { N: '10' }, 'ask#1': { M: { settled: { BOOL: false } } } },
    });
    dynamo.on(UpdateCommand).rejects(error);
    const failure = await update(change).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ConditionFailed);
    expect((failure as ConditionFailed).failed).toEqual([{ used: 10, 'ask#1': { settled: false } }]);
  });

  const conflict = new TransactionConflictException({ message: 'held', $metadata: {} });

  test('a conflict with a transaction on the item is retried', async () => {
    dynamo
      .on(UpdateCommand)
      .rejectsOnce(conflict)
      .resolves({ Attributes: { used: 1 } });
    expect(await update(change)).toEqual({ used: 1 });
    expect(dynamo.commandCalls(UpdateCommand)).toHaveLength(2);
  });

  test('a conflict that does not end is an error after four tries', async () => {
    dynamo.on(UpdateCommand).rejects(conflict);
    await expect(update(change)).rejects.toThrow('held');
    expect(dynamo.commandCalls(UpdateCommand)).toHaveLength(4);
  });
});
