/** The view of an account for an administrator. */
import type { ListedUser, PersonDetail, ShownAudit } from '../../../contracts/accounts/admin.ts';
import type { PickStatus } from '../../../contracts/feed/sports.ts';
import type { AuditEntry } from '../../../data/accounts/audit.ts';
import type { User } from '../../../data/accounts/users.ts';
import type { Ask } from '../../../data/asking/asks.ts';
import type { Person } from '../../../domain/accounts/directory.ts';
import { dailyPrompts, lasts } from '../../../domain/accounts/play-limits.ts';
import { isRunning } from '../../../domain/billing/subscription.ts';

export function showUser(person: Person): ListedUser {
  const billed = billedOf(person);
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    subscription_plan: person.plan,
    paid: billed !== undefined,
    subscription_status: person.subscriptionStatus,
    next_billing_date: billed?.currentPeriodEnd ?? null,
    cancel_at_period_end: billed?.cancelAtPeriodEnd ?? false,
    created_at: person.createdAt,
    last_login: person.lastLoginAt,
  };
}

function billedOf({ subscription }: Person) {
  return isRunning(subscription) ? subscription : undefined;
}

interface Extras {
  readonly picks: Readonly<Record<PickStatus, number>>;
  /** Prompts used today. */
  readonly prompts: number;
  readonly now: Date;
}

export function showPerson(user: User, { picks, prompts, now }: Extras): PersonDetail {
  const billed = billedOf(user);
  const ifLasting = (until: string | undefined) => (lasts(until, now) ? until : null);
  return {
    ...showUser(user),
    verified_at: user.verifiedAt,
    deactivated_at: user.deactivatedAt,
    interval: billed?.interval ?? null,
    amount: billed ? billed.amount / 100 : null,
    customer_id: user.customerId ?? null,
    mail_problem: user.mailProblem ?? null,
    passkeys: user.passkeys ?? 0,
    prompts_used_today: prompts,
    prompts_per_day: dailyPrompts(user, now),
    break_until: ifLasting(user.breakUntil),
    excluded_until: ifLasting(user.excludedUntil),
    picks,
  };
}

export function showAudit({
  entries,
  next,
}: {
  entries: readonly AuditEntry[];
  next: string | null;
}): ShownAudit {
  return {
    entries: entries.map(({ at, by, what, before, after }) => ({ at, by, what, before, after })),
    next,
  };
}

export function showAskToAdmin({ id, createdAt, prompt, sport, analysis, charged, substituted }: Ask) {
  return {
    id,
    asked_at: createdAt,
    prompt,
    sport,
    answer: analysis.suggestion,
    charged: charged ?? true,
    substituted: substituted ?? false,
  };
}
