/** Whether a subscription is paid and can be canceled. Plans granted by an administrator are not. */
import type { UserSubscription } from '../../../../../lambdas/contracts/billing/billing.ts';

export function isPaid({ amount }: UserSubscription): boolean {
  return amount !== null;
}
