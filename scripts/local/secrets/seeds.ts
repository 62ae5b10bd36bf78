/** Seeds of the local session and push keys, created at the first start. */
import { randomBytes } from 'node:crypto';
import { isRecord, readState, writeState } from '../process/state.ts';

interface SessionSeeds {
  readonly users: string;
  readonly administrators: string;
}

/** @throws CannotStart if the file is broken */
export function sessionSeeds(dataDir: string): SessionSeeds {
  const seed = () => randomBytes(32).toString('hex');
  return stored(dataDir, 'session-seeds.json', isSessionSeeds, () => ({
    users: seed(),
    administrators: seed(),
  }));
}

/** @throws CannotStart if the file is broken */
export function pushSeed(dataDir: string): string {
  return stored(dataDir, 'push-seed.json', isPushSeed, () => ({
    seed: randomBytes(32).toString('base64url'),
  })).seed;
}

function stored<T>(
  dataDir: string,
  file: string,
  isValid: (value: unknown) => value is T,
  create: () => T,
): T {
  const existing = readState(dataDir, file, isValid);
  if (existing) return existing;
  const created = create();
  writeState(dataDir, file, created);
  return created;
}

const isHexSeed = (value: unknown) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);

const isSessionSeeds = (value: unknown): value is SessionSeeds =>
  isRecord(value) && isHexSeed(value.users) && isHexSeed(value.administrators);

const isPushSeed = (value: unknown): value is { readonly seed: string } =>
  isRecord(value) && typeof value.seed === 'string';
