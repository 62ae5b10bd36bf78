/** The people one can sign in as on one machine, made at the first start. */
import { ulid } from 'ulid';
import { createUser, findUserByEmail, setSubscription, type User } from '../../lambdas/data/users.ts';
import type { PlanName } from '../../lambdas/domain/plans.ts';
import { hashPassword } from '../../lambdas/services/passwords.ts';
import { historyDays, makeHistory } from './seed-history.ts';

export const password = 'GamePlan-2026';

interface SeededPerson {
  readonly email: string;
  readonly name: string;
  readonly plan: PlanName;
  /** What is special about this sign-in, for whoever chooses one. */
  readonly is: string;
}

export const people: readonly SeededPerson[] = [
  {
    email: 'subscriber@gameplan.test',
    name: 'Demo Subscriber',
    plan: 'pro',
    is: 'plan pro, with a month of graded picks',
  },
  { email: 'free@gameplan.test', name: 'Demo Visitor', plan: 'free', is: 'no subscription' },
];

/**
 * Makes who is missing; what is there stays as it is.
 * @param withHistory whether subscribers get a history, which is made of the replayed games
 */
export async function seedPeople(
  now: Date,
  withHistory: boolean,
  say: (line: string) => void,
): Promise<void> {
  let passwordHash: string | undefined;
  for (const person of people) {
    if (await findUserByEmail(person.email)) continue;
    passwordHash ??= await hashPassword(password);
    const id = ulid(now.getTime());
    if (withHistory && person.plan !== 'free') {
      say('Making a month of picks for the demo subscriber…');
      await makeHistory(id, person.plan, now);
    }
    // The account comes last: where it is, its history is complete.
    const since = new Date(now.getTime() - (person.plan === 'free' ? 0 : historyDays + 1) * 24 * 3600_000);
    await createUser(userOf(person, id, passwordHash, since));
    if (person.plan !== 'free') await setSubscription(id, person.plan, 'active');
  }
}

function userOf({ email, name }: SeededPerson, id: string, passwordHash: string, now: Date): User {
  return {
    id,
    email,
    name,
    passwordHash,
    role: 'user',
    verifiedAt: now.toISOString(),
    sessionVersion: 1,
    plan: 'free',
    subscriptionStatus: 'inactive',
    createdAt: now.toISOString(),
    lastLoginAt: null,
    deactivatedAt: null,
  };
}
