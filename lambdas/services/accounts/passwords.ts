/** Password hashes. */
import { brotliDecompressSync } from 'node:zlib';
import { passwordMaxBytes } from '../../contracts/accounts/credentials.ts';
import { commonPasswords } from './common-passwords.ts';

const cost = 10;

/** Loaded on first use, because some functions rarely hash; loading is fast compared to hashing. */
const bcrypt = () => import('bcryptjs');

/** Hash of discarded random bytes. Compared if there is no account, so that an unknown address takes as long as a wrong password. */
export const nobody = '$2b$10$ADem24eiot9TDHJfO7HctuSVo6GbPycoPaYb3.etwZI3R1Grd/90S';

/** @param password at most 72 bytes, as enforced by the contract */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await bcrypt();
  return hash(password, cost);
}

/** @returns false, in the same time, without an account and for a password longer than bcrypt's limit */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { compare } = await bcrypt();
  const same = await compare(password, passwordHash ?? nobody);
  return same && passwordHash !== undefined && Buffer.byteLength(password) <= passwordMaxBytes;
}

let common: ReadonlySet<string> | undefined;

/** The product's name with a number is an obvious choice, too. */
const ownName = /^gameplan\d{1,4}$/;

/** @returns whether a password is among the most common ones, ignoring case and trailing punctuation */
export function isCommon(password: string): boolean {
  common ??= new Set(brotliDecompressSync(Buffer.from(commonPasswords, 'base64')).toString().split('\n'));
  const word = password.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');
  return common.has(word) || ownName.test(word);
}
