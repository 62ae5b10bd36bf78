/** The table that holds everything: what no deploy may change, because AWS would make a new, empty table for it. */
import { expect, test } from 'vitest';
import { synthesize } from './synthesized.ts';

const key = (sortKey: string) => [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];
const listed = {
  ProjectionType: 'INCLUDE',
  NonKeyAttributes: ['status', 'sport', 'betType', 'day', 'searchWords', 'openGames'],
};

test.each(['dev', 'prod'] as const)(
  'of %s has a fixed name, key and local indexes, and cannot be deleted',
  (stage) => {
    const { resources } = synthesize({ stage });
    const tables = Object.entries(resources).filter(([, { Type }]) => Type === 'AWS::DynamoDB::Table');
    expect(tables).toHaveLength(1);
    const [[id, { Properties, DeletionPolicy }] = ['', { Properties: {} }]] = tables as [
      string,
      { Properties: Record<string, unknown>; DeletionPolicy?: string },
    ][];
    // CloudFormation finds the table by this ID, and refuses to replace one that has a name of its own.
    expect(id).toBe('TableCD117FA1');
    expect(Properties.TableName).toBe(`GamePlan-${stage}-table`);
    expect(Properties.KeySchema).toEqual(key('sk'));
    expect(Properties.LocalSecondaryIndexes).toEqual([
      { IndexName: 'picks-by-status', KeySchema: key('statusOrder'), Projection: { ProjectionType: 'ALL' } },
      { IndexName: 'picks-by-saved', KeySchema: key('savedOrder'), Projection: listed },
      { IndexName: 'picks-by-start', KeySchema: key('startOrder'), Projection: listed },
      { IndexName: 'picks-by-profit', KeySchema: key('profitOrder'), Projection: listed },
    ]);
    expect(Properties.GlobalSecondaryIndexes).toBeUndefined();
    expect(Properties.DeletionProtectionEnabled).toBe(true);
    expect(DeletionPolicy).toBe(stage === 'prod' ? 'Retain' : 'Delete');
  },
);
