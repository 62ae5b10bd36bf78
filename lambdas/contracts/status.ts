/** What a signed-in person is allowed to do now. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** A game to come, with the best price on each team to win. */
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
    /** The payment provider's word, `active` opens the gate; `inactive` without a subscription. */
    status: z.string(),
    subscription_plan: z.string(),
    /** Prompts left today; a day is one of America/Toronto. */
    remainingPrompts: z.number(),
    /** ISO 8601: until when the person takes a break from asking; null where they take none. */
    breakUntil: z.nullable(z.string()),
    /** ISO 8601: until when the person has excluded themselves; absent where they have not. */
    excludedUntil: z.optional(z.string()),
    /** The person's own limit of prompts a day, where it is below the plan's. */
    ownDailyLimit: z.optional(z.number()),
    /** When to remind the person: after so many minutes in the app, or so many questions. */
    reminder: z.optional(z.object({ minutes: z.optional(z.number()), prompts: z.optional(z.number()) })),
    /** How many picks are in the tracker; absent for whoever may not open it. */
    picks: z.optional(z.number()),
    /**
     * What can be bet on now, by sport: the markets with a known chance in a game to come, and how many such games there are.
     * A sport of which nothing is known is left out; absent for whoever may not ask.
     */
    priced: z.optional(
      z.record(
        z.string(),
        z.object({
          markets: z.array(z.string()),
          games: z.number(),
          /** The soonest of them that both teams are priced to win, earliest first. */
          next: z.optional(z.array(nextGame)),
        }),
      ),
    ),
  }),
});
