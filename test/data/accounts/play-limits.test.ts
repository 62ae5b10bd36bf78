/** A self-exclusion of a person whose account and mailbox do not agree. */
import { expect, test } from 'vitest';
import { exclusionOf } from '../../../lambdas/data/accounts/mailboxes.ts';
import { exclude } from '../../../lambdas/data/accounts/play-limits.ts';
import { canonicalEmail, findUser } from '../../../lambdas/data/accounts/users.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { update } from '../../../lambdas/data/platform/table.ts';
import { newPerson } from '../../support/people.ts';

test('of an account with a later end, ends later for its mailbox too', async () => {
  const { user } = await newPerson();
  const now = new Date();
  const inTwoYears = new Date(now.getTime() + 730 * 24 * 3600_000).toISOString();
  await update({
    Key: keys.user(user.id),
    UpdateExpression: 'SET excludedUntil = :until',
    ExpressionAttributeValues: { ':until': inTwoYears },
  });
  const account = await findUser(user.id);
  if (!account) throw new Error('the account is gone');
  expect(await exclude(account, '6-months', now)).toMatchObject([{ excludedUntil: inTwoYears }]);
  expect(await exclusionOf(canonicalEmail(user.email), now)).toBe(inTwoYears);
});
