/** The recorder distinguishes parallel calls from sequential ones and adds up their cost. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Recorder, startRecorder } from '../../../scripts/bench/recorder.ts';

let engine: Server;
let recorder: Recorder;
let received: { ReturnConsumedCapacity?: string }[];

beforeEach(async () => {
  received = [];
  engine = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push(JSON.parse(Buffer.concat(parts).toString()));
    const transaction = String(request.headers['x-amz-target']).includes('Transact');
    const ConsumedCapacity = transaction ? [{ CapacityUnits: 4 }] : { CapacityUnits: 0.5 };
    const refused = request.headers['x-amz-target'] === 'DynamoDB_20120810.PutItem';
    response.writeHead(refused ? 400 : 200).end(JSON.stringify(refused ? {} : { ConsumedCapacity }));
  });
  await new Promise<void>((listening) => engine.listen(0, '127.0.0.1', listening));
  recorder = await startRecorder(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await recorder.close();
  engine.closeAllConnections();
  await new Promise((closed) => engine.close(closed));
});

const call = (action: string, body: object = { TableName: 'things' }) =>
  fetch(recorder.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `DynamoDB_20120810.${action}` },
    body: JSON.stringify(body),
  });

test('two calls at once are one round trip', async () => {
  const cost = await recorder.measure(() => Promise.all([call('GetItem'), call('Query')]));
  expect(cost).toEqual({ roundTrips: 1, calls: 2, capacityUnits: 1, writeUnits: 0, rights: [] });
});

test('a call that waits for another is a second one', async () => {
  const cost = await recorder.measure(async () => {
    await Promise.all([call('GetItem'), call('GetItem')]);
    await call('TransactWriteItems', { TransactItems: [] });
  });
  expect(cost).toEqual({ roundTrips: 2, calls: 3, capacityUnits: 5, writeUnits: 4, rights: [] });
});

test('a refused call is a round trip with unknown cost', async () => {
  expect(await recorder.measure(() => call('PutItem'))).toEqual({
    roundTrips: 1,
    calls: 1,
    capacityUnits: 0,
    writeUnits: 0,
    rights: [],
  });
});

test('only item operations request their consumed capacity', async () => {
  await recorder.measure(async () => {
    await call('DescribeTable');
    await call('BatchGetItem', { RequestItems: {} });
  });
  expect(received.map(({ ReturnConsumedCapacity }) => ReturnConsumedCapacity)).toEqual([undefined, 'TOTAL']);
});

test('a call needs the permissions that IAM checks: one for each key, and for each write of a transaction', async () => {
  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
  const { rights } = await recorder.measure(async () => {
    await call('BatchGetItem', { RequestItems: { things: { Keys: [key('A#1'), key('B#1')] } } });
    await call('Query', {
      IndexName: 'by-status',
      KeyConditionExpression: 'pk = :pk AND begins_with(statusOrder, :status)',
      ExpressionAttributeValues: { ':pk': { S: 'C#1' }, ':status': { S: 'hit' } },
    });
    await call('TransactWriteItems', {
      TransactItems: [{ Put: { Item: key('D#1') } }, { ConditionCheck: { Key: key('E#1') } }],
    });
  });
  expect(rights).toEqual([
    { action: 'dynamodb:BatchGetItem', partition: 'A#1' },
    { action: 'dynamodb:BatchGetItem', partition: 'B#1' },
    { action: 'dynamodb:Query', index: 'by-status', partition: 'C#1' },
    { action: 'dynamodb:PutItem', partition: 'D#1' },
    { action: 'dynamodb:ConditionCheckItem', partition: 'E#1' },
  ]);
});

test('each measurement starts at zero', async () => {
  await recorder.measure(() => call('GetItem'));
  expect(await recorder.measure(async () => {})).toEqual({
    roundTrips: 0,
    calls: 0,
    capacityUnits: 0,
    writeUnits: 0,
    rights: [],
  });
});
