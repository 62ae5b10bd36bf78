/** Accounts with an unverified address. */
import { createdBetween } from './directory.ts';
import { keys } from './keys.ts';
import { getMany } from './table.ts';
import type { User } from './users.ts';

/** A batch read takes so many. */
const atOnce = 100;

/**
 * AP: Query L#ac between two times, then BatchGet USER#id, a hundred at a time.
 * @returns ids of those who registered from one time to another and have not verified their address
 */
export async function unverifiedOf(from: Date, to: Date): Promise<string[]> {
  const ids = await createdBetween(from, to);
  const unverified: string[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const people = await getMany<User>(ids.slice(start, start + atOnce).map(keys.user));
    unverified.push(...people.filter(({ verifiedAt }) => verifiedAt === null).map(({ id }) => id));
  }
  return unverified;
}
