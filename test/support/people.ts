/** Creates users and visitors for a single test, so that tests do not affect each other. */
import { randomBytes, randomInt } from 'node:crypto';
import { hash } from 'bcryptjs';
import { ulid } from 'ulid';
import type { PlanName } from '../../lambdas/contracts/billing/plans.ts';
import { createUser, editUser, findUser, newUser, type User } from '../../lambdas/data/accounts/users.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';

export const password = 'Correct-Horse-7';

/** By password, so that each is hashed once. */
const hashes = new Map<string, Promise<string>>();

/** Hash at bcrypt's lowest cost: verifying takes 1 ms instead of 100 ms. */
export function cheapHash(of = password): Promise<string> {
  const known = hashes.get(of) ?? hash(of, 4);
  hashes.set(of, known);
  return known;
}

export const randomWord = () => randomBytes(6).toString('hex');

export const newAddress = () => `person-${randomWord()}@example.com`;

/** A random IP address, so that tests do not share rate limits. */
export const newVisitor = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export interface Person {
  readonly user: User;
  readonly token: string;
}

interface Account {
  plan?: PlanName;
  status?: string;
  verified?: boolean;
  email?: string;
  name?: string;
  password?: string;
  /** Id of the user whose referral code was used. */
  referredBy?: string;
}

/** A verified account. @returns its id */
export async function newAccount(
  {
    plan = 'free',
    status = plan === 'free' ? 'inactive' : 'active',
    verified = true,
    email = newAddress(),
    name = 'Test Person',
    password,
    referredBy,
  }: Account,
  now: Date,
): Promise<string> {
  const id = ulid();
  const verifiedAt = verified ? now.toISOString() : null;
  const account = { id, email, name, passwordHash: await cheapHash(password), verifiedAt };
  const subscription = { plan, subscriptionStatus: status };
  const outcome = await createUser({
    ...newUser(account, now),
    ...subscription,
    ...(referredBy && { referredBy }),
  });
  if (outcome !== 'created') throw new Error('the test address was taken');
  return id;
}

/** A verified account with a session token. */
export async function newPerson(account: Account = {}): Promise<Person> {
  const now = new Date();
  const user = await findUser(await newAccount(account, now));
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
