/** Reads a stored token. The server verifies it on every call; this only avoids calls that must fail. */
import * as z from 'zod/mini';

const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z._default(z.string(), ''),
  role: z._default(z.string(), 'user'),
  /** Seconds since 1970. */
  exp: z.optional(z.number()),
  /** Time of the sign-in, seconds since 1970. */
  iat: z.optional(z.number()),
});

const stored = z.object({
  id: z.string(),
  email: z.string(),
  role: z._default(z.string(), 'user'),
  name: z.optional(z.string()),
});

/** The signed-in user; `role` defaults to `user`. */
export type User = z.infer<typeof stored>;

/**
 * @param token as stored
 * @param userData as stored, JSON; ignored unless its id is the token's subject
 * @param now milliseconds since 1970
 * @returns null if the token cannot be decoded, has no subject, or has expired
 */
export function restore(token: string | null, userData: string | null, now: number): User | null {
  const claimed = claimsOf(token, now);
  if (!claimed) return null;
  const known = stored.safeParse(parseStored(userData)).data;
  if (known?.id === claimed.sub) return known;
  return { id: claimed.sub, email: claimed.email, role: claimed.role };
}

/** @returns null if the token cannot be decoded, has no subject, or has expired */
export function claimsOf(token: string | null, now: number): z.infer<typeof claims> | null {
  const claimed = claims.safeParse(token === null ? null : payloadOf(token)).data;
  if (!claimed || (claimed.exp !== undefined && claimed.exp <= now / 1000)) return null;
  return claimed;
}

/** @returns milliseconds until a token expires; null if it has no expiration */
export function timeUntilExpiry(token: string, now: number): number | null {
  const exp = claims.safeParse(payloadOf(token)).data?.exp;
  return exp === undefined ? null : exp * 1000 - now;
}

/** @returns milliseconds since the sign-in; null if the token does not contain its time */
export function timeSinceSignIn(token: string, now: number): number | null {
  const iat = claims.safeParse(payloadOf(token)).data?.iat;
  return iat === undefined ? null : now - iat * 1000;
}

function payloadOf(token: string): unknown {
  const part = token.split('.')[1];
  if (!part) return null;
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return parseStored(new TextDecoder().decode(bytes));
  } catch {
    // Not base64, so not a token of this product.
    return null;
  }
}

/** @returns null if it is not JSON */
export function parseStored(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    // Not JSON: treated as missing.
    return null;
  }
}
