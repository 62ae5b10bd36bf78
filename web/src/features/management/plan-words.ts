/** What the plans are called. */
import type { PlanName } from '../../../../lambdas/contracts/plans.ts';

export const planWords: Readonly<Record<PlanName, string>> = { free: 'Free', core: 'Core', pro: 'Pro' };
