/** Verifies session tokens. Functions hold public keys only, so only the sign-in functions can issue one. */
import { createLocalJWKSet, jwtVerify } from 'jose';
import { environment } from '../../contracts/platform/environment.ts';
import type { AccountSessions } from '../../data/accounts/ended-sessions.ts';
import { setting } from '../../services/platform/settings.ts';

export const issuer = 'gameplan';
export const algorithm = 'EdDSA';
/** Our tokens have a few hundred characters; longer ones are rejected unparsed. */
const maxLength = 4096;

/**
 * Users and administrators sign in separately. Each audience has its own keys, so a token or a leaked key of one is useless
 * for the other.
 */
export type Audience = 'gameplan-users' | 'gameplan-admins';

const publicKeysOf = {
  'gameplan-users': environment.sessionPublicKeys,
  'gameplan-admins': environment.adminSessionPublicKeys,
} as const satisfies Record<Audience, string>;

export interface Session {
  /** The account's id. */
  readonly subject: string;
  /** The account's session version when the token was issued; invalid once the account's version is higher. */
  readonly version: number;
  /** Unique to this sign-in, so that signing out ends only this session. */
  readonly id: string;
  /** Time of authentication: tokens are issued only at sign-in. */
  readonly signedInAt: Date;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Whether the session is still valid: neither it nor all sessions of the account have been ended. */
export function isOpen(
  { version, id }: Session,
  { sessionVersion, endedSessions }: AccountSessions,
): boolean {
  return sessionVersion === version && !(endedSessions && Object.hasOwn(endedSessions, id));
}

type KeySet = ReturnType<typeof createLocalJWKSet>;
const parsed: Partial<Record<Audience, { readonly text: string; readonly keys: KeySet }>> = {};

/** Caches the parsed key set. */
function publicKeys(audience: Audience): KeySet {
  const text = setting(publicKeysOf[audience]);
  const known = parsed[audience];
  if (known?.text === text) return known.keys;
  const keys = createLocalJWKSet(JSON.parse(text));
  parsed[audience] = { text, keys };
  return keys;
}

/**
 * @param authorization the Authorization header
 * @returns undefined if there is no valid token; the reason is not revealed
 */
export async function readSession(
  authorization: string | undefined,
  audience: Audience,
  now: Date,
): Promise<Session | undefined> {
  const token = /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(authorization ?? '')?.[1];
  if (!token || token.length > maxLength) return undefined;
  const keys = publicKeys(audience);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: [algorithm],
      typ: 'JWT',
      requiredClaims: ['sub', 'iat', 'exp', 'ver', 'jti'],
      currentDate: now,
    });
    const { sub, ver, jti, iat, exp } = payload;
    if (!sub || typeof ver !== 'number' || !jti || iat === undefined || exp === undefined) return undefined;
    return { subject: sub, version: ver, id: jti, signedInAt: new Date(iat * 1000), expiresAt: exp };
  } catch {
    // jose throws for a wrong signature, time, audience or shape.
    return undefined;
  }
}
