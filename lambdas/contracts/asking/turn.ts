/** What a user asked last today and was shown: the context of a question that refers to it. */
import * as z from 'zod/mini';
import { reading } from './reading.ts';

/** The most selections that are remembered. */
export const mostShown = 50;

export const turn = z.object({
  /** ID of the stored answer; null if nothing was suggested. */
  askId: z.nullable(z.string()),
  /** The question as it was read. */
  queries: z.array(reading),
  /** Hashes of the selections shown, newest first; at most 50. */
  shown: z.array(z.string()),
});
export type Turn = z.infer<typeof turn>;
