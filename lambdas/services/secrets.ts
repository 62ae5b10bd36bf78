/** Secrets by name, kept for five minutes, so that a rotated one is picked up without a deploy. */
import { callAws, jsonProblem, type Service } from '../aws/call.ts';
import { timeouts } from '../contracts/timeouts.ts';

const keptMs = 5 * 60_000;

const service: Service = {
  name: 'secretsmanager',
  variable: 'SECRETS_MANAGER',
  timeouts: timeouts.secrets,
  pauseMs: 100,
  problemOf: jsonProblem,
};

const kept = new Map<string, { value: string; until: number }>();

/**
 * @param name the secret's name, from the environment
 * @returns its text; the last known one while the service cannot be reached
 * @throws when it was never read and cannot be
 */
export async function readSecret(name: string, now = Date.now()): Promise<string> {
  const known = kept.get(name);
  if (known && known.until > now) return known.value;
  try {
    const value = await getSecretValue(name);
    if (!value) throw new Error(`Secret ${name} is empty`);
    kept.set(name, { value, until: now + keptMs });
    return value;
  } catch (error) {
    if (known) return known.value;
    throw error;
  }
}

/** GetSecretValue of the Secrets Manager API. */
async function getSecretValue(name: string): Promise<string | undefined> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'secretsmanager.GetSecretValue',
  };
  const { SecretString }: { SecretString?: string } = JSON.parse(
    await callAws(service, headers, JSON.stringify({ SecretId: name })),
  );
  return SecretString;
}
