/** `npm run sync-plans`: creates or updates the plans of `domain/billing/plans.ts` at the payment provider. */
import type Stripe from 'stripe';
import type { PlanName } from '../lambdas/contracts/billing/plans.ts';
import { plans } from '../lambdas/domain/billing/plans.ts';
import { lookupKey, paidPlans } from '../lambdas/domain/billing/subscription.ts';
import { defineCommand, main } from './ops/command.ts';
import { keyHelp, paymentsOf } from './ops/payments.ts';
import { stageOption } from './ops/stage.ts';

const currency = 'usd';
const interval = 'month';

/** One change to make at the provider. */
export interface SyncStep {
  readonly what: string;
  readonly run: () => Promise<unknown>;
}

/**
 * @returns the changes to make, in order
 * @throws the provider's errors
 */
export async function stepsToSync(stripe: Stripe): Promise<SyncStep[]> {
  const steps = await Promise.all(paidPlans.map((plan) => stepsFor(stripe, plan)));
  return steps.flat();
}

async function stepsFor(stripe: Stripe, plan: PlanName): Promise<SyncStep[]> {
  return [...(await productSteps(stripe, plan)), ...(await priceSteps(stripe, plan))];
}

const productId = (plan: PlanName) => `gameplan_${plan}`;

async function productSteps(stripe: Stripe, plan: PlanName): Promise<SyncStep[]> {
  const id = productId(plan);
  const wanted = {
    name: `GamePlan ${plan[0]?.toUpperCase()}${plan.slice(1)}`,
    marketing_features: plans[plan].features.map((name) => ({ name })),
    metadata: { plan },
  };
  const found = await findProduct(stripe, id);
  if (!found) {
    return [{ what: `create the product ${id}`, run: () => stripe.products.create({ id, ...wanted }) }];
  }
  const features = (list: readonly { name?: string }[]) => list.map(({ name }) => name).join('\n');
  const isRight =
    found.active &&
    found.name === wanted.name &&
    found.metadata.plan === plan &&
    features(found.marketing_features) === features(wanted.marketing_features);
  if (isRight) return [];
  return [
    { what: `update the product ${id}`, run: () => stripe.products.update(id, { active: true, ...wanted }) },
  ];
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | undefined> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

async function priceSteps(stripe: Stripe, plan: PlanName): Promise<SyncStep[]> {
  const key = lookupKey(plan);
  const unit_amount = Math.round(plans[plan].price * 100);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [found] = data;
  const isRight =
    found?.unit_amount === unit_amount &&
    found.currency === currency &&
    found.recurring?.interval === interval &&
    found.metadata.plan === plan;
  if (isRight) return [];
  const create = () =>
    stripe.prices.create({
      product: productId(plan),
      unit_amount,
      currency,
      recurring: { interval },
      lookup_key: key,
      // A price's amount cannot change, so the lookup key moves to a new price, which is used from now on.
      transfer_lookup_key: true,
      metadata: { plan },
    });
  const amount = `${(unit_amount / 100).toFixed(2)} ${currency} a ${interval}`;
  return [
    { what: `create a price of ${amount} for ${plan}, with the lookup key ${key}`, run: create },
    ...(found
      ? [{ what: `deactivate ${found.id}`, run: () => stripe.prices.update(found.id, { active: false }) }]
      : []),
  ];
}

/** @param say prints each step */
export async function syncPlans(stripe: Stripe, say: (line: string) => void, dryRun = false): Promise<void> {
  const steps = await stepsToSync(stripe);
  if (steps.length === 0) say('The plans at the payment provider are up to date.');
  for (const { what, run } of steps) {
    if (dryRun) say(`would ${what}`);
    else {
      await run();
      say(`done: ${what}`);
    }
  }
}

export const command = defineCommand({
  help: `Usage: npm run sync-plans -- [--stage dev|prod] [--dry-run]

Syncs the payment provider's products and prices with lambdas/domain/billing/plans.ts. Run it after each change of a plan;
running it again changes nothing. Existing subscriptions keep their price; new ones get the new price.

  --dry-run   show what would be done, and change nothing
  --stage     dev or prod: use the key of that stage

${keyHelp}`,
  options: { ...stageOption, 'dry-run': { type: 'boolean', default: false } },
  async run({ stage, 'dry-run': dryRun }, { say }) {
    await syncPlans(await paymentsOf({ stage }), say, dryRun);
    return true;
  },
});

if (import.meta.main) await main(command);
