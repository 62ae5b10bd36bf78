/**
 * The keys of sessions, as their secret holds them: one signs, the next waits until every function can verify it, the
 * former ones verify until the last token they signed has expired.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';

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

/** Kept without its private half, which nobody needs any more. */
interface FormerKey {
  readonly jwk: PublicJwk;
  /** ISO 8601; from then on no token of it is valid. */
  readonly until: string;
}

export interface KeyRing {
  readonly signing: PrivateJwk;
  /** Published, and not used yet: a rotation has begun. */
  readonly next: PrivateJwk | null;
  readonly former: readonly FormerKey[];
}

function newKey(): PrivateJwk {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (!x || !d) throw new Error('The key pair could not be exported');
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: randomUUID(), alg: 'EdDSA', use: 'sig' };
}

export const newRing = (): KeyRing => ({ signing: newKey(), next: null, former: [] });

/** @returns undefined for whatever is not a ring, such as the random text that a new secret starts with */
export function parseRing(text: string): KeyRing | undefined {
  try {
    const ring = JSON.parse(text);
    return isKey(ring?.signing) && Array.isArray(ring.former) ? ring : undefined;
  } catch {
    // Not JSON, so not a ring yet.
    return undefined;
  }
}

const isKey = (jwk: Partial<PrivateJwk> | undefined) => jwk?.kty === 'OKP' && jwk.x && jwk.d && jwk.kid;

/** @returns the JWK Set (JSON) that every function verifies sessions with */
export function publicKeysOf({ signing, next, former }: KeyRing): string {
  const keys = [signing, ...(next ? [next] : []), ...former.map(({ jwk }) => jwk)];
  return JSON.stringify({ keys: keys.map(publicHalf) });
}

function publicHalf({ kty, crv, x, kid, alg, use }: PublicJwk): PublicJwk {
  return { kty, crv, x, kid, alg, use };
}

/** First step of a rotation: there is a next key. A rotation that has begun goes on with its own. */
export const withNext = (ring: KeyRing): KeyRing => ({ ...ring, next: ring.next ?? newKey() });

/**
 * Last step of a rotation, once every function can verify the next key: it signs from now on.
 * @param until from when on no token of the present key is valid
 */
export function switched(ring: KeyRing, until: Date): KeyRing {
  if (!ring.next) throw new Error('There is no next key to switch to');
  const leaving = { jwk: publicHalf(ring.signing), until: until.toISOString() };
  return { signing: ring.next, next: null, former: [leaving, ...ring.former] };
}

/** Drops the former keys of which no token can be valid any more. */
export function retired(ring: KeyRing, now: Date): KeyRing {
  return { ...ring, former: ring.former.filter(({ until }) => Date.parse(until) > now.getTime()) };
}
