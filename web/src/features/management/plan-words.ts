/**
 * What the plans are called. The list of users and the dashboard call them by different names, so the dashboard
 * says beside each which plan is meant.
 */
import type { PlanName } from '../../../../lambdas/contracts/plans.ts';
import type { Analytics } from '../../api/admin.ts';

export const planWords: Readonly<Record<PlanName, string>> = { free: 'Free', core: 'Core', pro: 'Pro' };

export interface PlanCount {
  readonly label: string;
  /** The plan's own name. */
  readonly plan: PlanName;
  readonly count: number;
}

export function planCounts({ subscriptionCounts }: Analytics['subscriptionStats']): readonly PlanCount[] {
  const { free, core, pro, elite } = subscriptionCounts;
  return [
    { label: 'Free', plan: 'free', count: free },
    { label: 'Pro', plan: 'core', count: core },
    { label: 'Elite', plan: 'pro', count: pro + elite },
  ];
}
