/** The public list of plans. */
import { listPlans } from '../contracts/billing/billing.ts';
import { planNames } from '../contracts/billing/plans.ts';
import { plans } from '../domain/billing/plans.ts';
import { publicEndpoint } from '../http/endpoint.ts';

export const handler = publicEndpoint(listPlans, { plans }, async ({ plans }) => ({
  plans: planNames.map((name) => {
    const { price, features } = plans[name];
    return { id: name, name, price, features: [...features], is_active: true };
  }),
}));
