/** The seeds of the local session keys, created at the first start. */
import { randomBytes } from 'node:crypto';
import { isRecord, readState, writeState } from './state.ts';

const file = 'session-seeds.json';

interface Seeds {
  readonly users: string;
  readonly administrators: string;
}

/** @throws CannotStart if the file is broken */
export function sessionSeeds(dataDir: string): Seeds {
  const stored = readState(dataDir, file, isSeeds);
  if (stored) return stored;
  const created = { users: newSeed(), administrators: newSeed() };
  writeState(dataDir, file, created);
  return created;
}

const newSeed = () => randomBytes(32).toString('hex');

const isSeed = (value: unknown) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);

const isSeeds = (value: unknown): value is Seeds =>
  isRecord(value) && isSeed(value.users) && isSeed(value.administrators);
