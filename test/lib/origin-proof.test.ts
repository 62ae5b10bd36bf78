/** The secret header between CloudFront and the functions: both ends agree at every moment of a rotation. */
import { createHash } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handler } from '../../lib/rotated/origin-proof.function.ts';
import { cloudFormation } from './custom-resource.ts';

const secrets = mockClient(SecretsManagerClient);
let cloud: Awaited<ReturnType<typeof cloudFormation>>;

beforeEach(async () => {
  cloud = await cloudFormation();
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'the random text of a new secret' });
});

afterEach(() => cloud.close());

async function proof(version: string, type: 'Create' | 'Update' = 'Update') {
  await handler(cloud.event(type, { secretId: 'seed', version }));
  const answer = cloud.answers.at(-1);
  expect(answer).toMatchObject({ Status: 'SUCCESS', NoEcho: true });
  return { header: answer?.Data?.header ?? '', digests: answer?.Data?.digests?.split(',') ?? [] };
}

const digestOf = (header: string) => createHash('sha256').update(header).digest('hex');

test('whichever end is updated first, the functions accept what CloudFront sends', async () => {
  const before = await proof('4', 'Create');
  const after = await proof('5');
  expect(after.header).not.toBe(before.header);
  for (const { digests } of [before, after]) {
    expect(digests).toContain(digestOf(before.header));
    expect(digests).toContain(digestOf(after.header));
  }
});

test('after two rotations, the first header is refused', async () => {
  const first = await proof('1', 'Create');
  expect((await proof('3')).digests).not.toContain(digestOf(first.header));
});

test('a repeated or rolled-back deployment has the same header', async () => {
  expect(await proof('2')).toEqual(await proof('2', 'Create'));
});

test('another seed gives another header', async () => {
  const { header } = await proof('1');
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'another seed' });
  expect((await proof('1')).header).not.toBe(header);
});

test.each(['0', '1.5', 'two', ''])('version %o fails the deployment', async (version) => {
  await handler(cloud.event('Update', { secretId: 'seed', version }));
  expect(cloud.answers).toMatchObject([{ Status: 'FAILED', Reason: 'version must be 1 or more' }]);
});

test('deleting the stack reads nothing', async () => {
  await handler(cloud.event('Delete', { secretId: 'seed', version: '1' }));
  expect(cloud.answers).toMatchObject([{ Status: 'SUCCESS' }]);
  expect(secrets.calls()).toHaveLength(0);
});
