/**
 * Links in mails: the token is in the mail, only its hash is here. It is kept with all else that is the person's own, and
 * goes with it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { keys } from './keys.ts';
import { get, transact, type Write } from './table.ts';

export interface LinkToken {
  /** SHA-256 of the token, hex. */
  readonly hash: string;
  readonly purpose: 'verify' | 'reset';
  readonly userId: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Between the account's id and the secret: in neither of an id's letters. */
const idEnd = '_';

/** @returns a token for the mail, with 256 random bits after the account's id, and its hash for the table */
export function newLinkToken(userId: string): { token: string; hash: string } {
  const token = `${userId}${idEnd}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The write that stores a token, for a transaction that must have it. */
export function putToken(token: LinkToken): Write {
  return { Put: { Item: { ...keys.token(token.userId, token.hash), ...token } } };
}

export function storeToken(token: LinkToken): Promise<void> {
  return transact([putToken(token)]);
}

/** AP: Get USER#id/TOKEN#sha256. Undefined when unknown, for another purpose, or past its time (deletion comes late). */
export async function findToken(
  token: string,
  purpose: LinkToken['purpose'],
  now: Date,
): Promise<LinkToken | undefined> {
  const [userId = ''] = token.split(idEnd, 1);
  const found = await get<LinkToken>(keys.token(userId, hashOf(token)));
  if (!found || found.purpose !== purpose || found.expiresAt * 1000 <= now.getTime()) return undefined;
  return found;
}
