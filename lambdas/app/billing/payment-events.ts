/** Applies an event of the payment provider to an account; used by the webhook and by the reconcile command. */

import * as users from '../../data/accounts/users.ts';
import * as events from '../../data/billing/payment-events.ts';
import * as subscriptions from '../../data/billing/subscriptions.ts';
import { conflict, retryOnConflict } from '../../data/platform/retry-on-conflict.ts';
import { lasts } from '../../domain/accounts/play-limits.ts';
import {
  compareEvent,
  isBilled,
  isRunning,
  type PaidState,
  paidStanding,
  type Subscription,
  supersedes,
} from '../../domain/billing/subscription.ts';
import { countsOfPayment } from '../../domain/records/business-counts.ts';
import type { About, PaymentEvent } from '../../services/billing/payment-event.ts';
import * as payments from '../../services/billing/payments.ts';
import { type Credits, creditsBy } from '../../services/billing/referral-credits.ts';
import { log } from '../../telemetry/log.ts';
import { applyPayment, applyReversal } from './referral-credits.ts';

export type Outcome = events.EventMark['outcome'] | 'repeated' | 'not-about-a-subscription';

/**
 * Applies an event exactly once. Events may arrive in any order.
 * @param findSubscription reads the current state of a subscription from the provider
 * @param cancelAllSubscriptions cancels what a self-excluded user bought
 * @param credits the provider's credit balances; all requests for one event share one deadline
 * A concurrent change of the account makes the write fail; it is then repeated on the new state.
 * @throws if the event could not be applied; nothing is stored then, and a redelivery applies it
 */
export async function handlePaymentEvent(
  event: PaymentEvent,
  now: Date,
  findSubscription: (id: string) => Promise<PaidState | undefined> = payments.findSubscription,
  cancelAllSubscriptions: (customerId: string) => Promise<void> = payments.cancelAllSubscriptions,
  credits: Credits = creditsBy(payments.withSharedDeadline()),
): Promise<Outcome> {
  const { about, payment, reversal } = event;
  if (payment || reversal) {
    if (await events.isHandled(event.id)) return 'repeated';
    const plan = payment && (await findSubscription(payment.subscriptionId))?.plan;
    if (payment) await applyPayment(payment, new Date(event.created * 1000), now, credits);
    if (reversal) await applyReversal(reversal, now, credits);
    // Marked last: if this call is interrupted, a redelivery finishes the rest, and each step happens only once.
    await events.markHandled(markOf('applied'), now, payment && plan && countsOfPayment(plan, payment));
    return 'applied';
  }
  if (!about) return 'not-about-a-subscription';
  const [isHandled, knownUserId] = await Promise.all([
    events.isHandled(event.id),
    subscriptions.userIdOfCustomer(about.customerId),
  ]);
  if (isHandled) return 'repeated';
  const userId = knownUserId ?? about.userId;

  return retryOnConflict(`the account of payment event ${event.id}`, async () => {
    const user = userId === undefined ? undefined : await users.findUser(userId);
    if (!user || user.deactivatedAt) return ignore((await isPaidFor(about)) ? 'nobody' : 'stale');
    if (lasts(user.excludedUntil, now) && about.state && isBilled(about.state.status)) {
      // Bought in a checkout that was already open. Canceled here; the event of the cancellation updates the account.
      await cancelAllSubscriptions(about.customerId);
      return ignore('stale');
    }
    const verdict = compareEvent(user.subscription, {
      subscriptionId: about.subscriptionId,
      at: event.created,
    });
    if (verdict === 'stale') return ignore('stale');
    // Read after the account, so that the provider's state is at least as new as the stored one it replaces.
    const state =
      verdict === 'ask' || about.state === undefined
        ? await findSubscription(about.subscriptionId)
        : about.state;
    if (!state) return ignore('not-ours');
    warnAboutDuplicate(user.subscription, state);
    if (!supersedes(user.subscription, state)) return ignore('stale');
    const change = { by: `payments:${event.id}`, what: event.type, now };
    const standing = paidStanding(state, event.created);
    const outcome = await events.applyEvent(markOf('applied'), about.customerId, user, standing, change);
    return outcome === 'changed' ? conflict : outcome;
  });

  /** Whether the event's subscription still runs. For a deleted account it should not: deletion cancels it. */
  async function isPaidFor({ state, subscriptionId }: About): Promise<boolean> {
    const current = state === undefined ? await findSubscription(subscriptionId) : state;
    return current ? isRunning({ ...current, lastEventAt: 0 }) : false;
  }

  function markOf(outcome: events.EventMark['outcome']): events.EventMark {
    const { id, type, created } = event;
    return { id, type, created, outcome };
  }

  /** Marks the event as handled without changing anything. */
  async function ignore(outcome: 'nobody' | 'stale' | 'not-ours'): Promise<Outcome> {
    if (outcome === 'nobody')
      log.warn('payment event without an account', {
        ...markOf(outcome),
        subscriptionId: about?.subscriptionId,
      });
    await events.markHandled(markOf(outcome), now);
    return outcome;
  }
}

/** Logs an account with two running subscriptions, bought in two windows for example. It must be corrected by hand. */
function warnAboutDuplicate(stored: Subscription | undefined, state: PaidState): void {
  if (!isRunning(stored) || stored.id === state.id || !isRunning({ ...state, lastEventAt: 0 })) return;
  log.error('account has two running subscriptions', { stored: stored.id, other: state.id });
}
