/** `npm run rotate-session-key` signs nobody out, and replaces keys that are lost. */
import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { pathOf } from '../../../lambdas/contracts/routes.ts';
import { getUserStatus } from '../../../lambdas/contracts/status.ts';
import { probeOf } from '../../ops/smoke/probe.ts';
import { outputOf } from '../../ops/stage.ts';
import { command } from '../../rotate-session-key.ts';
import { succeed } from './deploy.ts';
import { signIn } from './person.ts';
import { ensure, type Proof, stage } from './proof.ts';
import { functionNames } from './stack.ts';
import { addVariables } from './variables.ts';

export const rotatesKeys: Proof = {
  name: 'a rotation of the session key signs nobody out',
  async run({ front, aws, note }) {
    const probe = probeOf(front.origin);
    const before = await signIn(probe);
    await succeed(command, ['--stage', stage], note);
    await probe.call(getUserStatus, { token: before });
    // A warm function keeps the old key for up to five minutes.
    const { auth = '' } = await functionNames(aws, ['auth']);
    const restore = await addVariables(aws, auth, { REHEARSAL: 'cold start' });
    const after = await signIn(probe);
    await restore();
    await probe.call(getUserStatus, { token: after });
    ensure(keyOf(before) !== keyOf(after), 'the new session is signed by the old key');
    return 'the old session and a new one, signed by the new key, are both valid';
  },
};

export const replacesLostKeys: Proof = {
  name: 'lost session keys are replaced by one command',
  async run({ front, aws, note }) {
    const probe = probeOf(front.origin);
    const before = await signIn(probe);
    const SecretId = await outputOf(stage, 'sessionKeysSecret');
    await aws.secrets.send(new PutSecretValueCommand({ SecretId, SecretString: 'lost' }));
    await succeed(command, ['--stage', stage, '--revoke'], note, stage);
    const { status } = await probe.ask(pathOf('get-user-status'), { token: before });
    ensure(status === 401, `an old session is answered ${status}, not 401`);
    const { auth = '' } = await functionNames(aws, ['auth']);
    const restore = await addVariables(aws, auth, { REHEARSAL: 'cold start' });
    await probe.call(getUserStatus, { token: await signIn(probe) });
    await restore();
    return 'everybody has to sign in again, and can';
  },
};

/** @returns ID of the key that signed a token */
function keyOf(token: string): string {
  const [header = ''] = token.split('.');
  return JSON.parse(Buffer.from(header, 'base64url').toString('utf8')).kid;
}
