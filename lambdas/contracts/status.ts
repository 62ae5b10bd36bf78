/** What a signed-in person may do now. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';

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
    /**
     * What can be bet on now, by sport: the markets with a known chance in a game to come, and how many such games there are.
     * A sport of which nothing is known is left out; absent for whoever may not ask.
     */
    priced: z.optional(z.record(z.string(), z.object({ markets: z.array(z.string()), games: z.number() }))),
  }),
});
