/** Items, keys and values at the edges of what DynamoDB stores. */
import { key, many, type Probes, text } from './table.ts';

const kb = 1024;

export const itemProbes: Probes = {
  'an item of 400 KB': ({ put }) => put({ ...key('item'), v: text(400 * kb - 10) }),
  'an item over 400 KB': ({ put }) => put({ ...key('item'), v: text(400 * kb) }),
  'an update that makes an item larger than 400 KB': async ({ put, update }) => {
    await put({ ...key('grown'), w: text(399 * kb) });
    await update(key('grown'), 'SET v = :v', { ExpressionAttributeValues: { ':v': text(4 * kb) } });
  },
  'an empty partition key': ({ put }) => put(key('')),
  'an empty sort key': ({ put }) => put(key('item', '')),
  'an empty sort key of an index': ({ put }) => put({ ...key('item'), savedOrder: { S: '' } }),
  'a number as the sort key of an index': ({ put }) => put({ ...key('item'), savedOrder: { N: '1' } }),
  'a partition key over 2,048 bytes': ({ put }) => put(key('x'.repeat(2049))),
  'a sort key over 1,024 bytes': ({ put }) => put(key('item', 'x'.repeat(1025))),
  'an empty text': ({ put }) => put({ ...key('item'), v: { S: '' } }),
  'an empty set': ({ put }) => put({ ...key('item'), v: { SS: [] } }),
  'a set with one member twice': ({ put }) => put({ ...key('item'), v: { SS: ['a', 'a'] } }),
  'a number of 38 digits': async ({ put, get }) => {
    await put({ ...key('number'), v: { N: '1'.repeat(38) } });
    return (await get(key('number'))).Item?.v;
  },
  'a number of 39 digits': ({ put }) => put({ ...key('number'), v: { N: '1'.repeat(39) } }),
  'a number with an exponent': async ({ put, get }) => {
    await put({ ...key('number'), v: { N: '1.50e2' } });
    return (await get(key('number'))).Item?.v;
  },
  'maps 33 deep': ({ put }) =>
    put({
      ...key('item'),
      v: many(33, (index) => index).reduce<object>((v) => ({ M: { v } }), text(1)) as never,
    }),
  'a batch of 26 writes': ({ putMany }) => putMany(many(26, (index) => key(`batch-${index}`))),
  'a batch of 101 reads': ({ getMany }) => getMany(many(101, (index) => key(`batch-${index}`))),
  'a batch that reads an item twice': ({ getMany }) => getMany([key('item'), key('item')]),
  'a batch that reads more than 16 MB': async ({ put, getMany }) => {
    const keys = many(45, (index) => key(`large-${index}`));
    for (const each of keys) await put({ ...each, v: text(390 * kb) });
    const { UnprocessedKeys } = await getMany(keys);
    return Object.keys(UnprocessedKeys ?? {}).length > 0 ? 'a part is not processed' : 'all is read';
  },
  'capacity of a write': async ({ put }) =>
    (await put({ ...key('capacity'), v: text(2500) })).ConsumedCapacity?.CapacityUnits,
  'capacity of a consistent read': async ({ put, get }) => {
    await put({ ...key('capacity'), v: text(5000) });
    return (await get(key('capacity'), { ConsistentRead: true })).ConsumedCapacity?.CapacityUnits;
  },
  'capacity of a read of a missing item': async ({ get }) =>
    (await get(key('missing'))).ConsumedCapacity?.CapacityUnits,
  'capacity of a batch that reads a missing item': async ({ put, getMany }) => {
    await put({ ...key('capacity'), v: text(5000) });
    const { ConsumedCapacity } = await getMany([key('capacity'), key('missing')]);
    return ConsumedCapacity?.map(({ CapacityUnits }) => CapacityUnits);
  },
};
