/** Restoring a stage's table to a point in time: the AWS calls, their order, and interrupted runs. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { command } from '../../../scripts/ops/commands/restore.ts';
import { runCommand } from '../../support/command.ts';

const earliest = new Date('2026-10-18T00:00:00Z');
const latest = new Date('2026-11-22T08:00:00Z');
const restored = 'GamePlan-dev-restored-20261120T093000Z';
const stacks = mockClient(CloudFormationClient);
const tables = mockClient(DynamoDBClient);

afterAll(() => {
  stacks.restore();
  tables.restore();
});

/** Name of the restored table that functions use; none for the stack's own. */
let parameter: string;
/** Existing tables. */
let present: Set<string>;

const run = (answer: string, ...args: string[]) => runCommand(command, ['--stage', 'dev', ...args], answer);
const at = ['--at', '2026-11-20T09:30:00Z'];
const changes = () =>
  tables.calls().flatMap(({ args: [sent] }) => {
    const name = sent.constructor.name.replace('Command', '');
    return name.startsWith('Describe') ? [] : [name];
  });

beforeEach(() => {
  stacks.reset();
  tables.reset();
  parameter = 'none';
  present = new Set(['own-table']);
  stacks.on(DescribeStacksCommand).callsFake(() => ({
    Stacks: [
      {
        StackStatus: 'UPDATE_COMPLETE',
        Outputs: [{ OutputKey: 'TableName', OutputValue: parameter === 'none' ? 'own-table' : parameter }],
        Parameters: [{ ParameterKey: 'RestoredTable', ParameterValue: parameter }],
      },
    ],
  }));
  stacks.on(UpdateStackCommand).callsFake(({ Parameters: [{ ParameterValue }] }) => {
    parameter = ParameterValue;
    return {};
  });
  const dates = { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest };
  tables.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: dates,
    },
  });
  tables.on(DescribeTableCommand).callsFake(({ TableName }) => {
    if (!present.has(TableName)) throw new ResourceNotFoundException({ message: 'no', $metadata: {} });
    return { Table: { TableStatus: 'ACTIVE' } };
  });
  tables.on(RestoreTableToPointInTimeCommand).callsFake(({ TargetTableName }) => {
    present.add(TargetTableName);
    return {};
  });
  tables.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } });
  tables.on(UpdateTimeToLiveCommand).resolves({});
  tables.on(UpdateContinuousBackupsCommand).resolves({});
  tables.on(UpdateTableCommand).resolves({});
});

describe('a restore', () => {
  test('creates a new table, protects it, and only then switches to it', async () => {
    const { code, stdout } = await run('dev', ...at);
    expect(code).toBe(0);
    expect(changes()).toEqual([
      'RestoreTableToPointInTime',
      'UpdateTimeToLive',
      'UpdateContinuousBackups',
      'UpdateTable',
    ]);
    const [
      {
        args: [{ input }],
      } = { args: [{ input: undefined }] },
    ] = tables.commandCalls(RestoreTableToPointInTimeCommand);
    expect(input).toEqual({
      SourceTableName: 'own-table',
      TargetTableName: restored,
      RestoreDateTime: new Date('2026-11-20T09:30:00Z'),
    });
    expect(parameter).toBe(restored);
    expect(stdout.join('\n')).toContain(`Every function uses ${restored}. own-table is kept`);
  });

  test('that was interrupted continues with the existing table', async () => {
    present.add(restored);
    tables.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } });
    expect((await run('dev', ...at)).code).toBe(0);
    expect(changes()).toEqual(['UpdateContinuousBackups', 'UpdateTable']);
    expect(parameter).toBe(restored);
  });

  test('can be undone', async () => {
    parameter = restored;
    expect((await run('dev', '--undo')).code).toBe(0);
    expect([changes(), parameter]).toEqual([[], 'none']);
  });

  test.each([[at], [['--undo']]])('with --dry-run changes nothing: %j', async (args) => {
    const { code, stdout } = await run('dev', ...args, '--dry-run');
    expect([code, stdout.length, changes(), stacks.commandCalls(UpdateStackCommand)]).toEqual([0, 1, [], []]);
  });

  test('is canceled if another stage is typed', async () => {
    const { code, stderr } = await run('prod', ...at);
    expect([code, changes(), parameter]).toEqual([1, [], 'none']);
    expect(stderr).toContain('nothing was changed');
  });

  test.each(['2026-10-17T23:59:00Z', '2026-11-22T08:01:00Z'])(
    'to %s, which is out of range, is refused with the available times',
    async (time) => {
      const { code, stderr } = await run('dev', '--at', time);
      expect([code, changes()]).toEqual([1, []]);
      expect(stderr).toContain('from 2026-10-18T00:00:00.000Z to 2026-11-22T08:00:00.000Z');
    },
  );

  test('of a table without point-in-time recovery is refused', async () => {
    tables.on(DescribeContinuousBackupsCommand).resolves({});
    const { code, stderr } = await run('dev', '--at', 'latest');
    expect([code, stderr]).toEqual([1, 'Point-in-time recovery of own-table is off.']);
  });
});

test.each([[[]], [['--at', 'yesterday']], [['--at', '2026-11-20']], [[...at, '--undo']]])(
  'refuses %j as a usage error',
  async (args) => {
    expect((await run('dev', ...args)).code).toBe(2);
  },
);
