/** The kinds of notifications, their channels, and who never receives any. */
import type { NoticeChoice } from '../../contracts/notifications/notices.ts';
import { lasts } from '../accounts/play-limits.ts';
import { isActive } from '../billing/access.ts';
import { hourIn } from '../platform/calendar.ts';

export type NoticeKind = 'graded' | 'slate' | 'price' | 'digest';
export type Channel = 'push' | 'email';

/** Kinds that a job sends to every user who turned them on; `graded` is sent when a user's pick is graded. */
export const walkedKinds = ['slate', 'price', 'digest'] as const satisfies readonly NoticeKind[];
export type WalkedKind = (typeof walkedKinds)[number];

/** As displayed: "My picks graded". */
export const kindNames = {
  graded: 'My picks graded',
  slate: 'Today’s slate is up',
  price: 'A price moved on an open pick',
  digest: 'Monday’s digest',
} as const satisfies Record<NoticeKind, string>;

export const channelNames = { push: 'push notifications', email: 'email' } as const;

export function partsOf(choice: NoticeChoice): { readonly kind: NoticeKind; readonly channel: Channel } {
  const [kind, channel] = choice.split('-') as [NoticeKind, Channel];
  return { kind, channel };
}

export const isOn = (on: readonly NoticeChoice[], kind: NoticeKind, channel?: Channel): boolean =>
  on.some((choice) => {
    const parts = partsOf(choice);
    return parts.kind === kind && (channel === undefined || parts.channel === channel);
  });

interface Person {
  readonly verifiedAt: string | null;
  readonly deactivatedAt: string | null;
  readonly subscriptionStatus: string;
  readonly breakUntil?: string | undefined;
  readonly excludedUntil?: string | undefined;
}

/**
 * Whether a user can receive notifications about picks at all. Not during a break or a self-exclusion (responsible play
 * comes first), and not without a subscription, because a notification would only lead to the plans.
 */
export function mayBeNotified(person: Person, now: Date): boolean {
  const { verifiedAt, deactivatedAt, subscriptionStatus, breakUntil, excludedUntil } = person;
  if (verifiedAt === null || deactivatedAt !== null) return false;
  return isActive(subscriptionStatus) && !lasts(breakUntil, now) && !lasts(excludedUntil, now);
}

/** A device is removed after this many days without a delivered message. */
const deviceDays = 90;

export const deviceUntil = (now: Date): string =>
  new Date(now.getTime() + deviceDays * 24 * 3600_000).toISOString();

/** The hours in Toronto during which notifications are sent; only `graded` is sent at any time. */
const day = { from: 9, to: 21 };

/** @returns whether notifications that can wait may be sent now */
export function isDaytime(now: Date): boolean {
  const hour = torontoHour(now);
  return hour >= day.from && hour < day.to;
}

/** 0 to 23. */
export const torontoHour = (now: Date): number => hourIn('America/Toronto', now.toISOString());
