/**
 * The Ed25519 keys that sign sessions, derived from a seed and a version. Only the seed is stored, and the public key of the
 * next version can be distributed before that version signs.
 */
import { createHash, createPrivateKey, hkdfSync } from 'node:crypto';

interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

interface PrivateJwk extends PublicJwk {
  readonly d: string;
}

/** An Ed25519 private key in PKCS #8 is this header and 32 bytes (RFC 8410, section 7). */
const pkcs8Header = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * @param seed random text, at least 32 characters
 * @param version 1 or more, raised by one at each rotation
 * @returns a private JWK; its `kid` is derived from the key, so a new seed changes it
 */
export function sessionKey(seed: string, version: number): PrivateJwk {
  const bytes = Buffer.from(hkdfSync('sha256', seed, '', `session ${version}`, 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Header, bytes]), format: 'der', type: 'pkcs8' });
  const { x = '', d = '' } = key.export({ format: 'jwk' });
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, 16);
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid, alg: 'EdDSA', use: 'sig' };
}

/** @returns the public JWK Set (JSON) that verifies sessions signed by these versions */
export function publicKeySet(seed: string, versions: readonly number[]): string {
  const keys = versions.map((version): PublicJwk => {
    const { d: _, ...publicHalf } = sessionKey(seed, version);
    return publicHalf;
  });
  return JSON.stringify({ keys });
}
