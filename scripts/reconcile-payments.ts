/** `npm run reconcile-payments`: applies the payment provider's events that the webhook missed. */
import type Stripe from 'stripe';
import { handlePaymentEvent, type Outcome } from '../lambdas/app/billing/payment-events.ts';
import { isHandled } from '../lambdas/data/payment-events.ts';
import { readEvent } from '../lambdas/services/payment-event.ts';
import * as payments from '../lambdas/services/payments.ts';
import { creditsBy } from '../lambdas/services/referral-credits.ts';
import { reasonOf } from './local/state.ts';
import { defineCommand, main } from './ops/command.ts';
import { keyHelp, paymentsOf } from './ops/payments.ts';
import { pointToTable, targetHelp, targetOptions } from './ops/stage.ts';

export interface Reconciled {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** `would-take` in a dry run; one that has `failed` is not taken, and comes again with the next run. */
  readonly outcome: Outcome | 'would-take' | 'failed';
}

/**
 * One that cannot be taken keeps none of the others waiting: they may come in any order.
 * @param take does what an event says
 * @returns what came of each undelivered event, oldest first
 * @throws where the provider does not list them
 */
export async function reconcile(
  stripe: Stripe,
  { dryRun, now, say }: { dryRun: boolean; now: Date; say: (line: string) => void },
  take = takeWith(stripe),
): Promise<Reconciled[]> {
  const missed: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ delivery_success: false, limit: 100 })) missed.push(event);
  const done: Reconciled[] = [];
  for (const event of missed.reverse()) {
    const { id, type, created } = event;
    const tell = (what: string) => say(`${new Date(created * 1000).toISOString()}  ${id}  ${type}  ${what}`);
    try {
      const outcome = dryRun ? await foresee(event) : await take(event, now);
      tell(outcome);
      done.push({ id, type, created, outcome });
    } catch (error) {
      tell(`failed: ${reasonOf(error)}`);
      done.push({ id, type, created, outcome: 'failed' });
    }
  }
  if (done.length === 0) say('The provider has delivered every event of the last 30 days.');
  return done;
}

async function foresee(event: Stripe.Event): Promise<Reconciled['outcome']> {
  const { about, payment, reversal } = readEvent(event);
  if (!about && !payment && !reversal) return 'not-about-a-subscription';
  return (await isHandled(event.id)) ? 'repeated' : 'would-take';
}

/** A command has the provider's key at hand, and not the secret in which a function finds it. */
function takeWith(stripe: Stripe) {
  return (event: Stripe.Event, now: Date) =>
    handlePaymentEvent(
      readEvent(event),
      now,
      (id) => payments.subscriptionFrom(stripe, id),
      undefined,
      creditsBy((ask) => ask(stripe)),
    );
}

export const command = defineCommand({
  help: `Usage: npm run reconcile-payments -- [--stage dev|prod | --local] [--dry-run]

Lists the events of the last 30 days that the payment provider could not deliver to our webhook, oldest first, and
takes each of them as the webhook would have: once, and never over a newer one. Run it after an outage longer than the
three days for which the provider tries by itself. Ends with 1 where an event could not be taken: run it again then.

  --dry-run   says which events it would take, and changes nothing
${targetHelp}

${keyHelp}`,
  options: { ...targetOptions, 'dry-run': { type: 'boolean', default: false } },
  async run({ stage, local, 'dry-run': dryRun }, { say }) {
    const stripe = await paymentsOf({ stage });
    await pointToTable({ stage, local });
    const done = await reconcile(stripe, { dryRun, now: new Date(), say });
    return done.every(({ outcome }) => outcome !== 'failed');
  },
});

if (import.meta.main) await main(command);
