/** The keys that sign sessions on this machine: made at the first start, kept for the next. */

import type { KeyHolder } from '../../lib/names.ts';
import { type KeyRing, newRing, parseRing, publicKeysOf } from '../../lib/session-keys/session-key-ring.ts';
import { readState, writeState } from './state.ts';

const files = {
  users: 'session-keys.json',
  admins: 'admin-session-keys.json',
} as const satisfies Record<KeyHolder, string>;

/** @returns the ring for the secret, and the set of public keys for the environment, both as JSON */
export function sessionKeys(dataDir: string, holder: KeyHolder): { ring: string; publicJwks: string } {
  const file = files[holder];
  const ring = readState(dataDir, file, isRing) ?? makeRing(dataDir, file);
  return { ring: JSON.stringify(ring), publicJwks: publicKeysOf(ring) };
}

function makeRing(dataDir: string, file: string): KeyRing {
  const ring = newRing();
  writeState(dataDir, file, ring);
  return ring;
}

const isRing = (value: unknown): value is KeyRing => parseRing(JSON.stringify(value)) !== undefined;
