/** New users, written to the product's table: a password hash as the product makes it takes longer than a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from 'bcryptjs';
import { ulid } from 'ulid';
import { environment } from '../../../lambdas/contracts/environment.ts';
import type { PlanName } from '../../../lambdas/contracts/plans.ts';
import { accountEnvironment, tableName } from '../../../scripts/local/environment.ts';

/** Loaded with the address of the running engine, which the table's client reads once. */
async function loadUsers() {
  const { port } = JSON.parse(readFileSync(join(process.env.E2E_DATA ?? '', 'engine.json'), 'utf8'));
  Object.assign(process.env, {
    ...accountEnvironment(false, {}),
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    [environment.table]: tableName,
  });
  return import('../../../lambdas/data/users.ts');
}

let users: ReturnType<typeof loadUsers> | undefined;
let passwordHash: Promise<string> | undefined;

/** A user who can log in, with an active plan if one is given. */
export async function writeUser(email: string, password: string, plan: PlanName): Promise<void> {
  users ??= loadUsers();
  // At bcrypt's lowest cost, so that verifying takes 1 ms instead of 100 ms.
  passwordHash ??= hash(password, 4);
  const { createUser, newUser } = await users;
  const now = new Date();
  const account = { id: ulid(), email, name: 'Test Friend', passwordHash: await passwordHash };
  const outcome = await createUser({
    ...newUser({ ...account, verifiedAt: now.toISOString() }, now),
    plan,
    subscriptionStatus: plan === 'free' ? 'inactive' : 'active',
  });
  if (outcome !== 'created') throw new Error(`${email} was ${outcome}`);
}
