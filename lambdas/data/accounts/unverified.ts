/** Accounts with an unverified address. */

import { keys } from '../platform/keys.ts';
import { getMany } from '../platform/table.ts';
import { createdBetween } from './directory.ts';
import type { User } from './users.ts';

/** DynamoDB's limit of a batch. */
const batchSize = 100;

/**
 * AP: Query L#ac between two times, then BatchGet USER#id, 100 per batch.
 * @returns IDs of unverified accounts created between the two times
 */
export async function unverifiedOf(from: Date, to: Date): Promise<string[]> {
  const ids = await createdBetween(from, to);
  const unverified: string[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const people = await getMany<User>(ids.slice(start, start + batchSize).map(keys.user));
    unverified.push(...people.filter(({ verifiedAt }) => verifiedAt === null).map(({ id }) => id));
  }
  return unverified;
}
