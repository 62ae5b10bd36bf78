/** Issues session tokens. Only the sign-in functions may read the seed of the private keys. */
import { randomBytes } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { environment } from '../../contracts/platform/environment.ts';
import { readSecret } from '../../services/platform/secrets.ts';
import { setting } from '../../services/platform/settings.ts';
import { type Audience, algorithm, issuer } from './session.ts';
import { sessionKey } from './session-keys.ts';

const hour = 3600;
const day = 24 * hour;
export const lifeSeconds = { plain: day, remembered: 30 * day, admin: 8 * hour } as const;

const lifeFactor = () => Number(process.env[environment.sessionLifeFactor] ?? 1);

const seedSecretOf = {
  'gameplan-users': environment.sessionKeysSecret,
  'gameplan-admins': environment.adminSessionKeysSecret,
} as const satisfies Record<Audience, string>;

export interface Subject {
  readonly id: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
  readonly sessionVersion: number;
}

/**
 * @returns a JWT valid for 24 hours; for 30 days with `remember`; for 8 hours for administrators. Longer only in a local
 *   product whose clock is fast.
 */
export async function signSession(
  subject: Subject,
  audience: Audience,
  { remember, now }: { remember: boolean; now: Date },
): Promise<string> {
  const seed = await readSecret(setting(seedSecretOf[audience]));
  const jwk = sessionKey(seed, Number(setting(environment.sessionKeyVersion)));
  const life = audience === 'gameplan-admins' ? 'admin' : remember ? 'remembered' : 'plain';
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ email: subject.email, role: subject.role, ver: subject.sessionVersion })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: jwk.kid })
    .setSubject(subject.id)
    .setJti(randomBytes(12).toString('base64url'))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds[life] * lifeFactor())
    .sign(await importJWK(jwk, algorithm));
}
