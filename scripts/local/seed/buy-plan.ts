/** Buys a plan at the payment stand-in, through the same calls and pages as a user. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PlanName } from '../../../lambdas/contracts/billing/plans.ts';
import { findUser, type User } from '../../../lambdas/data/accounts/users.ts';
import { storeCustomer } from '../../../lambdas/data/billing/subscriptions.ts';
import { createCheckout, createCustomer } from '../../../lambdas/services/billing/payments.ts';

/** Events normally arrive within milliseconds. */
const timeoutMs = 10_000;
const pollMs = 20;

/**
 * @param site origin of the site: `http://localhost:8888`
 * @throws if the plan is not active in time
 */
export async function buyPlan({ id: userId, email }: User, plan: PlanName, site: string): Promise<void> {
  const customerId = await storeCustomer(userId, await createCustomer(userId, email));
  if (!customerId) throw new Error(`${email} has no account to buy a plan for`);
  const urls = { successUrl: `${site}/`, cancelUrl: `${site}/` };
  const { url } = await createCheckout({ userId, customerId, plan, ...urls, once: `seed:${userId}` });
  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
  const end = Date.now() + timeoutMs;
  for (let user = await findUser(userId); !hasPaid(user); user = await findUser(userId)) {
    if (Date.now() > end) throw new Error(`no event for the payment of ${email} arrived`);
    await wait(pollMs);
  }
}

function hasPaid(user: User | undefined): boolean {
  return user?.subscription?.provider === 'stripe' && user.subscriptionStatus === 'active';
}
