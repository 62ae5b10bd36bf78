/** Reads a stage's secrets for commands. */
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type OperatorSecret, operatorSecrets, type StageName, secretNameOf } from '../../lib/names.ts';
import { CommandError } from './command.ts';

/** @throws CommandError if it has no value yet */
export async function secretOf(stage: StageName, secret: OperatorSecret): Promise<string> {
  const value = await findSecret(stage, secret);
  if (value) return value;
  throw new CommandError(
    `The ${operatorSecrets[secret]} is not set: write it to the secret ${secretNameOf(stage, secret)}.`,
  );
}

/** @returns undefined if the secret is missing or empty */
async function findSecret(stage: StageName, secret: OperatorSecret): Promise<string | undefined> {
  const SecretId = secretNameOf(stage, secret);
  const found = await ifExists((client) => client.send(new GetSecretValueCommand({ SecretId })));
  return found?.SecretString || undefined;
}

/** Does not read the value: deploying does not require that permission. */
export async function isWritten(stage: StageName, secret: OperatorSecret): Promise<boolean> {
  const SecretId = secretNameOf(stage, secret);
  const found = await ifExists((client) => client.send(new DescribeSecretCommand({ SecretId })));
  return found !== undefined && Object.keys(found.VersionIdsToStages ?? {}).length > 0;
}

/** @returns undefined if the secret does not exist */
async function ifExists<T>(request: (client: SecretsManagerClient) => Promise<T>): Promise<T | undefined> {
  const client = new SecretsManagerClient({});
  try {
    return await request(client);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  } finally {
    client.destroy();
  }
}
