/** The plans: price, daily allowance and features. The only place that defines them. */
import { type PlanName, planNames } from '../../contracts/billing/plans.ts';

export interface Plan {
  readonly name: PlanName;
  /** Dollars per month. */
  readonly price: number;
  readonly promptsPerDay: number;
  /** Shown to buyers, so each must be true of the current product. */
  readonly features: readonly string[];
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    name: 'free',
    price: 0,
    promptsPerDay: 0,
    features: ['Your own account', 'Upgrade anytime'],
  },
  core: {
    name: 'core',
    price: 9.99,
    promptsPerDay: 10,
    features: [
      '10 prompts a day',
      '10 free answers a day, such as schedules and injuries',
      'Every GamePlan feature',
    ],
  },
  pro: {
    name: 'pro',
    price: 24.99,
    promptsPerDay: 50,
    features: [
      '50 prompts a day',
      '50 free answers a day, such as schedules and injuries',
      'Every GamePlan feature',
    ],
  },
};

/** Prompts per day; 0 for an unknown plan. */
export function promptsPerDay(plan: string): number {
  const known = planNames.find((name) => name === plan);
  return known ? plans[known].promptsPerDay : 0;
}

export interface Compared {
  readonly what: string;
  /** A figure, or true if the plan includes it. */
  readonly core: string | true;
  readonly pro: string | true;
}

const bothHave = (what: string): Compared => ({ what, core: true, pro: true });

/** Cents per prompt if all prompts of a 30-day month are used. */
function costOfPrompt({ price, promptsPerDay: prompts }: Plan): string {
  return `${((price * 100) / (prompts * 30)).toFixed(1)}¢`;
}

const { core, pro } = plans;

/** Core and Pro line by line. Only limits that the API enforces may differ between the two. */
export const comparison: readonly Compared[] = [
  { what: 'Prompts a day', core: String(core.promptsPerDay), pro: String(pro.promptsPerDay) },
  { what: 'Free answers a day', core: String(core.promptsPerDay), pro: String(pro.promptsPerDay) },
  { what: 'Cost per prompt if you use them all', core: costOfPrompt(core), pro: costOfPrompt(pro) },
  bothHave('Daily picks in seven sports'),
  bothHave('Evidence for and against every leg'),
  bothHave('Chance, break-even and average cost of every pick'),
  bothHave('Best price at the sportsbooks you choose'),
  bothHave('Price movement since we first saw the line'),
  bothHave('Tracker graded from final scores'),
  bothHave('Closing-line value of your picks'),
  bothHave('Downloads as CSV and JSON'),
];
