/** Asking for a play in plain words. */
import * as z from 'zod/mini';
import { promptAnalysis } from './analysis.ts';
import { contract } from './contract.ts';
import { sport } from './sports.ts';

export const promptMaxLength = 2000;

export const askForPlay = contract({
  route: 'prompt-process',
  method: 'POST',
  body: z.object({
    prompt: z.string({ error: 'Please enter a prompt' }).check(
      z.trim(),
      z.minLength(1, { error: 'Please enter a prompt' }),
      z.maxLength(promptMaxLength, {
        error: `Please keep your prompt under ${promptMaxLength} characters`,
      }),
    ),
    sport,
    /** Made by the client once per ask, so that a repeated call is answered once and counted once. */
    requestKey: z.optional(
      z
        .string()
        .check(
          z.regex(/^[A-Za-z0-9-]{8,64}$/, { error: 'requestKey must be 8 to 64 letters, digits or dashes' }),
        ),
    ),
  }),
  output: z.object({
    response: z.string(),
    promptAnalysis,
    /** Null where nothing was suggested: there is nothing to save, and the prompt was given back. */
    promptLogId: z.nullable(z.string()),
    remainingPrompts: z.number(),
  }),
});
