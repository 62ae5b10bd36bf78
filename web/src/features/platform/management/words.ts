/** The portal's figures and plan names as texts. */
import type { PlanName } from '../../../../../lambdas/contracts/billing/plans.ts';

import { percent } from '../../../../../lambdas/domain/platform/format.ts';

export const planWords: Readonly<Record<PlanName, string>> = { free: 'Free', core: 'Core', pro: 'Pro' };

const format = new Intl.NumberFormat('en-US');

/** `12,480` */
export function figure(value: number): string {
  return format.format(value);
}

/** `1 user`, `12,480 users`. @param noun singular, with a regular plural */
export function countOf(value: number, noun: string): string {
  return `${figure(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** A share in percent; a dash for null. */
export const share = (value: number | null) => (value === null ? '–' : percent(value));

const smallFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
});

/** `$0.0021`: an amount that may be less than a cent; a dash for null. */
export const smallDollars = (value: number | null) => (value === null ? '–' : smallFormat.format(value));

/** `$1,240`, for an axis. */
export const wholeDollars = (value: number) => `$${figure(value)}`;
