/** Makes a deployed stack read its session keys again, without a new template: only a parameter changes. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { type KeyHolder, type StageName, sessionKeysRevision, stackNameOf } from '../../lib/names.ts';
import { CannotDo } from './command.ts';

/** An update of every function takes some minutes. */
const atMostSeconds = 30 * 60;

export interface Publication {
  /** Whose session keys are read again. */
  readonly holder: KeyHolder;
  readonly revision: string;
  /** Seconds between two looks at the stack. */
  readonly pollSeconds?: number | undefined;
}

/**
 * Sets the revision of the session keys, and waits until every function has them. CloudFormation tells a new revision as
 * soon as an update begins, and takes it back where that fails: only a stack at rest says what functions have.
 * @returns false where the stack had that revision already
 * @throws CannotDo where the update fails; CloudFormation has put back what was there before
 */
export async function publishRevision(
  stage: StageName,
  { holder, revision, pollSeconds = 10 }: Publication,
): Promise<boolean> {
  const client = new CloudFormationClient({});
  const StackName = stackNameOf(stage);
  const parameter = sessionKeysRevision[holder];
  try {
    const before = await atRest(client, StackName, pollSeconds);
    if (revisionOf(before, StackName, parameter) === revision) return false;
    await client.send(
      new UpdateStackCommand({
        StackName,
        UsePreviousTemplate: true,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
        Parameters: (before?.Parameters ?? []).map(({ ParameterKey }) =>
          ParameterKey === parameter
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

function revisionOf(stack: Stack | undefined, name: string, parameter: string): string {
  const found = stack?.Parameters?.find(({ ParameterKey }) => ParameterKey === parameter);
  if (!found?.ParameterValue) {
    throw new CannotDo(`${name} has no parameter ${parameter}: deploy it again, then try again.`);
  }
  return found.ParameterValue;
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
