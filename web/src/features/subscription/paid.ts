/** Whether there is something to pay, and so to cancel: a plan can also be given. */
import type { UserSubscription } from '../../../../lambdas/contracts/billing.ts';

export function isPaid({ amount }: UserSubscription): boolean {
  return amount !== null;
}
