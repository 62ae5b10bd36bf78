/** Creates users and visitors for a single test, so that tests do not affect each other. */
import { randomBytes, randomInt } from 'node:crypto';
import { hash } from 'bcryptjs';
import { ulid } from 'ulid';
import type { PlanName } from '../../lambdas/contracts/plans.ts';
import { createUser, editUser, findUser, newUser, type User } from '../../lambdas/data/users.ts';
import { signSession } from '../../lambdas/http/sign-session.ts';

export const password = 'Correct-Horse-7';

let passwordHash: Promise<string> | undefined;

/** Hash of `password` at bcrypt's lowest cost: verifying takes 1 ms instead of 100 ms. */
export const cheapHash = () => {
  passwordHash ??= hash(password, 4);
  return passwordHash;
};

export const randomWord = () => randomBytes(6).toString('hex');

export const newAddress = () => `person-${randomWord()}@example.com`;

/** A random IP address, so that tests do not share rate limits. */
export const newVisitor = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export interface Person {
  readonly user: User;
  readonly token: string;
}

/** A verified account with a session token. */
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
  /** Id of the user whose referral code was used. */
  referredBy?: string;
} = {}): Promise<Person> {
  const now = new Date();
  const id = ulid();
  const verifiedAt = verified ? now.toISOString() : null;
  const account = {
    id,
    email,
    name: 'Test Person',
    passwordHash: await cheapHash(),
    verifiedAt,
  };
  const subscription = { plan, subscriptionStatus: status };
  const outcome = await createUser({
    ...newUser(account, now),
    ...subscription,
    ...(referredBy && { referredBy }),
  });
  if (outcome !== 'created') throw new Error('the test address was taken');
  const user = await findUser(id);
  if (!user) throw new Error('the account was not found');
  return { user, token: await signSession(user, 'gameplan-users', { remember: false, now }) };
}

/** Sets an account's plan and status, retrying if another write comes first. */
export async function setSubscription(id: string, plan: PlanName, subscriptionStatus: string): Promise<void> {
  for (;;) {
    const user = await findUser(id);
    if (!user) throw new Error(`there is no account ${id}`);
    if ((await editUser(user, { ...user, plan, subscriptionStatus }, new Date())) === 'edited') return;
  }
}

export const newSubscriber = (plan: PlanName = 'pro') => newPerson({ plan });
