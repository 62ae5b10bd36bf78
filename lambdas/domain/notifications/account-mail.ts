/** The mails about a plan and an account that every user gets, and which change leads to which. */
import type { PlanName } from '../../contracts/billing/plans.ts';
import { isActive } from '../billing/access.ts';
import type { PaidSubscription, Standing } from '../billing/subscription.ts';

export type AccountMail =
  | {
      readonly kind: 'plan paid';
      readonly plan: PlanName;
      /** Cents of US dollars. */
      readonly amount: number;
      readonly interval: string;
      /** Epoch seconds of the next payment; null if the payment provider does not say. */
      readonly until: number | null;
    }
  /** `until`: epoch seconds of the end of access, or of the next payment. */
  | { readonly kind: 'plan canceled' | 'plan kept'; readonly plan: PlanName; readonly until: number | null }
  | { readonly kind: 'account deleted' };

type Before = Partial<Pick<Standing, 'subscription'>>;

/** @returns the mail that a change of the standing leads to, if any */
export function mailOfStanding(before: Before, after: Standing): AccountMail | undefined {
  const now = activeOf(after);
  if (!now) return undefined;
  const earlier = activeOf(before);
  const { plan, amount, interval, currentPeriodEnd: until } = now;
  if (earlier?.id !== now.id) return { kind: 'plan paid', plan, amount, interval, until };
  if (earlier.cancelAtPeriodEnd === now.cancelAtPeriodEnd) return undefined;
  return { kind: now.cancelAtPeriodEnd ? 'plan canceled' : 'plan kept', plan, until };
}

/** The paid and active subscription. One that resumes after a failed payment counts as new: it was paid again. */
function activeOf({ subscription }: Before): PaidSubscription | undefined {
  return subscription?.provider === 'stripe' && isActive(subscription.status) ? subscription : undefined;
}
