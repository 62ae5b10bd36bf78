/** An administrator's stored session: a token and a record, separate from a user's. */
import * as z from 'zod/mini';
import { claimsOf, parseStored } from './session.ts';

const stored = z.object({ name: z.string(), email: z.string() });

export type Admin = z.infer<typeof stored>;

/**
 * @param token as stored
 * @param record as stored, JSON; ignored unless its email is that of the token
 * @param now milliseconds since 1970
 * @returns null if the token is not an administrator's, cannot be decoded, or has expired
 */
export function restoreAdmin(token: string | null, record: string | null, now: number): Admin | null {
  const claims = claimsOf(token, now);
  if (claims?.role !== 'admin') return null;
  const known = stored.safeParse(parseStored(record)).data;
  return known?.email === claims.email ? known : { name: '', email: claims.email };
}
