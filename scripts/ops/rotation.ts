/**
 * Rotates the key that signs the sessions of users or of administrators. The new key is published to every function
 * before it signs anything, and the old key stays published until its last token has expired, so nobody is signed out.
 */
import { createHash } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { lifeSeconds } from '../../lambdas/http/sign-session.ts';
import { type KeyHolder, type outputs, type StageName, sessionKeysRevision } from '../../lib/names.ts';
import {
  type KeyRing,
  newRing,
  parseRing,
  publicKeysOf,
  retired,
  switched,
  withNext,
} from '../../lib/session-keys/session-key-ring.ts';
import { CannotDo } from './command.ts';
import { setParameter } from './stack-update.ts';
import { outputOf } from './stage.ts';

/** For the functions that still hold the old secret when the new one is written, and then some. */
const graceSeconds = 3600;
const { admin: adminSeconds, ...userSeconds } = lifeSeconds;
const validSeconds = {
  users: Math.max(...Object.values(userSeconds)) + graceSeconds,
  admins: adminSeconds + graceSeconds,
} as const satisfies Record<KeyHolder, number>;

const secretOutput = {
  users: 'sessionKeysSecret',
  admins: 'adminSessionKeysSecret',
} as const satisfies Record<KeyHolder, keyof typeof outputs>;

/** The environment of a function holds 4 KB, and the keys are not alone in it. */
const mostPublicCharacters = 2000;

export interface Rotation {
  /** Whose sessions the keys sign. */
  readonly holder: KeyHolder;
  readonly now: Date;
  readonly note: (line: string) => void;
  /** See setParameter. */
  readonly pollSeconds?: number;
}

/**
 * May be cut off anywhere and run again: it goes on where it stopped.
 * @returns the ring as it is afterwards
 * @throws CannotDo
 */
export async function rotate(
  stage: StageName,
  { holder, now, note, pollSeconds }: Rotation,
): Promise<KeyRing> {
  const secretId = await outputOf(stage, secretOutput[holder]);
  const before = await readRing(secretId);
  const published = withNext(before);
  if (publicKeysOf(published).length > mostPublicCharacters) {
    throw new CannotDo('Too many keys are still valid: wait until one can be retired (--retire).');
  }
  note(before.next ? 'Going on with a rotation that was begun…' : 'Making a new key…');
  if (!before.next) await writeRing(secretId, published);
  note('Giving its public half to every function (some minutes)…');
  await setParameter(stage, { ...publicationOf(holder, published), pollSeconds });
  note('Signing with it…');
  const after = switched(published, new Date(now.getTime() + validSeconds[holder] * 1000));
  await writeRing(secretId, after);
  return after;
}

/**
 * Takes back the keys of which no token can be valid any more.
 * @returns how many there were
 * @throws CannotDo
 */
export async function retire(
  stage: StageName,
  { holder, now, note, pollSeconds }: Rotation,
): Promise<number> {
  const secretId = await outputOf(stage, secretOutput[holder]);
  const before = await readRing(secretId);
  const after = retired(before, now);
  const dropped = before.former.length - after.former.length;
  if (dropped > 0) {
    await writeRing(secretId, after);
    note('Taking them from every function (some minutes)…');
    await setParameter(stage, { ...publicationOf(holder, after), pollSeconds });
  }
  return dropped;
}

/**
 * For a leaked key: replaces the whole ring at once. Every session of these holders ends, and anyone who signs in
 * before all functions have the new key must sign in again.
 * @throws CannotDo
 */
export async function revoke(stage: StageName, { holder, note, pollSeconds }: Rotation): Promise<KeyRing> {
  const secretId = await outputOf(stage, secretOutput[holder]);
  const ring = newRing();
  await writeRing(secretId, ring);
  note('Taking every other key from every function (some minutes)…');
  await setParameter(stage, { ...publicationOf(holder, ring), pollSeconds });
  return ring;
}

/** @throws CannotDo */
export async function ringOf(stage: StageName, holder: KeyHolder): Promise<KeyRing> {
  return readRing(await outputOf(stage, secretOutput[holder]));
}

async function readRing(secretId: string): Promise<KeyRing> {
  const { SecretString = '' } = await withSecrets((client) =>
    client.send(new GetSecretValueCommand({ SecretId: secretId })),
  );
  const ring = parseRing(SecretString);
  if (!ring) throw new CannotDo(`The secret ${secretId} holds no session keys: deploy the stage again.`);
  return ring;
}

async function writeRing(secretId: string, ring: KeyRing): Promise<void> {
  await withSecrets((client) =>
    client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: JSON.stringify(ring) })),
  );
}

async function withSecrets<T>(work: (client: SecretsManagerClient) => Promise<T>): Promise<T> {
  const client = new SecretsManagerClient({});
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

/** The parameter whose change makes the stack read the ring again. */
const publicationOf = (holder: KeyHolder, ring: KeyRing) => ({
  name: sessionKeysRevision[holder],
  value: revisionOf(ring),
});

/** The same for the same public keys, so that a repeated step finds itself done. */
export function revisionOf(ring: KeyRing): string {
  const { keys }: { keys: { kid: string }[] } = JSON.parse(publicKeysOf(ring));
  const kids = keys.map(({ kid }) => kid).sort();
  return createHash('sha256').update(kids.join()).digest('hex').slice(0, 16);
}
