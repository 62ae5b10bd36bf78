/** `npm run reconcile-payments`: applies the payment provider's events that the webhook missed. */
import type Stripe from 'stripe';
import { handlePaymentEvent, type Outcome } from '../../../lambdas/app/billing/payment-events.ts';
import { isHandled } from '../../../lambdas/data/billing/payment-events.ts';
import { readEvent } from '../../../lambdas/services/billing/payment-event.ts';
import * as payments from '../../../lambdas/services/billing/payments.ts';
import { creditsBy } from '../../../lambdas/services/billing/referral-credits.ts';
import { reasonOf } from '../../local/process/state.ts';
import { defineCommand, main } from '../command.ts';
import { keyHelp, paymentsOf } from '../payments.ts';
import { pointToTable, targetHelp, targetOptions } from '../stage.ts';

export interface Reconciled {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** `would-apply` in a dry run. A `failed` event is not applied, and the next run tries it again. */
  readonly outcome: Outcome | 'would-apply' | 'failed';
}

/**
 * Continues after an event that fails: events can be applied in any order.
 * @param apply applies one event
 * @returns the outcome of each undelivered event, oldest first
 * @throws the provider's errors if the events cannot be listed
 */
export async function reconcile(
  stripe: Stripe,
  { dryRun, now, say }: { dryRun: boolean; now: Date; say: (line: string) => void },
  apply = applyWith(stripe),
): Promise<Reconciled[]> {
  const missed: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ delivery_success: false, limit: 100 })) missed.push(event);
  const done: Reconciled[] = [];
  for (const event of missed.reverse()) {
    const { id, type, created } = event;
    const report = (what: string) =>
      say(`${new Date(created * 1000).toISOString()}  ${id}  ${type}  ${what}`);
    try {
      const outcome = dryRun ? await expectedOutcome(event) : await apply(event, now);
      report(outcome);
      done.push({ id, type, created, outcome });
    } catch (error) {
      report(`failed: ${reasonOf(error)}`);
      done.push({ id, type, created, outcome: 'failed' });
    }
  }
  if (done.length === 0) say('The provider has delivered every event of the last 30 days.');
  return done;
}

async function expectedOutcome(event: Stripe.Event): Promise<Reconciled['outcome']> {
  const { about, payment, reversal } = readEvent(event);
  if (!about && !payment && !reversal) return 'not-about-a-subscription';
  return (await isHandled(event.id)) ? 'repeated' : 'would-apply';
}

/** A command has the provider's key itself; functions read it from a secret. */
function applyWith(stripe: Stripe) {
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
applies each as the webhook would: once, and never over a newer event. Run it after an outage longer than the three
days during which the provider retries. Exit code 1 if an event failed; run it again then.

  --dry-run   list the events that would be applied, and change nothing
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
