/** A small separate stack for checking how the emulator differs from AWS. */
import {
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import type { Clients } from './clients.ts';
import { eventually } from './proofs/eventually.ts';

const StackName = 'DifferenceProbe';

const template = {
  Resources: {
    Bucket: { Type: 'AWS::S3::Bucket', Properties: { Tags: [{ Key: 'name', Value: 'value' }] } },
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    },
    Queue: { Type: 'AWS::SQS::Queue' },
    // It may do nothing.
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            { Effect: 'Allow', Principal: { Service: 'scheduler.amazonaws.com' }, Action: 'sts:AssumeRole' },
          ],
        },
      },
    },
  },
  Outputs: {
    bucket: { Value: { Ref: 'Bucket' } },
    table: { Value: { Ref: 'Table' } },
    queueUrl: { Value: { Ref: 'Queue' } },
    queueArn: { Value: { 'Fn::GetAtt': ['Queue', 'Arn'] } },
    roleArn: { Value: { 'Fn::GetAtt': ['Role', 'Arn'] } },
  },
} as const;

/** Its outputs. */
export type ProbeStack = Readonly<Record<keyof typeof template.Outputs, string>>;

/** @param use gets the stack, which is deleted after it */
export async function withProbeStack<T>(
  { cloudFormation }: Clients,
  use: (stack: ProbeStack) => Promise<T>,
): Promise<T> {
  const TemplateBody = JSON.stringify(template);
  await cloudFormation.send(
    new CreateStackCommand({ StackName, TemplateBody, Capabilities: ['CAPABILITY_IAM'] }),
  );
  try {
    const outputs = await eventually('the stack of the probes', async () => {
      const { Stacks: [stack] = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
      return stack?.StackStatus === 'CREATE_COMPLETE' && stack.Outputs;
    });
    return await use(
      Object.fromEntries(outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue])),
    );
  } finally {
    await cloudFormation.send(new DeleteStackCommand({ StackName }));
  }
}
