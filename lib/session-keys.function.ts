/** Runs at deploy: makes the key pair that signs sessions, unless there is one, and answers its public half. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

interface PrivateJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly d: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

const client = new SecretsManagerClient({});

/** CloudFormation waits for a PUT to the address it gives, whatever happens; the return value is nothing to it. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  try {
    const publicKeys = event.RequestType === 'Delete' ? '' : await publicKeysIn(secretIdOf(event));
    await respond(event, { Status: 'SUCCESS', Data: { publicKeys } });
  } catch (error) {
    await respond(event, { Status: 'FAILED', Reason: error instanceof Error ? error.message : 'unknown' });
  }
}

function secretIdOf({ ResourceProperties: { secretId } }: CloudFormationCustomResourceEvent): string {
  if (typeof secretId !== 'string') throw new Error('secretId is missing');
  return secretId;
}

/** @returns the JWK Set as JSON; a deploy that runs again finds the key of the first */
async function publicKeysIn(secretId: string): Promise<string> {
  const { SecretString: text } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  let jwk = parse(text ?? '');
  if (!jwk) {
    jwk = newKey();
    await client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: JSON.stringify(jwk) }));
  }
  const { d: _private, ...publicJwk } = jwk;
  return JSON.stringify({ keys: [publicJwk] });
}

/** @returns undefined for the random text that a new secret starts with */
function parse(text: string): PrivateJwk | undefined {
  try {
    const jwk = JSON.parse(text);
    return jwk?.kty === 'OKP' && jwk.d && jwk.x ? jwk : undefined;
  } catch {
    // Not JSON, so not a key yet.
    return undefined;
  }
}

function newKey(): PrivateJwk {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (!x || !d) throw new Error('The key pair could not be exported');
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: randomUUID(), alg: 'EdDSA', use: 'sig' };
}

async function respond(event: CloudFormationCustomResourceEvent, outcome: object): Promise<void> {
  const body = JSON.stringify({
    ...outcome,
    StackId: event.StackId,
    RequestId: event.RequestId,
    LogicalResourceId: event.LogicalResourceId,
    PhysicalResourceId: 'session-keys',
    NoEcho: false,
  });
  const response = await fetch(event.ResponseURL, { method: 'PUT', body });
  if (!response.ok) throw new Error(`CloudFormation refused the answer: ${response.status}`);
}
