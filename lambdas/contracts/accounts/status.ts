/** What a signed-in user can currently do. */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';

/** An upcoming game with the best moneyline price of each team. */
export const nextGame = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  startsAt: z.string(),
  home: z.string(),
  away: z.string(),
  /** American odds. */
  homePrice: z.number(),
  awayPrice: z.number(),
});
export type NextGame = z.infer<typeof nextGame>;

export const getUserStatus = contract({
  route: 'get-user-status',
  method: 'GET',
  output: z.object({
    /** The payment provider's status, of which only `active` grants access; `inactive` without a subscription. */
    status: z.string(),
    subscription_plan: z.string(),
    /** Prompts left today, a day in America/Toronto; unknown if absent. */
    remainingPrompts: z.optional(z.number()),
    /** The end of the user's break, ISO 8601; null without one. */
    breakUntil: z._default(z.nullable(z.string()), null),
    /** The end of the user's self-exclusion, ISO 8601; absent without one. */
    excludedUntil: z.optional(z.string()),
    /** The user's own daily prompt limit, if it is below the plan's. */
    ownDailyLimit: z.optional(z.number()),
    /** When to remind the user: after this many minutes in the app or this many questions. */
    reminder: z.optional(z.object({ minutes: z.optional(z.number()), prompts: z.optional(z.number()) })),
    /** The number of picks in the tracker; absent without access to it. */
    picks: z.optional(z.number()),
    /** Until when the question form proposes singles only, ISO 8601: an hour after a loss; absent otherwise. */
    singlesUntil: z.optional(z.string()),
    /**
     * What can be bet on now, by sport: the markets with a known chance in an upcoming game, and the number of such
     * games. Sports without data are omitted; absent for users who cannot ask.
     */
    priced: z.optional(
      z.record(
        z.string(),
        z.object({
          markets: z.array(z.string()),
          games: z.number(),
          /** Start of the first such game of each market, ISO 8601 in UTC. */
          soonest: z.optional(z.record(z.string(), z.string())),
          /** The next games with a moneyline price for both teams, earliest first. */
          next: z.optional(z.array(nextGame)),
        }),
      ),
    ),
  }),
});
