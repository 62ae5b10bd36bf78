/** The names of the plans; prices and allowances are in `domain/billing/plans.ts`. */

export const planNames = ['free', 'core', 'pro'] as const;
export type PlanName = (typeof planNames)[number];
