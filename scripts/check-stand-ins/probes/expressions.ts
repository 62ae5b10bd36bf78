/** Update expressions and queries at the edges of DynamoDB’s rules. */
import { key, one, type Probes, text } from './table.ts';

const item = key('expression');

export const expressionProbes: Probes = {
  'a value that no expression uses': ({ update }) =>
    update(item, 'SET v = :v', { ExpressionAttributeValues: { ...one, ':w': { N: '1' } } }),
  'a name that no expression uses': ({ update }) =>
    update(item, 'SET v = :v', { ExpressionAttributeNames: { '#w': 'w' } }),
  'a value that is missing': ({ update }) => update(item, 'SET v = :w'),
  'a reserved word as a name': ({ update }) => update(item, 'SET status = :v'),
  'an update of a key': ({ update }) => update(item, 'SET sk = :v'),
  'an update of one path twice': ({ update }) => update(item, 'SET v = :v, v = :v'),
  'an update of a path and of a path in it': ({ update }) => update(item, 'SET m = :v, m.a = :v'),
  'an update in a map that is missing': ({ update }) => update(key('missing'), 'SET m.a = :v'),
  'an addition to a text': async ({ put, update }) => {
    await put({ ...key('text'), v: text(1) });
    await update(key('text'), 'ADD v :v');
  },
  'a sum with an attribute that is missing': ({ update }) => update(key('missing'), 'SET v = w + :v'),
  'an addition to an attribute that is missing': async ({ update }) =>
    (await update(key('added'), 'ADD v :v', { ReturnValues: 'UPDATED_NEW' })).Attributes,
  'an expression over 4 KB': ({ update }) => update(item, `SET ${'a'.repeat(4100)} = :v`),
  'a projection of a path and of a path in it': ({ get }) => get(item, { ProjectionExpression: 'v, v.a' }),
  'a query between bounds in the wrong order': ({ query }) =>
    query('query', {
      KeyConditionExpression: 'sk BETWEEN :a AND :b',
      ExpressionAttributeValues: { ':a': { S: 'b' }, ':b': { S: 'a' } },
    }),
  'a query for what begins with an empty text': ({ query }) =>
    query('query', {
      KeyConditionExpression: 'begins_with(sk, :a)',
      ExpressionAttributeValues: { ':a': { S: '' } },
    }),
  'a query that filters by a key': ({ query }) => query('query', { FilterExpression: 'sk > :pk' }),
  'a query with a limit of 0': ({ query }) => query('query', { Limit: 0 }),
  'a query that reads as many items as there are': async ({ put, query }) => {
    await put(key('limit'));
    return (await query('limit', { Limit: 1 })).LastEvaluatedKey ? 'there is a next page' : 'that is all';
  },
  'a query of 1.2 MB': async ({ put, query }) => {
    for (const sk of ['a', 'b', 'c', 'd']) await put({ ...key('long', sk), v: text(300 * 1024) });
    return (await query('long')).Count;
  },
  'a query that starts in another partition': ({ query }) =>
    query('query', { ExclusiveStartKey: key('other') }),
  'a query of an index that starts at a key of the table': ({ query }) =>
    query('query', { IndexName: 'picks-by-saved', ExclusiveStartKey: key('query') }),
  'the order of sort keys': async ({ put, query }) => {
    for (const sk of ['é', 'z', 'Z', '😀', '\uffff']) await put(key('order', sk));
    return (await query('order')).Items?.map(({ sk }) => sk?.S).join(' ');
  },
  'capacity of a query': async ({ put, query }) => {
    for (const sk of ['a', 'b']) await put({ ...key('capacity-query', sk), v: text(5000) });
    return (await query('capacity-query')).ConsumedCapacity?.CapacityUnits;
  },
};
