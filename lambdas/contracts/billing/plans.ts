/** The names of the plans; prices and allowances are in `domain/plans.ts`. */

export const planNames = ['free', 'core', 'pro'] as const;
export type PlanName = (typeof planNames)[number];
