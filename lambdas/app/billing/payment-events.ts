/** Applies an event of the payment provider to an account; used by the webhook and by the reconcile command. */
import * as events from '../../data/payment-events.ts';
import * as subscriptions from '../../data/subscriptions.ts';
import * as users from '../../data/users.ts';
import { countsOfPayment } from '../../domain/business-counts.ts';
import { lasts } from '../../domain/play-limits.ts';
import {
  compareEvent,
  isBilled,
  isRunning,
  type PaidState,
  paidStanding,
  type Subscription,
  supersedes,
} from '../../domain/subscription.ts';
import type { About, PaymentEvent } from '../../services/payment-event.ts';
import * as payments from '../../services/payments.ts';
import { type Credits, creditsBy } from '../../services/referral-credits.ts';
import { log } from '../../telemetry/log.ts';
import { takePayment, takeReversal } from './referral-credits.ts';

export type Outcome = events.EventMark['outcome'] | 'repeated' | 'not-about-a-subscription';

/** Other changes of the account may come in between; then we look again. */
const attempts = 6;

/**
 * Takes an event once, in whatever order events come.
 * @param findSubscription asks the provider how a subscription stands now
 * @param cancelAllSubscriptions ends what somebody who is excluded has bought
 * @param credits the provider's credit balances; all that is asked of them for one event has one limit of time
 * @throws whatever keeps it from being taken; nothing is stored then, and the event may come again
 */
export async function handlePaymentEvent(
  event: PaymentEvent,
  now: Date,
  findSubscription: (id: string) => Promise<PaidState | undefined> = payments.findSubscription,
  cancelAllSubscriptions: (customerId: string) => Promise<void> = payments.cancelAllSubscriptions,
  credits: Credits = creditsBy(payments.askedTogether()),
): Promise<Outcome> {
  const { about, payment, reversal } = event;
  if (payment || reversal) {
    if (await events.isHandled(event.id)) return 'repeated';
    const plan = payment && (await findSubscription(payment.subscriptionId))?.plan;
    if (payment) await takePayment(payment, new Date(event.created * 1000), now, credits);
    if (reversal) await takeReversal(reversal, now, credits);
    // Marked last: whatever was cut off is finished when the event comes again, and done once all the same.
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

  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const user = userId === undefined ? undefined : await users.findUser(userId);
    if (!user || user.deactivatedAt) return leave((await isPaidFor(about)) ? 'nobody' : 'stale');
    if (lasts(user.excludedUntil, now) && about.state && isBilled(about.state.status)) {
      // Paid in a checkout that was under way: ended again, and the event of that end is the one that counts.
      await cancelAllSubscriptions(about.customerId);
      return leave('stale');
    }
    const verdict = compareEvent(user.subscription, {
      subscriptionId: about.subscriptionId,
      at: event.created,
    });
    if (verdict === 'stale') return leave('stale');
    // Asked after the account was read: whatever the provider says is at least as new as what it replaces.
    const state =
      verdict === 'ask' || about.state === undefined
        ? await findSubscription(about.subscriptionId)
        : about.state;
    if (!state) return leave('not-ours');
    warnOfTwo(user.subscription, state);
    if (!supersedes(user.subscription, state)) return leave('stale');
    const change = { by: `payments:${event.id}`, what: event.type, now };
    const standing = paidStanding(state, event.created);
    const outcome = await events.applyEvent(markOf('applied'), about.customerId, user, standing, change);
    if (outcome !== 'changed') return outcome;
  }
  throw new Error('The account was changed too often to take a payment event');

  /** Who leaves has the subscription ended, and the provider's last word of it finds nobody: that is as it should be. */
  async function isPaidFor({ state, subscriptionId }: About): Promise<boolean> {
    const stands = state === undefined ? await findSubscription(subscriptionId) : state;
    return stands ? isRunning({ ...stands, lastEventAt: 0 }) : false;
  }

  function markOf(outcome: events.EventMark['outcome']): events.EventMark {
    const { id, type, created } = event;
    return { id, type, created, outcome };
  }

  /** The event changes nothing, and is not looked at again. */
  async function leave(outcome: 'nobody' | 'stale' | 'not-ours'): Promise<Outcome> {
    if (outcome === 'nobody')
      log.warn('payment event for nobody we know', {
        ...markOf(outcome),
        subscriptionId: about?.subscriptionId,
      });
    await events.markHandled(markOf(outcome), now);
    return outcome;
  }
}

/** Nobody should pay twice; where a purchase in another window made it happen, a person has to mend it. */
function warnOfTwo(stored: Subscription | undefined, state: PaidState): void {
  if (!isRunning(stored) || stored.id === state.id || !isRunning({ ...state, lastEventAt: 0 })) return;
  log.error('two subscriptions of one account run', { stored: stored.id, other: state.id });
}
