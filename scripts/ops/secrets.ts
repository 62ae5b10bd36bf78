/** The secrets of a stage that an operator wrote, for commands that need one. */
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type OperatorSecret, operatorSecrets, type StageName, secretNameOf } from '../../lib/names.ts';
import { CannotDo } from './command.ts';

/** @throws CannotDo where nobody has written it yet */
export async function secretOf(stage: StageName, secret: OperatorSecret): Promise<string> {
  const value = await findSecret(stage, secret);
  if (value) return value;
  const name = secretNameOf(stage, secret);
  throw new CannotDo(
    `There is no secret ${name} (the ${operatorSecrets[secret]}): ` +
      `aws secretsmanager create-secret --name ${name} --secret-string file:///dev/stdin`,
  );
}

/** @returns undefined where there is none, or an empty one */
export async function findSecret(stage: StageName, secret: OperatorSecret): Promise<string | undefined> {
  const client = new SecretsManagerClient({});
  try {
    const SecretId = secretNameOf(stage, secret);
    return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString || undefined;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  } finally {
    client.destroy();
  }
}
