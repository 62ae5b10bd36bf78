/** Reads secrets, cached for five minutes so that a rotated one is picked up without a deploy. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { atFirstUse, awsCallOptions, awsClientOptions } from '../../contracts/platform/aws-client.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';

const cacheMs = 5 * 60_000;

const client = atFirstUse(() => new SecretsManagerClient(awsClientOptions(timeouts.secrets)));

const cache = new Map<string, { value: string; until: number }>();

/**
 * @param name the secret's name, from the environment
 * @returns its text; the last known text if the service cannot be reached
 * @throws if it cannot be read and was never read before
 */
export async function readSecret(name: string, now = Date.now()): Promise<string> {
  const known = cache.get(name);
  if (known && known.until > now) return known.value;
  try {
    const ask = new GetSecretValueCommand({ SecretId: name });
    const { SecretString: value } = await client().send(ask, awsCallOptions(timeouts.secrets));
    if (!value) throw new Error(`Secret ${name} is empty`);
    cache.set(name, { value, until: now + cacheMs });
    return value;
  } catch (error) {
    if (known) return known.value;
    throw error;
  }
}
