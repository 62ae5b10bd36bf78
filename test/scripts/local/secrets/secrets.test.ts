/** The Secrets Manager stand-in, called with the real SDK, and the key pair it stores. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { expect, test } from 'vitest';
import { answerSecrets } from '../../../../scripts/local/secrets/secrets.ts';
import { sessionSeeds } from '../../../../scripts/local/secrets/seeds.ts';
import { newFolder } from '../folder.ts';
import { serve } from '../serve.ts';

async function client() {
  const secrets = new Map([['gameplan/one', 'the value']]);
  const endpoint = await serve((request) => answerSecrets(secrets, request));
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  return new SecretsManagerClient({ endpoint, region: 'ca-central-1', credentials, maxAttempts: 1 });
}

test('returns a secret by its name and by its ARN', async () => {
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

test('session seeds are generated once, and differ for users and administrators', () => {
  const folder = newFolder();
  const seeds = sessionSeeds(folder);
  expect(sessionSeeds(folder)).toEqual(seeds);
  expect(seeds.users).not.toBe(seeds.administrators);
  expect(sessionSeeds(newFolder()).users).not.toBe(seeds.users);
});

test('only the owner can read the session seeds, and a broken file is reported', () => {
  const folder = newFolder();
  const { users } = sessionSeeds(folder);
  const path = join(folder, 'session-seeds.json');
  expect(statSync(path).mode & 0o077).toBe(0);
  for (const broken of [
    '',
    '{',
    '[]',
    JSON.stringify({ users }),
    readFileSync(path, 'utf8').replace(users, 'x'),
  ]) {
    writeFileSync(path, broken);
    expect(() => sessionSeeds(folder)).toThrow(/session-seeds\.json .*: delete the folder/);
  }
});
