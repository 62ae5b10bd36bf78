/** The names of the plans; what each costs and allows is in `domain/plans.ts`. */

export const planNames = ['free', 'core', 'pro'] as const;
export type PlanName = (typeof planNames)[number];
