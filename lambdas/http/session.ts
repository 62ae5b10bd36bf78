/** Verifies session tokens. Functions hold public keys only, so only the sign-in functions can issue one. */
import { createLocalJWKSet, jwtVerify } from 'jose';
import { environment } from '../contracts/environment.ts';
import type { AccountSessions } from '../data/ended-sessions.ts';
import { setting } from '../services/settings.ts';

export const issuer = 'gameplan';
export const algorithm = 'EdDSA';
/** A token of ours has a few hundred characters; what is longer is not worth parsing. */
const maxLength = 4096;

/**
 * Users and administrators sign in separately, and each audience has its own keys: a token of one is invalid for the
 * other, and a leaked key of one signs nothing for the other.
 */
export type Audience = 'gameplan-users' | 'gameplan-admins';

const publicKeysOf = {
  'gameplan-users': environment.sessionPublicKeys,
  'gameplan-admins': environment.adminSessionPublicKeys,
} as const satisfies Record<Audience, string>;

export interface Session {
  /** The account's id. */
  readonly subject: string;
  /** The account's session version when the token was made; an account that has moved on refuses it. */
  readonly version: number;
  /** Unique to this sign-in, so that signing out can end it alone. */
  readonly id: string;
  /** When the person proved who they are: nothing but a sign-in makes a token. */
  readonly signedInAt: Date;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Whether the account still accepts a session: neither all of its sessions were ended since, nor this one alone. */
export function isOpen(
  { version, id }: Session,
  { sessionVersion, endedSessions }: AccountSessions,
): boolean {
  return sessionVersion === version && !(endedSessions && Object.hasOwn(endedSessions, id));
}

type KeySet = ReturnType<typeof createLocalJWKSet>;
const parsed: Partial<Record<Audience, { readonly text: string; readonly keys: KeySet }>> = {};

/** Parsed once per key set, not once per call. */
function publicKeys(audience: Audience): KeySet {
  const text = setting(publicKeysOf[audience]);
  const known = parsed[audience];
  if (known?.text === text) return known.keys;
  const keys = createLocalJWKSet(JSON.parse(text));
  parsed[audience] = { text, keys };
  return keys;
}

/**
 * @param authorization the header as it came
 * @returns undefined for whatever is not a valid token of ours: the caller is told no more than that
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
    // Whatever jose finds wrong with it (signature, time, audience, shape), it is no session.
    return undefined;
  }
}
