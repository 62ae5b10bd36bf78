/** Generates accounts for the admin bench, the same each time. */
import { ulid } from 'ulid';
import type { PlanName } from '../../lambdas/contracts/billing/plans.ts';
import { newUser, type User } from '../../lambdas/data/accounts/users.ts';

const firstNames =
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Christopher Karen Charles Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley Steven Kimberly Paul Emily Andrew Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa George Deborah Timothy Stephanie Zoë André'.split(
    ' ',
  );
const lastNames =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Tremblay Gagnon Côté Bouchard'.split(
    ' ',
  );
const hosts = ['gmail.com', 'gmail.com', 'gmail.com', 'outlook.com', 'yahoo.com', 'videotron.ca', 'bell.net'];

const day = 24 * 3600_000;
const opened = Date.UTC(2025, 0, 1);
const openDays = 690;

/** Number of accounts with each of these names, so that a search for it has a known number of results. */
export const groups = { Quillfeather: 50, Larkspur: 1000 } as const;

/** @param size at least 2,000 */
export function makeCrowd(size: number): User[] {
  const random = seeded(size);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const special = Object.entries(groups).flatMap(([name, count]) => Array<string>(count).fill(name));
  return Array.from({ length: size }, (_, nth) => {
    const first = pick(firstNames);
    // Skewed, like real names.
    const last = special[nth] ?? lastNames[Math.floor(random() ** 2 * lastNames.length)] ?? 'Smith';
    const plan = planAt(random() * 100);
    const createdAt = opened + Math.floor(random() * openDays * day);
    const seen =
      random() < 0.3 ? null : createdAt + Math.floor(random() * (opened + openDays * day - createdAt));
    const mailbox = `${first}.${last}`.normalize('NFD').replace(/[^a-z.]/gi, '');
    const user = newUser(
      {
        id: ulid(createdAt, random),
        email: `${pick([mailbox, mailbox.toLowerCase()])}${nth}@${pick(hosts)}`,
        name: `${first} ${last}`,
        // As long as a real hash, because item size affects the cost of the list.
        passwordHash: '-'.repeat(60),
        verifiedAt: new Date(createdAt).toISOString(),
      },
      new Date(createdAt),
    );
    return {
      ...user,
      plan,
      subscriptionStatus: plan === 'free' ? 'inactive' : 'active',
      lastLoginAt: seen === null ? null : new Date(seen).toISOString(),
    };
  });
}

function planAt(percent: number): PlanName {
  if (percent < 85) return 'free';
  return percent < 95 ? 'core' : 'pro';
}

/** A deterministic pseudorandom generator from 0 to 1 (linear congruential). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
