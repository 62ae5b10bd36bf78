/** Events of the payment provider, each applied once: the effect and the mark are one transaction. */

import type { Standing } from '../../domain/billing/subscription.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import type { BusinessCounts } from '../../domain/records/business-counts.ts';
import type { User } from '../accounts/users.ts';
import { countOnDay } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import { ConditionFailed, conditionMet, get, transact, type Write } from '../platform/table.ts';
import { type Change, changeStanding, putCustomer } from './subscriptions.ts';

/** The provider retries for three days, and lists undelivered events for thirty. */
const keptSeconds = 45 * 24 * 3600;

/** Contains no user ID, because it outlives a deleted account. */
export interface EventMark {
  /** The provider's event ID. */
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly outcome: 'applied' | 'stale' | 'not-ours' | 'nobody';
}

/** AP: Get EVENT#id. Whether an event was already handled. */
export async function isHandled(eventId: string): Promise<boolean> {
  return (await get(keys.paymentEvent(eventId))) !== undefined;
}

/**
 * Marks an event as handled without changing an account.
 * @param counts steps of the business counters for the event's day, applied once together with the mark
 */
export async function markHandled(mark: EventMark, now: Date, counts: BusinessCounts = {}): Promise<void> {
  const day = torontoDay(new Date(mark.created * 1000));
  // The condition fails if a concurrent delivery has already marked the event.
  await conditionMet(transact([putMark(mark, now), ...countOnDay(counts, { day, shardKey: mark.id })]));
}

/**
 * Applies an event to an account and marks it as handled, in one transaction.
 * @returns `changed` if the account has changed since it was read; the caller retries
 */
export async function applyEvent(
  mark: EventMark,
  customerId: string,
  user: User,
  standing: Standing,
  change: Change,
): Promise<'applied' | 'repeated' | 'changed'> {
  try {
    await transact([
      putMark(mark, change.now),
      putCustomer(customerId, user.id),
      ...changeStanding(user, standing, change),
    ]);
    return 'applied';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.failed[0] === undefined ? 'changed' : 'repeated';
  }
}

function putMark(mark: EventMark, now: Date): Write {
  return {
    Put: {
      Item: {
        ...keys.paymentEvent(mark.id),
        ...mark,
        handledAt: now.toISOString(),
        expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
