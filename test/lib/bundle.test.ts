/** A bundle as Lambda gets it: one file that signs its calls with the credentials of the environment. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundle } from '../../lib/functions/bundle.ts';
import { defaultProvider } from '../../lib/functions/environment-credentials.ts';
import { Authenticator } from '../../scripts/bench/authenticator.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gameplan-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = join(folder, 'entry.ts');
writeFileSync(
  entry,
  `import { DynamoDBClient } from '${root}/node_modules/@aws-sdk/client-dynamodb';
   import { DynamoDBDocumentClient, GetCommand } from '${root}/node_modules/@aws-sdk/lib-dynamodb';
   const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
   export const handler = () => client.send(new GetCommand({ TableName: 'things', Key: { pk: 'a' } }));`,
);
const file = bundle(entry, folder);

test('has no provider of credentials but the environment', () => {
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  expect(code).not.toMatch(/fromSSO|169\.254\.170\.2|sso_start_url/);
});

test('makes and uses a passkey without the libraries of certificates', async () => {
  const passkeyEntry = join(folder, 'passkey.ts');
  writeFileSync(passkeyEntry, `export * from '${root}/lambdas/services/webauthn.ts';`);
  const made = bundle(passkeyEntry, join(folder, 'passkey'));
  expect(statSync(made).size).toBeLessThan(260_000);
  process.env.SITE_ORIGIN = 'https://gameplan.example';
  const { creationOptions, requestOptions, verifyCreated, verifyUsed } = createRequire(import.meta.url)(
    made,
  ) as typeof import('../../lambdas/services/webauthn.ts');
  const device = new Authenticator('https://gameplan.example');
  const account = { handle: 'aGFuZGxl', email: 'ann@example.com', name: 'Ann' };
  const creation = await creationOptions(account, []);
  const known = await verifyCreated(device.create(creation), creation.challenge);
  expect(known).toMatchObject({ counter: 0, synced: false });
  const request = await requestOptions();
  const used = known && (await verifyUsed(device.use(request), known, request.challenge));
  expect(used).toEqual({ counter: 1, synced: false });
});

test('has no streams of events', () => {
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('No function reads a stream of events');
  expect(code.includes(':message-type')).toBe(false);
});

test('has no cache of discovered endpoints', () => {
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('No function discovers endpoints');
  expect(code.includes('LRUCache')).toBe(false);
});

test('signs with the key and the session token of the environment', async () => {
  const seen: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization, request.headers['x-amz-security-token']);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"Item":{"pk":{"S":"a"}}}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const child = spawn(
    process.execPath,
    [
      '-e',
      `require(${JSON.stringify(file)}).handler().then(({ Item }) => console.log(JSON.stringify(Item)))`,
    ],
    {
      env: {
        AWS_REGION: 'eu-west-1',
        AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'the-key',
        AWS_SECRET_ACCESS_KEY: 'the-secret',
        AWS_SESSION_TOKEN: 'the-token',
      },
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (part) => output.push(part));
  child.stderr.on('data', (part) => output.push(part));
  await new Promise((closed) => child.on('close', closed));
  await new Promise((closed) => server.close(closed));

  expect(Buffer.concat(output).toString().trim()).toBe('{"pk":"a"}');
  expect(seen).toEqual([expect.stringContaining('Credential=the-key/'), 'the-token']);
});

test('says plainly when the environment has no key', async () => {
  const { AWS_ACCESS_KEY_ID: before } = process.env;
  delete process.env.AWS_ACCESS_KEY_ID;
  try {
    await expect(defaultProvider()()).rejects.toThrow('AWS_ACCESS_KEY_ID');
  } finally {
    if (before !== undefined) process.env.AWS_ACCESS_KEY_ID = before;
  }
});
