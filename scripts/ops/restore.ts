/** Restores a stage's table from its point-in-time recovery, and switches every function to the restored table. */
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '../../lambdas/data/platform/schema.ts';
import { restoredTable, type StageName, stackNameOf } from '../../lib/names.ts';
import { CommandError } from './command.ts';
import { setParameter } from './stack-update.ts';
import { tableClient } from './stage.ts';

/** Tables of many GB take hours. */
const atMostSeconds = 24 * 3600;

const restoredMark = '-restored-';

/** Whether a table was created by a restore, and so is not part of the stack. */
export const isRestoredTable = (table: string) => table.includes(restoredMark);

export interface Restore {
  /** The table that functions use now. */
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/**
 * @param wanted undefined for the latest time possible
 * @returns the same table name for the same time, so that an interrupted restore can continue
 * @throws CommandError if the table cannot be restored to that time
 */
export async function planRestore(
  stage: StageName,
  from: string,
  wanted: Date | undefined,
): Promise<Restore> {
  const { earliest, latest } = await withClient((client) => restorable(client, from));
  const at = wanted ?? latest;
  if (at < earliest || at > latest) {
    throw new CommandError(
      `${from} can be restored to a time from ${earliest.toISOString()} to ${latest.toISOString()}, ` +
        `not to ${at.toISOString()}.`,
    );
  }
  const time = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return { from, to: `${stackNameOf(stage)}${restoredMark}${time}Z`, at };
}

/** @param pollSeconds between two requests for the status */
export async function restore(
  stage: StageName,
  { from, to, at }: Restore,
  { note, pollSeconds = 10 }: { note: (line: string) => void; pollSeconds?: number },
): Promise<void> {
  await withClient(async (client) => {
    if ((await statusOf(client, to)) === undefined) {
      note(`Restoring ${from} as of ${at.toISOString()} into ${to} (minutes to hours)…`);
      await client.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName: from,
          TargetTableName: to,
          RestoreDateTime: at,
        }),
      );
    }
    await untilActive(client, to, pollSeconds);
    note('Turning on expiry, point-in-time recovery and deletion protection…');
    await protect(client, to);
    await untilActive(client, to, pollSeconds);
  });
  await switchTo(stage, to, { note, pollSeconds });
}

/** @param table `noRestoredTable` for the stack's own */
export async function switchTo(
  stage: StageName,
  table: string,
  { note, pollSeconds = 10 }: { note: (line: string) => void; pollSeconds?: number },
): Promise<void> {
  note('Switching every function (a few minutes)…');
  await setParameter(stage, { name: restoredTable, value: table, pollSeconds });
}

async function restorable(client: DynamoDBClient, table: string): Promise<{ earliest: Date; latest: Date }> {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: table }),
  );
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (!earliest || !latest) throw new CommandError(`Point-in-time recovery of ${table} is off.`);
  return { earliest, latest };
}

/** @returns undefined if there is no such table */
async function statusOf(client: DynamoDBClient, TableName: string): Promise<string | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function untilActive(client: DynamoDBClient, table: string, pollSeconds: number): Promise<void> {
  const until = Date.now() + atMostSeconds * 1000;
  while ((await statusOf(client, table)) !== 'ACTIVE') {
    if (Date.now() > until) throw new CommandError(`${table} is still being restored: run this again later.`);
    await new Promise((done) => setTimeout(done, pollSeconds * 1000));
  }
}

/** A restored table has the items and indexes of its source, but not these settings. */
async function protect(client: DynamoDBClient, TableName: string): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL')) {
    const TimeToLiveSpecification = { AttributeName: tableSchema.ttl, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
}

async function withClient<T>(work: (client: DynamoDBClient) => Promise<T>): Promise<T> {
  const client = tableClient();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}
