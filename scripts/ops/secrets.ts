/** Secrets of a stage, for commands that need one. */
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type OperatorSecret, operatorSecrets, type StageName, secretNameOf } from '../../lib/names.ts';
import { CommandError } from './command.ts';

/** @throws CommandError where nobody has written it yet */
export async function secretOf(stage: StageName, secret: OperatorSecret): Promise<string> {
  const value = await findSecret(stage, secret);
  if (value) return value;
  throw new CommandError(
    `Nobody has written the ${operatorSecrets[secret]} yet: put it into the secret ${secretNameOf(stage, secret)}.`,
  );
}

/** @returns undefined where there is none, or an empty one */
async function findSecret(stage: StageName, secret: OperatorSecret): Promise<string | undefined> {
  const SecretId = secretNameOf(stage, secret);
  const found = await whereThere((client) => client.send(new GetSecretValueCommand({ SecretId })));
  return found?.SecretString || undefined;
}

/** Looks at names only: whoever deploys need not be able to read a key. */
export async function isWritten(stage: StageName, secret: OperatorSecret): Promise<boolean> {
  const SecretId = secretNameOf(stage, secret);
  const found = await whereThere((client) => client.send(new DescribeSecretCommand({ SecretId })));
  return found !== undefined && Object.keys(found.VersionIdsToStages ?? {}).length > 0;
}

/** @returns undefined where there is no such secret */
async function whereThere<T>(ask: (client: SecretsManagerClient) => Promise<T>): Promise<T | undefined> {
  const client = new SecretsManagerClient({});
  try {
    return await ask(client);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  } finally {
    client.destroy();
  }
}
