/** Differences between the emulator and AWS that no change to the template can fix. */
import { ListMetricsCommand } from '@aws-sdk/client-cloudwatch';
import {
  DescribeContinuousBackupsCommand,
  GetItemCommand,
  PutItemCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { GetBucketTaggingCommand } from '@aws-sdk/client-s3';
import { CreateScheduleCommand } from '@aws-sdk/client-scheduler';
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import type { Difference } from '../ops/difference.ts';
import { statusAtSite } from './front.ts';
import type { ProbeStack } from './probe-stack.ts';
import { eventually } from './proofs/eventually.ts';
import type { Rehearsal } from './proofs/proof.ts';

interface Context extends Rehearsal {
  readonly probe: ProbeStack;
}

/** Printed on every run; a run fails if one of them no longer exists. */
export const outsideTemplate: readonly Difference<Context>[] = [
  {
    what: 'The emulator’s CloudFront cannot forward to an HTTP API: the rehearsal’s own front forwards calls.',
    isThere: async ({ emulatorUrl, front }) =>
      (await statusAtSite(emulatorUrl, front.siteOrigin(), pathOf('subscription-plans'))) !== 200,
  },
  {
    what: 'The emulator’s S3 answers 403 to CloudFront for a missing file, not 404.',
    isThere: async ({ emulatorUrl, front }) =>
      (await statusAtSite(emulatorUrl, front.siteOrigin(), '/no-such-file.js')) === 403,
  },
  {
    what: 'The emulator drops a bucket’s tags in a template: the tag that lets destroy empty the bucket is added after a deploy.',
    isThere: async ({ aws, probe: { bucket: Bucket } }) => {
      try {
        const { TagSet = [] } = await aws.s3.send(new GetBucketTaggingCommand({ Bucket }));
        return TagSet.length === 0;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchTagSet') return true;
        throw error;
      }
    },
  },
  {
    what: 'The emulator ignores a table’s point-in-time recovery in a template: it is switched on before a restore.',
    isThere: async ({ aws, probe: { table: TableName } }) => {
      const { ContinuousBackupsDescription: backups } = await aws.dynamo.send(
        new DescribeContinuousBackupsCommand({ TableName }),
      );
      return backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus !== 'ENABLED';
    },
  },
  {
    what: 'The emulator keeps no history of a table: a point-in-time restore copies the table as it is now.',
    isThere: restoresWhatIsNewer,
  },
  {
    what: 'The emulator does not turn log lines into metrics, nor apply metric filters: lines and filters are compared.',
    isThere: async ({ aws }) => {
      const { Metrics = [] } = await aws.cloudWatch.send(new ListMetricsCommand({}));
      return !Metrics.some(({ Namespace }) => Namespace?.startsWith('GamePlan'));
    },
  },
  {
    what: 'The emulator does not check the rights of CloudFront, Scheduler, SNS and API Gateway, only those of functions.',
    isThere: sendsWithoutRight,
  },
];

async function restoresWhatIsNewer({ aws: { dynamo }, probe: { table } }: Context): Promise<boolean> {
  const Key = { pk: { S: 'written after the time of the restore' } };
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  const RestoreDateTime = new Date(Date.now() - 1000);
  const TargetTableName = `${table}-restored`;
  await dynamo.send(
    new UpdateContinuousBackupsCommand({ TableName: table, PointInTimeRecoverySpecification }),
  );
  await dynamo.send(new PutItemCommand({ TableName: table, Item: Key }));
  await dynamo.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: table, TargetTableName, RestoreDateTime }),
  );
  const { Item } = await dynamo.send(new GetItemCommand({ TableName: TargetTableName, Key }));
  return Item !== undefined;
}

/** A schedule sends a message with a role that allows nothing. */
async function sendsWithoutRight({ aws, probe: { queueUrl, queueArn, roleArn } }: Context): Promise<boolean> {
  const at = new Date().toISOString().slice(0, 19);
  await aws.scheduler.send(
    new CreateScheduleCommand({
      Name: 'without-rights',
      ScheduleExpression: `at(${at})`,
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: { Arn: queueArn, RoleArn: roleArn, Input: '{}' },
    }),
  );
  return eventually('a message from a schedule without rights', async () => {
    const { Messages = [] } = await aws.sqs.send(new ReceiveMessageCommand({ QueueUrl: queueUrl }));
    return Messages.length > 0;
  });
}
