/** A changed function is deployed alone, and a deploy that fails is rolled back. */
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetFunctionConfigurationCommand } from '@aws-sdk/client-lambda';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { listPlans } from '../../../lambdas/contracts/billing/billing.ts';
import { probeOf } from '../../ops/smoke/probe.ts';
import type { Clients } from '../clients.ts';
import { changeAndFail, changeFunction } from '../edits.ts';
import { deploy, tryDeploy } from './deploy.ts';
import { signIn } from './person.ts';
import { ensure, type Proof } from './proof.ts';
import { functionNames, resourcesOf, stackName } from './stack.ts';

const name = 'count-accounts';

export const changesOneFunction: Proof = {
  name: 'a second deploy of a changed function changes only that function',
  async run(rehearsal) {
    const { aws } = rehearsal;
    const before = await codeOf(aws);
    await deploy(rehearsal, changeFunction(name));
    const changed = differences(before, await codeOf(aws));
    const { [name]: expected } = await functionNames(aws, [name]);
    ensure(changed.length === 1 && changed[0] === expected, `it changed ${changed.join(', ') || 'nothing'}`);
    return `${name}, 1 of ${before.size}`;
  },
};

export const rollsBack: Proof = {
  name: 'a deploy that fails is rolled back, and the product still answers',
  async run(rehearsal) {
    const { aws, front } = rehearsal;
    const before = await codeOf(aws);
    ensure(!(await tryDeploy(rehearsal, changeAndFail(name))), 'the deploy succeeded');
    const { Stacks: [stack] = [] } = await aws.cloudFormation.send(
      new DescribeStacksCommand({ StackName: stackName }),
    );
    ensure(stack?.StackStatus === 'UPDATE_ROLLBACK_COMPLETE', `the stack is ${stack?.StackStatus}`);
    const changed = differences(before, await codeOf(aws));
    ensure(changed.length === 0, `it left ${changed.join(', ')} changed`);
    const probe = probeOf(front.origin);
    await probe.call(listPlans);
    await probe.call(getUserStatus, { token: await signIn(probe) });
    return 'every function has its code from before';
  },
};

/** @returns hash of each function's code, by its name */
async function codeOf(aws: Clients): Promise<Map<string, string>> {
  const code = new Map<string, string>();
  for (const { id } of await resourcesOf(aws, 'AWS::Lambda::Function')) {
    const { CodeSha256 = '' } = await aws.lambda.send(
      new GetFunctionConfigurationCommand({ FunctionName: id }),
    );
    code.set(id, CodeSha256);
  }
  return code;
}

/** @returns names whose hash is not the same in both */
const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
