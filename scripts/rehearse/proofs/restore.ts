/** `npm run restore` puts every function on a restored table, and back. */
import { UpdateContinuousBackupsCommand } from '@aws-sdk/client-dynamodb';
import { GetFunctionConfigurationCommand } from '@aws-sdk/client-lambda';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { command } from '../../ops/commands/restore.ts';
import { isRestoredTable } from '../../ops/restore.ts';
import { probeOf } from '../../ops/smoke/probe.ts';
import { outputOf } from '../../ops/stage.ts';
import { succeed } from './deploy.ts';
import { signIn } from './person.ts';
import { ensure, type Proof, type Rehearsal, stage } from './proof.ts';
import { functionNames } from './stack.ts';

export const restoresTable: Proof = {
  name: 'a restored table takes the place of the table, and gives it back',
  async run(rehearsal) {
    const own = await outputOf(stage, 'table');
    // The emulator ignores this setting of a template.
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    await rehearsal.aws.dynamo.send(
      new UpdateContinuousBackupsCommand({ TableName: own, PointInTimeRecoverySpecification }),
    );
    await succeed(command, ['--stage', stage, '--at', 'latest'], rehearsal.note, stage);
    const restored = await outputOf(stage, 'table');
    ensure(isRestoredTable(restored), `functions use ${restored}, not a restored table`);
    await ensureAllUse(rehearsal, restored);
    await succeed(command, ['--stage', stage, '--undo'], rehearsal.note, stage);
    await ensureAllUse(rehearsal, own);
    return `${restored}, with its rights; then ${own}`;
  },
};

/** @throws Refuted if a function uses another table, or may not use this one */
async function ensureAllUse({ aws, front }: Rehearsal, table: string): Promise<void> {
  const names = routeNames.filter((name) => routeOf(name).uses.includes('table:read'));
  for (const [name, FunctionName] of Object.entries(await functionNames(aws, names))) {
    const { Environment } = await aws.lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
    const used = Environment?.Variables?.[environment.table];
    ensure(used === table, `${name} uses ${used}, not ${table}`);
  }
  const probe = probeOf(front.origin);
  await probe.call(getUserStatus, { token: await signIn(probe) });
}
