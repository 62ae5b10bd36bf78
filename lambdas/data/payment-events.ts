/** Events of the payment provider, each applied once: the effect and the mark are one transaction. */
import type { BusinessCounts } from '../domain/business-counts.ts';
import type { Standing } from '../domain/subscription.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { countOnDay } from './counters.ts';
import { keys } from './keys.ts';
import { type Change, changeStanding, putCustomer } from './subscriptions.ts';
import { ConditionFailed, conditionMet, get, transact, type Write } from './table.ts';
import type { User } from './users.ts';

/** The provider repeats for three days, and lists what it could not deliver for thirty. */
const keptSeconds = 45 * 24 * 3600;

/** Says nothing of whose event it was: it outlives an account that is deleted. */
export interface EventMark {
  /** The provider's id of the event. */
  readonly id: string;
  readonly type: string;
  /** When it happened, epoch seconds. */
  readonly created: number;
  /** What came of it. */
  readonly outcome: 'applied' | 'stale' | 'not-ours' | 'nobody';
}

/** AP: Get EVENT#id. Whether an event has had its effect. */
export async function isHandled(eventId: string): Promise<boolean> {
  return (await get(keys.paymentEvent(eventId))) !== undefined;
}

/**
 * Marks an event that changes no account.
 * @param counts what it adds to the business counters of the day on which it happened: once, with the mark
 */
export async function markHandled(mark: EventMark, now: Date, counts: BusinessCounts = {}): Promise<void> {
  const day = torontoDay(new Date(mark.created * 1000));
  // Not held where the same event came in the same moment: it is marked, which is all we wanted.
  await conditionMet(transact([putMark(mark, now), ...countOnDay(counts, { day, shardKey: mark.id })]));
}

/**
 * Gives an account what an event says, and marks the event: both or neither, so that a crash in between loses nothing.
 * @returns `changed` when the account was changed in the meantime: read it again and decide again
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
