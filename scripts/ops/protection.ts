/** What protects a stage from accidental deletion, and how it is lifted. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { type StageName, stackNameOf } from '../../lib/names.ts';
import { tableClient } from './table-client.ts';

/** In lib/stage.ts `lasting`: what people have given outlives the stack of prod. */
export const keepsData = (stage: StageName) => stage === 'prod';

/** Of prod the stack may go then, and its table stays; of dev the table, too, which is protected in every stage. */
export async function liftProtection(stage: StageName): Promise<void> {
  const stacks = new CloudFormationClient({});
  const StackName = stackNameOf(stage);
  try {
    if (keepsData(stage)) {
      await stacks.send(
        new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
      );
    } else {
      for (const table of await tablesOf(stacks, StackName)) await allowRemoval(table);
    }
  } finally {
    stacks.destroy();
  }
}

/** @returns whether the stage was never deployed whole: nothing of it was ever used, and no update can mend it */
export async function failedFirst(stage: StageName): Promise<boolean> {
  const stacks = new CloudFormationClient({});
  try {
    const { Stacks: [stack] = [] } = await stacks.send(
      new DescribeStacksCommand({ StackName: stackNameOf(stage) }),
    );
    return stack?.StackStatus === 'ROLLBACK_COMPLETE' || stack?.StackStatus === 'ROLLBACK_FAILED';
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return false;
    throw error;
  } finally {
    stacks.destroy();
  }
}

/** Not from the outputs, of which a stack that was never whole has none. */
async function tablesOf(client: CloudFormationClient, StackName: string): Promise<string[]> {
  const tables: string[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName })) {
    for (const { ResourceType, ResourceStatus, PhysicalResourceId } of StackResourceSummaries) {
      const isGone = ResourceStatus === 'DELETE_COMPLETE' || ResourceStatus === 'DELETE_SKIPPED';
      if (ResourceType === 'AWS::DynamoDB::Table' && PhysicalResourceId && !isGone) {
        tables.push(PhysicalResourceId);
      }
    }
  }
  return tables;
}

async function allowRemoval(TableName: string): Promise<void> {
  const client = tableClient();
  try {
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
  } finally {
    client.destroy();
  }
}
