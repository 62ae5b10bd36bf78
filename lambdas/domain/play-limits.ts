/**
 * The limits that people set for themselves. A stricter limit is in force at once, a looser one after a day: long enough to
 * think again, and the same delay that regulated operators use. Nothing has to run when the day is over, because what is
 * in force is worked out whenever it is read.
 */
import { promptsPerDay } from './plans.ts';

/** Null is "no limit of my own". */
export interface OwnLimit {
  readonly value: number | null;
  /** A looser limit that was asked for; `from` is when it takes effect, ISO 8601. */
  readonly next?: { readonly value: number | null; readonly from: string };
}

export const playLimitNames = ['promptsPerDay', 'reminderMinutes', 'reminderPrompts'] as const;
export type PlayLimitName = (typeof playLimitNames)[number];

export type PlayLimits = { readonly [Name in PlayLimitName]?: OwnLimit };

const raiseDelayMs = 24 * 3600_000;

const none: OwnLimit = { value: null };

/** @returns the limit as it is now: what was pending is in force from its moment on, that moment included */
export function atPresent({ value, next }: OwnLimit = none, now: Date): OwnLimit {
  if (!next) return { value };
  return Date.parse(next.from) <= now.getTime() ? { value: next.value } : { value, next };
}

/** The number in force; null for none. */
export const inForce = (limit: OwnLimit | undefined, now: Date): number | null => atPresent(limit, now).value;

const looseness = (value: number | null) => value ?? Number.POSITIVE_INFINITY;

/**
 * @param wanted null for none
 * @returns the limit after a change: stricter or equal at once, without whatever was pending; looser from a day on. The
 *   same wish made again keeps its first time.
 */
export function changed(limit: OwnLimit | undefined, wanted: number | null, now: Date): OwnLimit {
  const { value, next } = atPresent(limit, now);
  if (looseness(wanted) <= looseness(value)) return { value: wanted };
  if (next && next.value === wanted) return { value, next };
  return { value, next: { value: wanted, from: new Date(now.getTime() + raiseDelayMs).toISOString() } };
}

interface Player {
  readonly plan: string;
  readonly playLimits?: PlayLimits | undefined;
}

/** The person's own limit of prompts a day, where it is below the plan's; null where the plan's counts. */
export function ownDailyLimit({ plan, playLimits }: Player, now: Date): number | null {
  const own = inForce(playLimits?.promptsPerDay, now);
  return own !== null && own < promptsPerDay(plan) ? own : null;
}

/** Prompts a day: the plan's allowance, or the person's own limit below it. */
export const dailyPrompts = (player: Player, now: Date): number =>
  ownDailyLimit(player, now) ?? promptsPerDay(player.plan);

/** How long a self-exclusion lasts, in months. */
export const exclusionMonths = { '6-months': 6, '1-year': 12, '2-years': 24, '5-years': 60 } as const;
export type ExclusionPeriod = keyof typeof exclusionMonths;

/** @returns the same day so many months later, at the same time (UTC); where the month has no such day, the days after it */
export function endOfExclusion(period: ExclusionPeriod, now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + exclusionMonths[period]);
  return end.toISOString();
}

/** @returns whether a break or an exclusion that ends then still lasts */
export const lasts = (until: string | undefined, now: Date): until is string =>
  until !== undefined && Date.parse(until) > now.getTime();
