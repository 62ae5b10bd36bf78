/** The key pair of sessions: made once, public half told, private half never leaves the secret. */
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handler } from '../../lib/session-keys/session-keys.function.ts';
import { cloudFormation } from './custom-resource.ts';

const secrets = mockClient(SecretsManagerClient);
let cloud: Awaited<ReturnType<typeof cloudFormation>>;
let stored: string;

beforeEach(async () => {
  stored = 'the random text of a new secret';
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(() => ({ SecretString: stored }));
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }) => {
    stored = SecretString;
    return {};
  });
  cloud = await cloudFormation();
});

afterEach(() => cloud.close());

const event = (type: 'Create' | 'Update' | 'Delete') => cloud.event(type, { secretId: 'key' });

test('the first deploy makes a pair that signs and verifies', async () => {
  await handler(event('Create'));
  const [answer] = cloud.answers;
  expect(answer).toMatchObject({ Status: 'SUCCESS', RequestId: 'r1' });
  expect(JSON.stringify(answer)).not.toContain(JSON.parse(stored).signing.d);

  const jwk = JSON.parse(stored).signing;
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: jwk.kid })
    .setSubject('someone')
    .sign(await importJWK(jwk, 'EdDSA'));
  const { payload } = await jwtVerify(token, createLocalJWKSet(JSON.parse(answer?.Data?.publicKeys ?? '')));
  expect(payload.sub).toBe('someone');
});

test('a later deploy finds the key of the first: nobody is signed out', async () => {
  await handler(event('Create'));
  const first = stored;
  await handler(event('Update'));
  expect(stored).toBe(first);
  expect(cloud.answers[1]?.Data).toEqual(cloud.answers[0]?.Data);
});

test('deleting the stack touches nothing', async () => {
  await handler(event('Delete'));
  expect(cloud.answers).toMatchObject([{ Status: 'SUCCESS' }]);
  expect(secrets.calls()).toHaveLength(0);
});

test('a failure is told, so that the deploy does not wait for an hour', async () => {
  secrets.on(PutSecretValueCommand).rejects(new Error('no right to write'));
  await handler(event('Create'));
  expect(cloud.answers).toMatchObject([{ Status: 'FAILED', Reason: 'no right to write' }]);
});
