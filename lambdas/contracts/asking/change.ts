/** Changes of an answer; `again` repeats the question without the games already shown. */
import * as z from 'zod/mini';
import { word } from '../platform/inputs.ts';

export const changeKinds = ['again', 'safer', 'longer', 'swap', 'drop', 'day'] as const;

export const change = z.object({
  kind: word('change.kind', changeKinds),
  /** For `swap` and `drop`: the index of the leg, from 0. */
  leg: z.optional(z.number({ error: 'change.leg must be a number' })),
  /** For `day`: a league day, `YYYY-MM-DD`. */
  day: z.optional(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'change.day must be a date like 2026-11-23' })),
  ),
});
export type Change = z.infer<typeof change>;
