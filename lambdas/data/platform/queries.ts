/** The three kinds of key conditions in use. */
import type { Query } from './table.ts';

/** All items of a partition. */
export function partition({ pk }: { pk: string }) {
  return {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  } satisfies Query;
}

/** Items of a partition whose sort key starts with a prefix. */
export function beginsWith({ pk, prefix }: { pk: string; prefix: string }) {
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
  } satisfies Query;
}

/** Items of a partition whose sort key is between two others, inclusive. */
export function between(pk: string, first: string, last: string, sortKey = 'sk') {
  return {
    KeyConditionExpression: `pk = :pk AND ${sortKey} BETWEEN :first AND :last`,
    ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
  } satisfies Query;
}
