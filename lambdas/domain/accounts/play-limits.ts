/**
 * The limits that users set for themselves. A stricter limit applies immediately, a looser one after a day: enough time
 * to reconsider, and the same delay that regulated operators use. No job is needed after that day, because the limit in
 * effect is computed whenever it is read.
 */
import { promptsPerDay } from '../billing/plans.ts';

/** Null means no limit of the user's own. */
export interface OwnLimit {
  readonly value: number | null;
  /** A pending looser limit; `from` is when it takes effect, ISO 8601. */
  readonly next?: { readonly value: number | null; readonly from: string };
}

export const playLimitNames = ['promptsPerDay', 'reminderMinutes', 'reminderPrompts'] as const;
export type PlayLimitName = (typeof playLimitNames)[number];

export type PlayLimits = { readonly [Name in PlayLimitName]?: OwnLimit };

const raiseDelayMs = 24 * 3600_000;

const none: OwnLimit = { value: null };

/** @returns the current limit: a pending one applies from its time on, inclusive */
export function atPresent({ value, next }: OwnLimit = none, now: Date): OwnLimit {
  if (!next) return { value };
  return Date.parse(next.from) <= now.getTime() ? { value: next.value } : { value, next };
}

/** The number in effect; null for none. */
export const inForce = (limit: OwnLimit | undefined, now: Date): number | null => atPresent(limit, now).value;

const looseness = (value: number | null) => value ?? Number.POSITIVE_INFINITY;

/**
 * @param wanted null for none
 * @returns the limit after a change. A stricter or equal one applies immediately and cancels a pending one; a looser
 * one applies after a day. Requesting the same pending limit again keeps its time.
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

/** The user's own daily prompt limit if it is below the plan's; null if the plan's applies. */
export function ownDailyLimit({ plan, playLimits }: Player, now: Date): number | null {
  const own = inForce(playLimits?.promptsPerDay, now);
  return own !== null && own < promptsPerDay(plan) ? own : null;
}

/** Prompts per day: the plan's allowance, or the user's own lower limit. */
export const dailyPrompts = (player: Player, now: Date): number =>
  ownDailyLimit(player, now) ?? promptsPerDay(player.plan);

/** How long a self-exclusion lasts, in months. */
export const exclusionMonths = { '6-months': 6, '1-year': 12, '2-years': 24, '5-years': 60 } as const;
export type ExclusionPeriod = keyof typeof exclusionMonths;

/**
 * @returns the same day and time (UTC) that many months later; for a day that the month lacks, a day of the next month
 */
export function endOfExclusion(period: ExclusionPeriod, now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + exclusionMonths[period]);
  return end.toISOString();
}

/** @returns whether a break or a self-exclusion with this end is still in effect */
export const lasts = (until: string | undefined, now: Date): until is string =>
  until !== undefined && Date.parse(until) > now.getTime();
