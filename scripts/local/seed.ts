/** The seeded accounts, created at the first start. */
import { ulid } from 'ulid';
import type { PlanName } from '../../lambdas/contracts/billing/plans.ts';
import { findAdmin, saveAdmin } from '../../lambdas/data/accounts/admins.ts';
import { createUser, findUserByEmail, newUser, type User } from '../../lambdas/data/accounts/users.ts';
import { hashPassword } from '../../lambdas/services/accounts/passwords.ts';
import type { Product } from './product.ts';
import { buyPlan } from './seed/buy-plan.ts';
import { historyDays, makeHistory } from './seed/history.ts';
import { makeSlates } from './seed/slates.ts';

export const password = 'GamePlan-2026';

interface SignIn {
  readonly email: string;
  readonly name: string;
  /** Shown next to the email when the product starts. */
  readonly is: string;
}

interface SeededPerson extends SignIn {
  readonly plan: PlanName;
}

const people: readonly SeededPerson[] = [
  {
    email: 'subscriber@gameplan.test',
    name: 'Demo Subscriber',
    plan: 'pro',
    is: 'plan pro, with a month of graded picks',
  },
  { email: 'free@gameplan.test', name: 'Demo Visitor', plan: 'free', is: 'no subscription' },
];

const admin: SignIn = {
  email: 'admin@gameplan.test',
  name: 'Demo Admin',
  is: 'the admin portal, /management',
};

export const signIns: readonly SignIn[] = [...people, admin];

/**
 * Creates missing accounts, and leaves existing ones as they are. With the feed's stand-in, subscribers get a history of
 * replayed games; with the payment stand-in, they buy their plan.
 */
export async function seedPeople(
  now: Date,
  { origin, feed, payments }: Pick<Product, 'origin' | 'feed' | 'payments'>,
  say: (line: string) => void,
): Promise<void> {
  let passwordHash: string | undefined;
  if (!(await findAdmin(admin.email))) {
    passwordHash = await hashPassword(password);
    await saveAdmin({ email: admin.email, name: admin.name, passwordHash }, now);
  }
  for (const person of people) {
    if (await findUserByEmail(person.email)) continue;
    passwordHash ??= await hashPassword(password);
    const id = ulid(now.getTime());
    if (feed === 'stand-in' && person.plan !== 'free') {
      say('Creating a month of picks and slates for the demo subscriber…');
      await makeHistory(id, person.plan, now);
      await makeSlates(now);
    }
    // The account comes last, so an existing account has its whole history.
    const since = new Date(now.getTime() - (person.plan === 'free' ? 0 : historyDays + 1) * 24 * 3600_000);
    const user = userOf(person, id, passwordHash, since);
    await createUser(user);
    if (payments === 'stand-in' && person.plan !== 'free') await buyPlan(user, person.plan, origin);
  }
}

function userOf({ email, name, plan }: SeededPerson, id: string, passwordHash: string, now: Date): User {
  const user = newUser({ id, email, name, passwordHash, verifiedAt: now.toISOString() }, now);
  return { ...user, plan, subscriptionStatus: plan === 'free' ? 'inactive' : 'active' };
}
