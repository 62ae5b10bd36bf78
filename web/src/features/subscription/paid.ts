/** Whether a subscription is paid and can be cancelled; an administrator can also grant a plan. */
import type { UserSubscription } from '../../../../lambdas/contracts/billing.ts';

export function isPaid({ amount }: UserSubscription): boolean {
  return amount !== null;
}
