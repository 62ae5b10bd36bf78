/** An audit entry in words: the action, its actor, and what changed. */
import { planNames } from '../../../../../../lambdas/contracts/billing/plans.ts';
import { dollars } from '../../../../../../lambdas/domain/platform/format.ts';
import type { AuditEntry } from '../../../../api/admin.ts';
import { day } from '../../../../components/ui/display/dates.ts';
import { planWords } from '../words.ts';

const actionNames: Readonly<Record<string, string>> = {
  'account created': 'Account created',
  'account edited': 'Account edited',
  'questions viewed': 'Last questions viewed',
  'self-exclusion': 'Self-exclusion',
  'subscription cancelled': 'Subscription canceled',
  'subscription kept': 'Subscription reactivated',
  'checkout.session.completed': 'Checkout completed',
  'customer.subscription.created': 'Subscription created',
  'customer.subscription.updated': 'Subscription updated',
  'customer.subscription.deleted': 'Subscription ended',
  'customer.subscription.paused': 'Subscription paused',
  'customer.subscription.resumed': 'Subscription resumed',
  'invoice.payment_failed': 'Payment failed',
};

export const entryWords = ({ what }: AuditEntry): string => actionNames[what] ?? what;

/** @param by as stored in the audit trail */
export function whoWords(by: string): string {
  if (by === 'user') return 'The user';
  const [kind, name] = by.split(/:(.*)/s);
  if (kind === 'admin') return `Administrator ${name}`;
  return kind === 'payments' ? `Stripe, event ${name}` : by;
}

type Value = AuditEntry['before'][string] | undefined;

const fields: Readonly<Record<string, { label: string; format?: (value: Value) => string }>> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  plan: { label: 'Plan', format: planOf },
  status: { label: 'Status' },
  subscriptionId: { label: 'Subscription' },
  amount: { label: 'Amount', format: (value) => dollars(Number(value) / 100) },
  currentPeriodEnd: {
    label: 'Paid until',
    format: (value) => day(new Date(Number(value) * 1000).toISOString()),
  },
  cancelAtPeriodEnd: { label: 'Cancels at period end' },
  excludedUntil: { label: 'Excluded until', format: (value) => day(String(value)) },
  questions: { label: 'Questions' },
};

/** The plan's name; a plan that no longer exists is shown as it was stored. */
function planOf(value: Value): string {
  const known = planNames.find((name) => name === value);
  return known ? planWords[known] : String(value);
}

/** One line per changed field: `Plan: Free → Core`. */
export function changeWords({ before, after }: AuditEntry): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const { label = name, format = String } = fields[name] ?? {};
      const words = (value: Value) =>
        value === undefined || value === null
          ? 'none'
          : typeof value === 'boolean'
            ? yesOrNo(value)
            : format(value);
      if (name === 'newPassword') return 'New password';
      return name in before
        ? `${label}: ${words(before[name])} → ${words(after[name])}`
        : `${label}: ${words(after[name])}`;
    });
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
