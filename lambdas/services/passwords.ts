/** Password hashes. */
import { passwordMaxBytes } from '../contracts/credentials.ts';

const cost = 10;

/** Loaded at the first hash, which takes many times as long: a function that seldom hashes starts without it. */
const bcrypt = () => import('bcryptjs');

/** A hash of random bytes nobody kept, compared with when there is no account, so that an unknown address takes as long as a wrong password. */
const nobody = '$2b$10$ADem24eiot9TDHJfO7HctuSVo6GbPycoPaYb3.etwZI3R1Grd/90S';

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
