/** An administrator's stored session: a token and a record, apart from a user's. */
import * as z from 'zod/mini';
import { claimsOf, parseStored } from './session.ts';

const stored = z.object({ name: z.string(), email: z.string() });

export type Admin = z.infer<typeof stored>;

/**
 * @param token as stored
 * @param record as stored, JSON; believed only where it is of the token's own administrator
 * @param now milliseconds since 1970
 * @returns null where the token is none of an administrator, cannot be decoded, or is past its end
 */
export function restoreAdmin(token: string | null, record: string | null, now: number): Admin | null {
  const claims = claimsOf(token, now);
  if (claims?.role !== 'admin') return null;
  const known = stored.safeParse(parseStored(record)).data;
  return known?.email === claims.email ? known : { name: '', email: claims.email };
}
