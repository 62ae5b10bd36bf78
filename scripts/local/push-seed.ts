/** The seed of the keys that sign push messages on this machine: made at the first start, kept for the next. */
import { randomBytes } from 'node:crypto';
import { isRecord, readState, writeState } from './state.ts';

const file = 'push-seed.json';

const isSeed = (value: unknown): value is { readonly seed: string } =>
  isRecord(value) && typeof value.seed === 'string';

export function pushSeed(dataDir: string): string {
  const known = readState(dataDir, file, isSeed);
  if (known) return known.seed;
  const seed = randomBytes(32).toString('base64url');
  writeState(dataDir, file, { seed });
  return seed;
}
