/** Asking for a play in natural language. */
import * as z from 'zod/mini';
import { sport } from '../feed/sports.ts';
import { contract } from '../platform/contract.ts';
import { identifier, word } from '../platform/inputs.ts';
import { note, promptAnalysis } from './analysis.ts';
import { shownReading } from './reading.ts';

export const promptMaxLength = 2000;

/** `info` includes comparisons without a pick, and questions that are not about sports. */
export const answerKinds = ['play', 'no_play', 'info', 'care'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A suggested question. */
export const alternative = z.object({ label: z.string(), prompt: z.string() });
export type Alternative = z.infer<typeof alternative>;

/** Changes of an answer; `again` repeats the question without the games already shown. */
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

/** A change with its label; only changes that lead to a play are offered. */
export const offeredChange = z.object({ label: z.string(), change });
export type OfferedChange = z.infer<typeof offeredChange>;

export const askForPlay = contract({
  route: 'prompt-process',
  method: 'POST',
  query: z.object({
    /** `promptLogId` of the answer that `change` is about. */
    follows: z.optional(identifier('follows')),
  }),
  body: z.object({
    prompt: z.string({ error: 'Please enter a prompt' }).check(
      z.trim(),
      z.minLength(1, { error: 'Please enter a prompt' }),
      z.maxLength(promptMaxLength, {
        error: `Please keep your prompt under ${promptMaxLength} characters`,
      }),
    ),
    sport,
    /**
     * A change of the answer in `follows`. The question is then derived from that answer, and `prompt` is only its
     * label.
     */
    change: z.optional(change),
    /** Idempotency key, created by the client once per ask, so that a repeated call is answered and counted once. */
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
    /** Whether it used a prompt: only a play that meets the question in full does. */
    charged: z.boolean(),
    /** The reading of the question. */
    reading: shownReading,
    /** Displayed above the answer. */
    notes: z.array(note),
    /** One to four for every `no_play`; each leads to an answer. */
    alternatives: z.array(alternative),
    /** For plays only: the possible changes. */
    changes: z.optional(z.array(offeredChange)),
    /** The end of the user's break, ISO 8601; absent without one. */
    breakUntil: z.optional(z.string()),
    /** Null if nothing was suggested, so that there is nothing to save. */
    promptLogId: z.nullable(z.string()),
    remainingPrompts: z.number(),
  }),
});
