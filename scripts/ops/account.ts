/** The AWS account that a deploy goes to, and whether it is ready for one. */
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type OperatorSecret, operatorSecrets, type StageName } from '../../lib/names.ts';
import { CannotDo } from './command.ts';
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

/** @throws CannotDo where the CDK has not been set up in the account and region */
export async function ensureBootstrapped({ id, region }: Account): Promise<void> {
  const client = new CloudFormationClient({});
  try {
    await client.send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }));
  } catch (error) {
    if (!(error instanceof Error && /does not exist/.test(error.message))) throw error;
    throw new CannotDo(
      `The CDK has never deployed to ${id} in ${region}. Once: npm run cdk -- bootstrap aws://${id}/${region}`,
    );
  } finally {
    client.destroy();
  }
}

/** @returns the secrets that nobody has written yet */
export async function missingSecrets(stage: StageName): Promise<OperatorSecret[]> {
  const names = Object.keys(operatorSecrets) as OperatorSecret[];
  const written = await Promise.all(names.map((name) => isWritten(stage, name)));
  return names.filter((_, index) => !written[index]);
}
