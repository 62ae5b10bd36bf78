/** The plans: their prices, what they allow in a day, and what they are said to give. The one place for all three. */
import { type PlanName, planNames } from '../contracts/plans.ts';

export interface Plan {
  readonly name: PlanName;
  /** Dollars a month. */
  readonly price: number;
  readonly promptsPerDay: number;
  /** Shown to the buyer, so each must be true of the product as it is. */
  readonly features: readonly string[];
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    name: 'free',
    price: 0,
    promptsPerDay: 0,
    features: ['An account of your own', 'Upgrade whenever you like'],
  },
  core: {
    name: 'core',
    price: 9.99,
    promptsPerDay: 10,
    features: [
      '10 prompts a day',
      'Suggestions made only of scheduled games, at listed prices',
      'The market’s own probability beside every priced suggestion',
      'A tracker that grades your picks from final scores',
      'Win rate, ROI and profit of your last 30 days',
    ],
  },
  pro: {
    name: 'pro',
    price: 24.99,
    promptsPerDay: 50,
    features: ['50 prompts a day', 'Everything in Core'],
  },
};

/** Prompts a day; none for a name that is no plan of ours. */
export function promptsPerDay(plan: string): number {
  const known = planNames.find((name) => name === plan);
  return known ? plans[known].promptsPerDay : 0;
}
