/** What protects a stage from accidental deletion, and how it is lifted. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { type StageName, stackNameOf, tableNameOf } from '../../lib/names.ts';
import { CommandError } from './command.ts';
import { tableClient } from './stage.ts';

/** Same rule as `lasting` in lib/stage.ts: user data outlives the stack of prod. */
export const keepsData = (stage: StageName) => stage === 'prod';

/** For prod, the stack can then be deleted but its table remains. For dev, the table can be deleted too. */
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

/** @returns whether the stage's first deploy failed: it holds no data, and CloudFormation cannot update it */
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

/**
 * Refuses to deploy over a stage whose own table has another name than the code gives it: CloudFormation would create an empty
 * table and switch every function to it.
 * @throws CommandError
 */
export async function ensureSameTable(stage: StageName): Promise<void> {
  const stacks = new CloudFormationClient({});
  try {
    const others = (await tablesOf(stacks, stackNameOf(stage))).filter((name) => name !== tableNameOf(stage));
    if (others.length === 0) return;
    throw new CommandError(
      `The stage's table is ${others.join(', ')}, not ${tableNameOf(stage)}: a deploy would replace it by an empty one. ` +
        'Deploy the version that made it, or destroy the stage first (npm run destroy).',
    );
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return;
    throw error;
  } finally {
    stacks.destroy();
  }
}

/** Not from the outputs: a stack whose first deploy failed has none. */
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
