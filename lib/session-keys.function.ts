/** Runs at deploy: makes the key that signs sessions, unless there is one, and answers the public halves of all. */
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { newRing, parseRing, publicKeysOf } from './session-key-ring.ts';

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

/** @returns the JWK Set as JSON; a deploy that runs again finds the keys that are there */
async function publicKeysIn(secretId: string): Promise<string> {
  const { SecretString: text } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const known = parseRing(text ?? '');
  const ring = known ?? newRing();
  if (!known) {
    await client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: JSON.stringify(ring) }));
  }
  return publicKeysOf(ring);
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
