/** New users, written to the product's table: a password hash as the product makes it takes longer than a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanName } from '../../../lambdas/contracts/billing/plans.ts';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { accountEnvironment, tableName } from '../../../scripts/local/process/environment.ts';

/** Loaded with the address of the running engine, which the table's client reads once. */
async function loadPeople() {
  const { port } = JSON.parse(readFileSync(join(process.env.E2E_DATA ?? '', 'engine.json'), 'utf8'));
  Object.assign(process.env, {
    ...accountEnvironment(false, {}),
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    [environment.table]: tableName,
  });
  return import('../../support/people.ts');
}

let people: ReturnType<typeof loadPeople> | undefined;

/** A user who can log in, with an active plan if one is given. */
export async function writeUser(email: string, password: string, plan: PlanName): Promise<void> {
  people ??= loadPeople();
  const { newAccount } = await people;
  await newAccount({ email, password, plan, name: 'Test Friend' }, new Date());
}
