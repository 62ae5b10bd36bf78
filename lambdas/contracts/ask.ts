/** Asking for a play in plain words. */
import * as z from 'zod/mini';
import { note, promptAnalysis } from './analysis.ts';
import { contract } from './contract.ts';
import { shownReading } from './reading.ts';
import { sport } from './sports.ts';

export const promptMaxLength = 2000;

/** `info` includes comparisons without a pick, and what is not about sports. */
export const answerKinds = ['play', 'no_play', 'info', 'care'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Another question, ready to be asked. */
export const alternative = z.object({ label: z.string(), prompt: z.string() });
export type Alternative = z.infer<typeof alternative>;

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
    kind: z.enum(answerKinds),
    /** Whether it cost a prompt: only a play that is what was asked for does. */
    charged: z.boolean(),
    /** The question as it was understood. */
    reading: shownReading,
    /** To be read before the answer. */
    notes: z.array(note),
    /** One to four with every `no_play`; each, asked, gives something. */
    alternatives: z.array(alternative),
    /** ISO 8601: until when the person takes a break from asking; absent where they take none. */
    breakUntil: z.optional(z.string()),
    /** Null where nothing was suggested: there is nothing to save. */
    promptLogId: z.nullable(z.string()),
    remainingPrompts: z.number(),
  }),
});
