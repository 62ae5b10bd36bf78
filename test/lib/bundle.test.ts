/** A function's bundle: one file that signs AWS calls with the credentials in its environment. */
import { execFile, spawn, spawnSync } from 'node:child_process';
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

test('has no credential provider except the environment', () => {
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  expect(code).not.toMatch(/fromSSO|169\.254\.170\.2|sso_start_url/);
});

test('creates and uses a passkey without the certificate libraries', async () => {
  const passkeyEntry = join(folder, 'passkey.ts');
  writeFileSync(passkeyEntry, `export * from '${root}/lambdas/services/accounts/webauthn.ts';`);
  const made = bundle(passkeyEntry, join(folder, 'passkey'));
  const library = join(folder, 'passkey/node_modules/@simplewebauthn/server.js');
  expect(statSync(library).size).toBeLessThan(210_000);
  process.env.SITE_ORIGIN = 'https://gameplan.example';
  const { creationOptions, requestOptions, verifyCreated, verifyUsed } = createRequire(import.meta.url)(
    made,
  ) as typeof import('../../lambdas/services/accounts/webauthn.ts');
  const device = new Authenticator('https://gameplan.example');
  const account = { handle: 'aGFuZGxl', email: 'ann@example.com', name: 'Ann' };
  const creation = await creationOptions(account, []);
  const known = await verifyCreated(device.create(creation), creation.challenge);
  expect(known).toMatchObject({ counter: 0, synced: false });
  const request = await requestOptions();
  const used = known && (await verifyUsed(device.use(request), known, request.challenge));
  expect(used).toEqual({ counter: 1, synced: false });
});

test('has no event streams', () => {
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('Event streams are not supported');
  expect(code.includes(':message-type')).toBe(false);
});

test('has no endpoint discovery cache', () => {
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('Endpoint discovery is not supported');
  expect(code.includes('LRUCache')).toBe(false);
});

test('loads the client of the model on demand, from its own file', async () => {
  const modelFolder = join(folder, 'model');
  const made = bundle('lambdas/services/asking/model.ts', modelFolder);
  expect(readFileSync(made, 'utf8')).not.toContain('/chat/completions');
  const server = createServer(({ headers }, response) => {
    const body = headers['x-amz-target'] ? { SecretString: 'a-key' } : completion;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const completion = { choices: [{ message: { content: '{"restated":[]}' } }] };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await new Promise<string>((done, failed) =>
    execFile(
      process.execPath,
      ['-e', `require(${JSON.stringify(made)}).read({}).then((read) => console.log(JSON.stringify(read)))`],
      {
        env: {
          AWS_REGION: 'eu-west-1',
          AWS_ENDPOINT_URL_SECRETS_MANAGER: origin,
          AWS_ACCESS_KEY_ID: 'the-key',
          AWS_SECRET_ACCESS_KEY: 'the-secret',
          MODEL_KEY_SECRET: 'key-of-the-model',
          MODEL_BASE_URL: origin,
          MODEL_NAME: 'a-model',
        },
      },
      (error, output) => (error ? failed(error) : done(output)),
    ),
  );
  await new Promise((closed) => server.close(closed));
  expect(JSON.parse(result)).toMatchObject({ kind: 'reply', reply: { restated: [] } });
});

test('signs with the key and the session token in the environment', async () => {
  const signedHeaders: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    signedHeaders.push(request.headers.authorization, request.headers['x-amz-security-token']);
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
  expect(signedHeaders).toEqual([expect.stringContaining('Credential=the-key/'), 'the-token']);
});

test('reports a missing key in the environment clearly', async () => {
  const { AWS_ACCESS_KEY_ID: before } = process.env;
  delete process.env.AWS_ACCESS_KEY_ID;
  try {
    await expect(defaultProvider()()).rejects.toThrow('AWS_ACCESS_KEY_ID');
  } finally {
    if (before !== undefined) process.env.AWS_ACCESS_KEY_ID = before;
  }
});

test.each(['prompt-process', 'tracker-save'])(
  '%s creates no number or date format while it loads',
  (name) => {
    const made = bundle(`lambdas/functions/${name}.ts`, join(folder, name));
    const { stderr } = spawnSync(process.execPath, [
      '-e',
      `const refuse = () => { throw new Error('A format was created'); };
     for (const kind of ['NumberFormat', 'DateTimeFormat', 'PluralRules']) Intl[kind] = refuse;
     Number.prototype.toLocaleString = Date.prototype.toLocaleString = refuse;
     require(${JSON.stringify(made)});`,
    ]);
    expect(String(stderr)).toBe('');
  },
);
