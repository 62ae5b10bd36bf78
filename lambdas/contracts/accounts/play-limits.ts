/** The limits that users set for themselves, and self-exclusion. Breaks are in `account.ts`. */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { word } from '../platform/inputs.ts';

const mostPrompts = 50;

/** Null removes the limit; absent leaves it unchanged. */
const own = (name: string, max: number) => {
  const problem = { error: `${name} must be a whole number from 1 to ${max}, or null` };
  return z.optional(z.nullable(z.int(problem).check(z.gte(1, problem), z.lte(max, problem))));
};

const shownLimit = z.object({
  /** The limit in effect; null for none. */
  value: z.nullable(z.number()),
  /** A pending looser limit, and the ISO 8601 time at which it takes effect. */
  next: z.nullable(z.object({ value: z.nullable(z.number()), from: z.string() })),
});

export const shownPlayLimits = z.object({
  /** Applies if it is below the plan's. */
  promptsPerDay: shownLimit,
  /** A reminder after this many minutes in the app. */
  reminderMinutes: shownLimit,
  /** A reminder after this many questions. */
  reminderPrompts: shownLimit,
  /** ISO 8601; null without one. */
  breakUntil: z.nullable(z.string()),
  /** ISO 8601; null without one. */
  excludedUntil: z.nullable(z.string()),
});

const shown = z.object({ playLimits: shownPlayLimits });

export const getPlayLimits = contract({ route: 'play-limits', method: 'GET', output: shown });

/** A stricter limit applies immediately, a looser one after 24 hours. */
export const savePlayLimits = contract({
  route: 'play-limits',
  method: 'PUT',
  body: z
    .object({
      promptsPerDay: own('promptsPerDay', mostPrompts),
      reminderMinutes: own('reminderMinutes', 24 * 60),
      reminderPrompts: own('reminderPrompts', mostPrompts),
    })
    .check(
      z.refine((limits) => Object.values(limits).some((limit) => limit !== undefined), {
        error: 'At least one limit is required',
      }),
    ),
  output: z.extend(shown, { success: z.literal(true) }),
});

/** Blocks asking, predictions, tracker and checkout, and ends billing. It can be extended but not shortened. */
export const excludeSelf = contract({
  route: 'play-limits',
  method: 'POST',
  action: 'self-exclude',
  body: z.object({
    period: word('period', ['6-months', '1-year', '2-years', '5-years']),
    confirm: z.literal('EXCLUDE', { error: 'Please type EXCLUDE to confirm' }),
  }),
  output: z.extend(shown, { success: z.literal(true) }),
});
