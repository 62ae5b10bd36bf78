/** AWS clients of a rehearsal; the environment points them to the emulator. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';

/** Call it after `pointToEmulator`: a client keeps the endpoint it was created with. */
export const makeClients = () => ({
  cloudFormation: new CloudFormationClient({}),
  cloudFront: new CloudFrontClient({}),
  cloudWatch: new CloudWatchClient({}),
  logs: new CloudWatchLogsClient({}),
  dynamo: new DynamoDBClient({}),
  lambda: new LambdaClient({}),
  // The emulator has one host name, not one per bucket.
  s3: new S3Client({ forcePathStyle: true }),
  scheduler: new SchedulerClient({}),
  secrets: new SecretsManagerClient({}),
  sqs: new SQSClient({}),
});

export type Clients = ReturnType<typeof makeClients>;

export function closeClients(clients: Clients): void {
  for (const client of Object.values(clients)) client.destroy();
}
