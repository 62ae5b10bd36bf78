/** `npm run destroy` removes the stack, and leaves what lib/deploying.md says it leaves. */

import { missingSecrets } from '../../ops/account.ts';
import { commandWith } from '../../ops/commands/destroy.ts';
import { succeed } from './deploy.ts';
import { ensure, type Proof, stage } from './proof.ts';
import { isDeployed, stackName } from './stack.ts';

export const destroyLeaves: Proof = {
  name: 'destroy leaves what the guide says',
  async run({ runWith, note }) {
    await succeed(commandWith(runWith()), ['--stage', stage], note, stackName);
    const missing = await missingSecrets(stage);
    ensure(missing.length === 0, `the secrets ${missing.join(', ')} are gone`);
    ensure(!(await isDeployed()), 'the stack is still there');
    return "the operator's secrets";
  },
};
