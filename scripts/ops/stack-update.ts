/** Makes a deployed stack read its session keys again, without a new template: only a parameter changes. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { type StageName, sessionKeysRevision, stackNameOf } from '../../lib/names.ts';
import { CannotDo } from './command.ts';

/** An update of every function takes some minutes. */
const atMostSeconds = 30 * 60;

/**
 * Sets the revision of the session keys, and waits until every function has them. CloudFormation tells a new revision as
 * soon as an update begins, and takes it back where that fails: only a stack at rest says what functions have.
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
    const before = await atRest(client, StackName, pollSeconds);
    if (revisionOf(before, StackName) === revision) return false;
    await client.send(
      new UpdateStackCommand({
        StackName,
        UsePreviousTemplate: true,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
        Parameters: (before?.Parameters ?? []).map(({ ParameterKey }) =>
          ParameterKey === sessionKeysRevision
            ? { ParameterKey, ParameterValue: revision }
            : { ParameterKey, UsePreviousValue: true },
        ),
      }),
    );
    const after = await atRest(client, StackName, pollSeconds);
    if (after?.StackStatus !== 'UPDATE_COMPLETE') {
      throw new CannotDo(
        `${StackName} could not be updated, and is as it was: every session goes on. Its events in CloudFormation ` +
          'say why; put that right, then run this again.',
      );
    }
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

/** @throws CannotDo where an update goes on for longer than we wait */
async function atRest(
  client: CloudFormationClient,
  StackName: string,
  pollSeconds: number,
): Promise<Stack | undefined> {
  const until = Date.now() + atMostSeconds * 1000;
  for (;;) {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    if (!stack?.StackStatus?.endsWith('_IN_PROGRESS')) return stack;
    if (Date.now() > until) {
      throw new CannotDo(`${StackName} is still being updated: run this again once that has ended.`);
    }
    await new Promise((done) => setTimeout(done, pollSeconds * 1000));
  }
}
