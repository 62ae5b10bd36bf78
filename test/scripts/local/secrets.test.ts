/** The stand-in for Secrets Manager, spoken to by the real SDK; and the key pair it holds. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { answerSecrets } from '../../../scripts/local/secrets.ts';
import { sessionKeys } from '../../../scripts/local/session-keys.ts';
import { newFolder } from './folder.ts';
import { serve } from './serve.ts';

async function client() {
  const secrets = new Map([['gameplan/one', 'the value']]);
  const endpoint = await serve((request) => answerSecrets(secrets, request));
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  return new SecretsManagerClient({ endpoint, region: 'ca-central-1', credentials, maxAttempts: 1 });
}

test('answers a secret by its name and by its ARN', async () => {
  const secrets = await client();
  const { SecretString, ARN, Name } = await secrets.send(
    new GetSecretValueCommand({ SecretId: 'gameplan/one' }),
  );
  expect({ SecretString, Name }).toEqual({ SecretString: 'the value', Name: 'gameplan/one' });
  const again = await secrets.send(new GetSecretValueCommand({ SecretId: ARN }));
  expect(again.SecretString).toBe('the value');
});

test('refuses what the service refuses', async () => {
  const secrets = await client();
  const get = (SecretId: string | undefined) => secrets.send(new GetSecretValueCommand({ SecretId }));
  await expect(get('gameplan/two')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect(get('')).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(secrets.send(new ListSecretsCommand())).rejects.toMatchObject({
    name: 'UnknownOperationException',
  });
  const url = await serve((request) => answerSecrets(new Map(), request));
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
});

test('the session key is made once; what it signs, the public set verifies', async () => {
  const folder = newFolder();
  const keys = sessionKeys(folder, 'users');
  expect(sessionKeys(folder, 'users')).toEqual(keys);
  expect(keys.publicJwks).not.toContain('"d"');
  const jwk = JSON.parse(keys.ring).signing;
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: jwk.kid })
    .sign(await importJWK(jwk, 'EdDSA'));
  const verified = await jwtVerify(token, createLocalJWKSet(JSON.parse(keys.publicJwks)));
  expect(verified.protectedHeader.kid).toBe(jwk.kid);
  expect(sessionKeys(newFolder(), 'users').publicJwks).not.toBe(keys.publicJwks);
  expect(sessionKeys(folder, 'admins').publicJwks).not.toBe(keys.publicJwks);
});

test('the session key is for its owner only, and a broken one is said to be broken', () => {
  const folder = newFolder();
  sessionKeys(folder, 'users');
  const path = join(folder, 'session-keys.json');
  expect(statSync(path).mode & 0o077).toBe(0);
  for (const broken of ['', '{', '[]', '{"kty":"RSA"}', readFileSync(path, 'utf8').replace('"x"', '"y"')]) {
    writeFileSync(path, broken);
    expect(() => sessionKeys(folder, 'users')).toThrow(/session-keys\.json .*: delete the folder/);
  }
});
