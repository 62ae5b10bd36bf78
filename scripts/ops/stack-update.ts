/** Makes a deployed stack read its session keys again, without a new template: only a parameter changes. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import { type StageName, sessionKeysRevision, stackNameOf } from '../../lib/names.ts';
import { CannotDo } from './command.ts';

/** An update of every function takes some minutes. */
const atMostSeconds = 30 * 60;

/**
 * Sets the revision of the session keys, and waits until every function has them.
 * @param pollSeconds how long to wait between two looks at the stack
 * @returns false where the stack had that revision already
 * @throws CannotDo where the update fails; CloudFormation has put back what was there before
 */
export async function publishRevision(
  stage: StageName,
  revision: string,
  pollSeconds = 10,
): Promise<boolean> {
  const client = new CloudFormationClient({});
  const StackName = stackNameOf(stage);
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    if (revisionOf(stack, StackName) === revision) return false;
    await client.send(
      new UpdateStackCommand({
        StackName,
        UsePreviousTemplate: true,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
        Parameters: (stack?.Parameters ?? []).map(({ ParameterKey }) =>
          ParameterKey === sessionKeysRevision
            ? { ParameterKey, ParameterValue: revision }
            : { ParameterKey, UsePreviousValue: true },
        ),
      }),
    );
    await settled(client, StackName, pollSeconds);
    return true;
  } finally {
    client.destroy();
  }
}

function revisionOf(stack: Stack | undefined, name: string): string {
  const parameter = stack?.Parameters?.find(({ ParameterKey }) => ParameterKey === sessionKeysRevision);
  if (!parameter?.ParameterValue) {
    throw new CannotDo(`${name} has no parameter ${sessionKeysRevision}: deploy it again, then try again.`);
  }
  return parameter.ParameterValue;
}

async function settled(client: CloudFormationClient, StackName: string, pollSeconds: number): Promise<void> {
  try {
    await waitUntilStackUpdateComplete(
      { client, maxWaitTime: atMostSeconds, minDelay: pollSeconds, maxDelay: pollSeconds },
      { StackName },
    );
  } catch (error) {
    throw new CannotDo(
      `${StackName} could not be updated, and is as it was: every session goes on. Its events in CloudFormation ` +
        'say why; put that right, then run this again.',
      { cause: error },
    );
  }
}
