/** What the table's verbs do when DynamoDB says what our engine never says. */
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, test } from 'vitest';
import { ConditionFailed, transact, update } from '../../lambdas/data/table.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterEach(() => dynamo.reset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code, Item: { pk: { S: 'x' }, used: { N: '3' } } })),
  });

const write = [{ Put: { Item: { pk: 'a', sk: 'b' } } }];

describe('transact', () => {
  test.each([
    ['that met another', 'TransactionConflict'],
    ['that one key had no room for at that moment', 'ThrottlingError'],
    ['that was more than the table had room for', 'ProvisionedThroughputExceeded'],
  ])('a transaction %s is tried again', async (_what, code) => {
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('None', code)).resolves({});
    await transact(write);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  test('one that can never be written is not tried again', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'TransactionConflict'));
    await expect(transact(write)).rejects.toThrow('cancelled');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  test('a conflict that does not end is an error after four tries', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(write)).rejects.toThrow('cancelled');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(4);
  });

  test('a condition that failed is not tried again, and tells which item stood in the way', async () => {
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

  test('one whose condition failed hands over the item as it stood', async () => {
    const error = Object.assign(new Error('no'), {
      name: 'ConditionalCheckFailedException',
      Item: { used: { N: '10' }, 'ask#1': { M: { settled: { BOOL: false } } } },
    });
    dynamo.on(UpdateCommand).rejects(error);
    const failure = await update(change).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ConditionFailed);
    expect((failure as ConditionFailed).failed).toEqual([{ used: 10, 'ask#1': { settled: false } }]);
  });

  const held = new TransactionConflictException({ message: 'held', $metadata: {} });

  test('one that met a transaction on its item is tried again', async () => {
    dynamo
      .on(UpdateCommand)
      .rejectsOnce(held)
      .resolves({ Attributes: { used: 1 } });
    expect(await update(change)).toEqual({ used: 1 });
    expect(dynamo.commandCalls(UpdateCommand)).toHaveLength(2);
  });

  test('a transaction that does not let go of it is an error after four tries', async () => {
    dynamo.on(UpdateCommand).rejects(held);
    await expect(update(change)).rejects.toThrow('held');
    expect(dynamo.commandCalls(UpdateCommand)).toHaveLength(4);
  });
});
