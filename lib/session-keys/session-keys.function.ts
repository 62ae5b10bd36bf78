/** Runs at deploy: makes the key that signs sessions, unless there is one, and answers the public halves of all. */
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerCloudFormation, secretIdOf } from '../custom-resource.ts';
import { newRing, parseRing, publicKeysOf } from './session-key-ring.ts';

const client = new SecretsManagerClient({});

export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, { name: 'session-keys' }, async () => ({
    publicKeys: event.RequestType === 'Delete' ? '' : await publicKeysIn(secretIdOf(event)),
  }));
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
