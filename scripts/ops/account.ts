/** The AWS account that a deploy goes to, and whether it is ready for one. */
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type OperatorSecret, operatorSecrets, type StageName, toolkitNameOf } from '../../lib/names.ts';
import { CommandError } from './command.ts';
import { isWritten } from './secrets.ts';

export interface Account {
  readonly id: string;
  readonly region: string;
}

/** @throws what the credentials lack; see aws-problem.ts */
export async function currentAccount(): Promise<Account> {
  const client = new STSClient({});
  try {
    const region = await client.config.region();
    const { Account: id = '' } = await client.send(new GetCallerIdentityCommand({}));
    return { id, region };
  } finally {
    client.destroy();
  }
}

/** @throws CommandError if the account and region are not bootstrapped for the stage */
export async function ensureBootstrapped(stage: StageName, { id, region }: Account): Promise<void> {
  const client = new CloudFormationClient({ region });
  try {
    await client.send(new DescribeStacksCommand({ StackName: toolkitNameOf(stage) }));
  } catch (error) {
    if (!(error instanceof Error && /does not exist/.test(error.message))) throw error;
    throw new CommandError(
      `Account ${id} is not prepared for ${stage} in ${region}. Run once: npm run bootstrap-account -- --stage ${stage}`,
    );
  } finally {
    client.destroy();
  }
}

/** @returns the secrets that have no value yet */
export async function missingSecrets(stage: StageName): Promise<OperatorSecret[]> {
  const names = Object.keys(operatorSecrets) as OperatorSecret[];
  const written = await Promise.all(names.map((name) => isWritten(stage, name)));
  return names.filter((_, index) => !written[index]);
}
