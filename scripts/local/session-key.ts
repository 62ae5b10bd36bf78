/** The key pair that signs sessions on this machine: made at the first start, kept for the next. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { isRecord, readState, writeState } from './state.ts';

const file = 'session-key.json';

interface PrivateJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly d: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** @returns the private JWK for the secret, and the set of public ones for the environment, both as JSON */
export function sessionKeys(dataDir: string): { privateJwk: string; publicJwks: string } {
  const key = readState(dataDir, file, isPrivateJwk) ?? makeKey(dataDir);
  const { d: _secret, ...open } = key;
  return { privateJwk: JSON.stringify(key), publicJwks: JSON.stringify({ keys: [open] }) };
}

function makeKey(dataDir: string): PrivateJwk {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (!x || !d) throw new Error('the key pair has no parts to export');
  const key: PrivateJwk = { kty: 'OKP', crv: 'Ed25519', x, d, kid: randomUUID(), alg: 'EdDSA', use: 'sig' };
  writeState(dataDir, file, key);
  return key;
}

function isPrivateJwk(value: unknown): value is PrivateJwk {
  return (
    isRecord(value) &&
    value.kty === 'OKP' &&
    value.crv === 'Ed25519' &&
    [value.x, value.d, value.kid].every((part) => typeof part === 'string' && part !== '')
  );
}
