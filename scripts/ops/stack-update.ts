/** Updates a parameter of a deployed stack, without a new template. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { type StageName, stackNameOf } from '../../lib/names.ts';
import { CommandError } from './command.ts';

/** An update of every function takes some minutes. */
const atMostSeconds = 30 * 60;

/**
 * Sets a parameter, and waits until every function has been updated. CloudFormation shows the new value as soon as an
 * update starts, and reverts it if the update fails, so the value is only valid while no update is running.
 * @param parameter.pollSeconds between two requests for the stack's status
 * @returns false if the parameter already had that value
 * @throws CommandError if the update fails; CloudFormation has rolled it back
 */
export async function setParameter(
  stage: StageName,
  { name, value, pollSeconds = 10 }: { name: string; value: string; pollSeconds?: number | undefined },
): Promise<boolean> {
  const client = new CloudFormationClient({});
  const StackName = stackNameOf(stage);
  try {
    const before = await whenIdle(client, StackName, pollSeconds);
    if (parameterOf(before, StackName, name) === value) return false;
    await client.send(
      new UpdateStackCommand({
        StackName,
        UsePreviousTemplate: true,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
        Parameters: (before?.Parameters ?? []).map(({ ParameterKey }) =>
          ParameterKey === name
            ? { ParameterKey, ParameterValue: value }
            : { ParameterKey, UsePreviousValue: true },
        ),
      }),
    );
    const after = await whenIdle(client, StackName, pollSeconds);
    if (after?.StackStatus !== 'UPDATE_COMPLETE') {
      throw new CommandError(
        `${StackName} could not be updated, and was rolled back. Its events in CloudFormation show the cause; fix it, ` +
          'then run this again.',
      );
    }
    return true;
  } finally {
    client.destroy();
  }
}

function parameterOf(stack: Stack | undefined, stackName: string, name: string): string {
  const found = stack?.Parameters?.find(({ ParameterKey }) => ParameterKey === name);
  if (!found)
    throw new CommandError(`${stackName} has no parameter ${name}: deploy it again, then try again.`);
  return found.ParameterValue ?? '';
}

/** @returns the stack once no update is running @throws CommandError if an update takes longer than `atMostSeconds` */
async function whenIdle(
  client: CloudFormationClient,
  StackName: string,
  pollSeconds: number,
): Promise<Stack | undefined> {
  const until = Date.now() + atMostSeconds * 1000;
  for (;;) {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    if (!stack?.StackStatus?.endsWith('_IN_PROGRESS')) return stack;
    if (Date.now() > until) {
      throw new CommandError(`${StackName} is still being updated: run this again when that has finished.`);
    }
    await new Promise((done) => setTimeout(done, pollSeconds * 1000));
  }
}
