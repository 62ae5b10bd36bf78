/** A subscription's status in a few words. */
import type { ListedUser } from '../../../../../../lambdas/contracts/accounts/admin.ts';
import { day } from '../../../../components/ui/display/dates.ts';

type Billed = Pick<
  ListedUser,
  'subscription_plan' | 'paid' | 'subscription_status' | 'next_billing_date' | 'cancel_at_period_end'
>;

/** `Active, renews Dec 3, 2026` */
export function subscriptionWords(user: Billed): string {
  const { subscription_plan: plan, paid, subscription_status: status } = user;
  const date = billingDay(user);
  if (!paid && plan !== 'free') return 'Active, not billed';
  if (user.cancel_at_period_end) return date ? `Cancels ${date}` : 'Cancels at period end';
  switch (status) {
    case 'active':
      return date ? `Active, renews ${date}` : 'Active';
    case 'trialing':
      return date ? `Trial, renews ${date}` : 'Trial';
    case 'past_due':
      return 'Past due';
    case 'canceled':
      return 'Canceled';
    case 'inactive':
      return 'No subscription';
    default:
      return status.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  }
}

/** The day of the next payment, or of the end of the paid period; null without billing. */
export function billingDay({ next_billing_date: seconds }: Pick<Billed, 'next_billing_date'>): string | null {
  return seconds === null ? null : day(new Date(seconds * 1000).toISOString());
}
