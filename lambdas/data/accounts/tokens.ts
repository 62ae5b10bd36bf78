/**
 * Tokens of mailed links. Only the hash is stored, in the user's partition, so it is deleted with the account.
 */
import { createHash, randomBytes } from 'node:crypto';
import { keys } from '../platform/keys.ts';
import { get, transact, type Write } from '../platform/table.ts';

export interface LinkToken {
  /** SHA-256 of the token, hex. */
  readonly hash: string;
  readonly purpose: 'verify' | 'reset';
  readonly userId: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Separates the account's ID from the secret; does not occur in IDs. */
const idEnd = '_';

/** @returns a token for the mail, made of the account's ID and 256 random bits, and its hash to store */
export function newLinkToken(userId: string): { token: string; hash: string } {
  const token = `${userId}${idEnd}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The write that stores a token, for use in a transaction. */
export function putToken(token: LinkToken): Write {
  return { Put: { Item: { ...keys.token(token.userId, token.hash), ...token } } };
}

export function storeToken(token: LinkToken): Promise<void> {
  return transact([putToken(token)]);
}

/** AP: Get USER#id/TOKEN#sha256. Undefined if unknown, for another purpose, or expired (DynamoDB deletes late). */
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
