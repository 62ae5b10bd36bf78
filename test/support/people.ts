/** People and visitors of a test's own, so that tests do not meet. */
import { randomBytes, randomInt } from 'node:crypto';
import { hash } from 'bcryptjs';
import { ulid } from 'ulid';
import type { PlanName } from '../../lambdas/contracts/plans.ts';
import { createUser, editUser, findUser, newUser, type User } from '../../lambdas/data/users.ts';
import { signSession } from '../../lambdas/http/sign-session.ts';

export const password = 'Correct-Horse-7';

let passwordHash: Promise<string> | undefined;

/** Of `password`, at bcrypt's lowest cost: checking it takes a millisecond, and that of the product's own a hundred. */
export const cheapHash = () => {
  passwordHash ??= hash(password, 4);
  return passwordHash;
};

export const someWord = () => randomBytes(6).toString('hex');

export const newAddress = () => `person-${someWord()}@example.com`;

/** An IP address nobody else in the tests has, as far as chance allows. */
export const newVisitor = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export interface Person {
  readonly user: User;
  readonly token: string;
}

/** A verified account with a session. */
export async function newPerson({
  plan = 'free',
  status = plan === 'free' ? 'inactive' : 'active',
  verified = true,
  email = newAddress(),
  referredBy,
}: {
  plan?: PlanName;
  status?: string;
  verified?: boolean;
  email?: string;
  /** The account whose code they registered with. */
  referredBy?: string;
} = {}): Promise<Person> {
  const now = new Date();
  const id = ulid();
  const verifiedAt = verified ? now.toISOString() : null;
  const given = {
    id,
    email,
    name: 'Test Person',
    passwordHash: await cheapHash(),
    verifiedAt,
  };
  const outcome = await createUser({ ...newUser(given, now), ...(referredBy && { referredBy }) });
  if (outcome !== 'created') throw new Error('the test address was taken');
  if (plan !== 'free' || status !== 'inactive') await setSubscription(id, plan, status);
  const user = await findUser(id);
  if (!user) throw new Error('the account is not there');
  return { user, token: await signSession(user, 'gameplan-users', { remember: false, now }) };
}

/** Gives an account a plan and a status, whoever else is changing it. */
export async function setSubscription(id: string, plan: PlanName, subscriptionStatus: string): Promise<void> {
  for (;;) {
    const user = await findUser(id);
    if (!user) throw new Error(`there is no account ${id}`);
    if ((await editUser(user, { ...user, plan, subscriptionStatus }, new Date())) === 'edited') return;
  }
}

export const newSubscriber = (plan: PlanName = 'pro') => newPerson({ plan });
