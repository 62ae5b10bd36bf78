/** Transactions and conditions at the edges of DynamoDB’s rules. */
import { key, many, type Probes, text } from './table.ts';

const ifNew = {
  ConditionExpression: 'attribute_not_exists(pk)',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
} as const;

export const transactionProbes: Probes = {
  'a transaction of 100 writes': ({ write, putting }) =>
    write(many(100, (index) => putting(key(`t-${index}`)))),
  'a transaction of 101 writes': ({ write, putting }) =>
    write(many(101, (index) => putting(key(`t-${index}`)))),
  'a transaction over 4 MB': ({ write, putting }) =>
    write(many(12, (index) => putting({ ...key(`t-${index}`), v: text(380 * 1024) }))),
  'a transaction that writes an item twice': ({ write, putting }) =>
    write([putting(key('t')), putting(key('t'))]),
  'an empty transaction': ({ write }) => write([]),
  'a transaction with a condition that fails': async ({ put, write, putting }) => {
    await put({ ...key('held'), v: { N: '1' } });
    await write([putting(key('held'), ifNew), putting(key('t'))]);
  },
  'a transaction whose condition failed has written nothing': async ({ put, write, putting, get }) => {
    await put(key('held'));
    await write([putting(key('beside')), putting(key('held'), ifNew)]).catch(() => {});
    return (await get(key('beside'), { ConsistentRead: true })).Item ?? 'nothing';
  },
  'a transaction repeated with its token': async ({ write, addingOne, get }) => {
    await write([addingOne(key('once'))], 'token-1');
    await write([addingOne(key('once'))], 'token-1');
    return (await get(key('once'), { ConsistentRead: true })).Item?.v;
  },
  'another transaction with the same token': async ({ write, putting, addingOne }) => {
    await write([putting(key('t'))], 'token-2');
    await write([addingOne(key('t'))], 'token-2');
  },
  'capacity of a transaction': async ({ write, putting }) => {
    const { ConsumedCapacity } = await write([putting(key('t1')), putting({ ...key('t2'), v: text(1500) })]);
    return ConsumedCapacity?.map(({ CapacityUnits }) => CapacityUnits);
  },
  'a condition that fails': async ({ put }) => {
    await put({ ...key('held'), v: { N: '7' } });
    await put(key('held'), ifNew);
  },
  'a condition that compares a number with a text': async ({ put }) => {
    await put({ ...key('number'), v: { N: '7' } });
    const ExpressionAttributeValues = { ':v': { S: '1' } };
    await put(key('number'), { ConditionExpression: 'v > :v', ExpressionAttributeValues });
  },
  'a condition with 101 values in a list': ({ put }) => {
    const names = many(101, (index) => `:v${index}`);
    return put(key('t'), {
      ConditionExpression: `v IN (${names})`,
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [name, { N: '1' }])),
    });
  },
};
