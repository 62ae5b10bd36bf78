/** Password hashes. */
import { brotliDecompressSync } from 'node:zlib';
import { passwordMaxBytes } from '../contracts/credentials.ts';
import { commonPasswords } from './common-passwords.ts';

const cost = 10;

/** Loaded at the first hash, which takes many times as long: a function that seldom hashes starts without it. */
const bcrypt = () => import('bcryptjs');

/** A hash of random bytes nobody kept, compared with when there is no account, so that an unknown address takes as long as a wrong password. */
export const nobody = '$2b$10$ADem24eiot9TDHJfO7HctuSVo6GbPycoPaYb3.etwZI3R1Grd/90S';

/** @param password at most 72 bytes: the contract has refused a longer one */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await bcrypt();
  return hash(password, cost);
}

/** False for no account and for a password longer than bcrypt reads, after the same work. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { compare } = await bcrypt();
  const same = await compare(password, passwordHash ?? nobody);
  return same && passwordHash !== undefined && Buffer.byteLength(password) <= passwordMaxBytes;
}

let common: ReadonlySet<string> | undefined;

/** The product's name and a number are what comes to mind first here. */
const ownName = /^gameplan\d{1,4}$/;

/** @returns whether a password is one of those that are tried first: in whatever case, and with marks at its end */
export function isCommon(password: string): boolean {
  common ??= new Set(brotliDecompressSync(Buffer.from(commonPasswords, 'base64')).toString().split('\n'));
  const word = password.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');
  return common.has(word) || ownName.test(word);
}
