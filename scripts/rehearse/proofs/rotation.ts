/** A rotation of the session keys signs nobody out, and a new seed signs everybody out. */
import { randomBytes } from 'node:crypto';
import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { pathOf } from '../../../lambdas/contracts/routes.ts';
import { probeOf } from '../../ops/smoke/probe.ts';
import { outputOf } from '../../ops/stage.ts';
import { withSessionKeyVersion } from '../edits.ts';
import { deploy } from './deploy.ts';
import { signIn } from './person.ts';
import { ensure, type Proof, stage } from './proof.ts';

export const rotatesKeys: Proof = {
  name: 'a rotation of the session keys signs nobody out',
  async run(rehearsal) {
    const probe = probeOf(rehearsal.front.origin);
    const before = await signIn(probe);
    await deploy(rehearsal, withSessionKeyVersion(2));
    await probe.call(getUserStatus, { token: before });
    const after = await signIn(probe);
    await probe.call(getUserStatus, { token: after });
    ensure(keyOf(before) !== keyOf(after), 'the new session is signed by the old key');
    return 'the old session and a new one, signed by the new key, are both valid';
  },
};

export const replacesLeakedKeys: Proof = {
  name: 'a leaked seed of the session keys is replaced as the runbook says',
  async run(rehearsal) {
    const probe = probeOf(rehearsal.front.origin);
    const before = await signIn(probe);
    const SecretId = await outputOf(stage, 'sessionKeysSecret');
    const SecretString = randomBytes(32).toString('hex');
    await rehearsal.aws.secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
    await deploy(rehearsal, withSessionKeyVersion(3));
    const { status } = await probe.ask(pathOf('get-user-status'), { token: before });
    ensure(status === 401, `an old session is answered ${status}, not 401`);
    await probe.call(getUserStatus, { token: await signIn(probe) });
    return 'everybody has to sign in again, and can';
  },
};

/** @returns ID of the key that signed a token */
function keyOf(token: string): string {
  const [header = ''] = token.split('.');
  return JSON.parse(Buffer.from(header, 'base64url').toString('utf8')).kid;
}
