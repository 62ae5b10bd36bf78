/** What the table's verbs do when DynamoDB says what our engine never says. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConditionFailed, transact, update } from '../../lambdas/data/table.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** What DynamoDB says to one call after the other; the last answer to all that follow. */
let answers: readonly Answer[] = [];
let asked = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const { status, body } = answers[Math.min(asked, answers.length - 1)] ?? { status: 200, body: {} };
    asked += 1;
    response.writeHead(status).end(JSON.stringify(body));
  });
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  answers = [];
  asked = 0;
});

const refused = (name: string, more: object = {}): Answer => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...more },
});
const done = (body: object = {}): Answer => ({ status: 200, body });

const cancelled = (...codes: string[]) =>
  refused('TransactionCanceledException', {
    Message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({ Code, Item: { pk: { S: 'x' }, used: { N: '3' } } })),
  });

const write = [{ Put: { Item: { pk: 'a', sk: 'b' } } }];

describe('transact', () => {
  test.each([
    ['that met another', 'TransactionConflict'],
    ['that one key had no room for at that moment', 'ThrottlingError'],
    ['that was more than the table had room for', 'ProvisionedThroughputExceeded'],
  ])('a transaction %s is tried again', async (_what, code) => {
    answers = [cancelled('None', code), done()];
    await transact(write);
    expect(asked).toBe(2);
  });

  test('one that can never be written is not tried again', async () => {
    answers = [cancelled('ValidationError', 'TransactionConflict')];
    await expect(transact(write)).rejects.toThrow('cancelled');
    expect(asked).toBe(1);
  });

  test('a conflict that does not end is an error after four tries', async () => {
    answers = [cancelled('TransactionConflict')];
    await expect(transact(write)).rejects.toThrow('cancelled');
    expect(asked).toBe(4);
  });

  test('a condition that failed is not tried again, and tells which item stood in the way', async () => {
    answers = [cancelled('None', 'ConditionalCheckFailed')];
    await expect(transact(write)).rejects.toMatchObject({
      name: 'ConditionFailed',
      failed: [undefined, { pk: 'x', used: 3 }],
    });
    expect(asked).toBe(1);
  });
});

describe('update', () => {
  const change = { Key: { pk: 'a', sk: 'b' } };

  test('one whose condition failed hands over the item as it stood', async () => {
    answers = [
      refused('ConditionalCheckFailedException', {
        Item: { used: { N: '10' }, 'ask#1': { M: { settled: { BOOL: false } } } },
      }),
    ];
    const failure = await update(change).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ConditionFailed);
    expect((failure as ConditionFailed).failed).toEqual([{ used: 10, 'ask#1': { settled: false } }]);
  });

  const held = refused('TransactionConflictException', { message: 'held' });

  test('one that met a transaction on its item is tried again', async () => {
    answers = [held, done({ Attributes: { used: { N: '1' } } })];
    expect(await update(change)).toEqual({ used: 1 });
    expect(asked).toBe(2);
  });

  test('a transaction that does not let go of it is an error after four tries', async () => {
    answers = [held];
    await expect(update(change)).rejects.toThrow('held');
    expect(asked).toBe(4);
  });
});
