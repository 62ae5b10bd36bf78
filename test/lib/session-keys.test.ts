/** Session signing keys: a rotation ends no session, whichever function is updated first. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionKey } from '../../lambdas/http/accounts/session-keys.ts';
import { handler } from '../../lib/rotated/session-keys.function.ts';
import { cloudFormation } from './custom-resource.ts';

const secrets = mockClient(SecretsManagerClient);
let seed = '';
let cloud: Awaited<ReturnType<typeof cloudFormation>>;

beforeEach(async () => {
  cloud = await cloudFormation();
  seed = 'the random text of a new secret';
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(() => ({ SecretString: seed }));
});

afterEach(() => cloud.close());

/** @returns the public keys that functions get from a deployment of this version */
async function publicKeys(version: number): Promise<string> {
  await handler(cloud.event('Update', { secretId: 'seed', version: String(version) }));
  const answer = cloud.answers.at(-1);
  expect(answer).toMatchObject({ Status: 'SUCCESS' });
  return answer?.Data?.publicKeys ?? '';
}

async function token(version: number): Promise<string> {
  const jwk = sessionKey(seed, version);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: jwk.kid })
    .sign(await importJWK(jwk, 'EdDSA'));
}

const accepts = (keys: string, signed: string): Promise<boolean> =>
  jwtVerify(signed, createLocalJWKSet(JSON.parse(keys))).then(
    () => true,
    () => false,
  );

test('during a rotation, functions of both versions accept sessions of both', async () => {
  for (const keys of [await publicKeys(4), await publicKeys(5)]) {
    expect(await accepts(keys, await token(4))).toBe(true);
    expect(await accepts(keys, await token(5))).toBe(true);
  }
});

test('a session ends with the second rotation after its sign-in', async () => {
  const signed = await token(1);
  expect(await accepts(await publicKeys(2), signed)).toBe(true);
  expect(await accepts(await publicKeys(3), signed)).toBe(false);
});

test('a new seed ends every session', async () => {
  const signed = await Promise.all([1, 2, 3].map(token));
  seed = 'another seed';
  const keys = await publicKeys(2);
  for (const one of signed) expect(await accepts(keys, one)).toBe(false);
  expect(await accepts(keys, await token(2))).toBe(true);
});

test('each seed and version has its own key and key ID, always the same', () => {
  const cases = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 99 })), {
    minLength: 2,
  });
  fc.assert(
    fc.property(cases, (given) => {
      const distinct = new Set(given.map((one) => JSON.stringify(one))).size;
      const keys = given.map(([text, version]) => sessionKey(text, version));
      expect(new Set(keys.map(({ d }) => d)).size).toBe(distinct);
      expect(new Set(keys.map(({ kid }) => kid)).size).toBe(distinct);
    }),
    { numRuns: 25 },
  );
});

test("public keys cannot sign, and fit into a function's environment", async () => {
  const keys = await publicKeys(12);
  expect(keys).not.toContain('"d"');
  expect(keys.length).toBeLessThan(1000);
});
