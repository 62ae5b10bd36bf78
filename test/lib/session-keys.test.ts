/** The key pair of sessions: made once, public half told, private half never leaves the secret. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handler } from '../../lib/session-keys.function.ts';

const secrets = mockClient(SecretsManagerClient);
let server: Server;
let answers: { Status: string; Reason?: string; Data?: { publicKeys: string }; RequestId: string }[];
let stored: string;

beforeEach(async () => {
  answers = [];
  stored = 'the random text of a new secret';
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(() => ({ SecretString: stored }));
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }) => {
    stored = SecretString;
    return {};
  });
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    answers.push(JSON.parse(Buffer.concat(parts).toString()));
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => new Promise((closed) => server.close(closed)));

const event = (RequestType: 'Create' | 'Update' | 'Delete', properties = { secretId: 'key' }) =>
  ({
    RequestType,
    RequestId: 'r1',
    StackId: 's1',
    LogicalResourceId: 'Made',
    PhysicalResourceId: 'session-keys',
    OldResourceProperties: {},
    ResourceType: 'Custom::SessionKeys',
    ResponseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ResourceProperties: { ServiceToken: 't', ...properties },
  }) as object as CloudFormationCustomResourceEvent;

test('the first deploy makes a pair that signs and verifies', async () => {
  await handler(event('Create'));
  const [answer] = answers;
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
  expect(answers[1]?.Data).toEqual(answers[0]?.Data);
});

test('deleting the stack touches nothing', async () => {
  await handler(event('Delete'));
  expect(answers).toMatchObject([{ Status: 'SUCCESS' }]);
  expect(secrets.calls()).toHaveLength(0);
});

test('a failure is told, so that the deploy does not wait for an hour', async () => {
  secrets.on(PutSecretValueCommand).rejects(new Error('no right to write'));
  await handler(event('Create'));
  expect(answers).toMatchObject([{ Status: 'FAILED', Reason: 'no right to write' }]);
});
