/** Asking for a play in plain words. */
import * as z from 'zod/mini';
import { note, promptAnalysis } from './analysis.ts';
import { contract } from './contract.ts';
import { identifier, word } from './inputs.ts';
import { shownReading } from './reading.ts';
import { sport } from './sports.ts';

export const promptMaxLength = 2000;

/** `info` includes comparisons without a pick, and what is not about sports. */
export const answerKinds = ['play', 'no_play', 'info', 'care'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Another question, ready to be asked. */
export const alternative = z.object({ label: z.string(), prompt: z.string() });
export type Alternative = z.infer<typeof alternative>;

/** How an answer is to be changed; `again` is the same question without what was shown. */
export const changeKinds = ['again', 'safer', 'longer', 'swap', 'drop', 'day'] as const;

export const change = z.object({
  kind: word('change.kind', changeKinds),
  /** Of `swap` and `drop`: its place among the legs, from 0. */
  leg: z.optional(z.number({ error: 'change.leg must be a number' })),
  /** Of `day`: a league day, `YYYY-MM-DD`. */
  day: z.optional(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'change.day must be a date like 2026-11-23' })),
  ),
});
export type Change = z.infer<typeof change>;

/** A change with its name, each tried before it is offered. */
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
    /** Of the answer named by `follows`: what is asked is then made from that answer, and `prompt` is only its name. */
    change: z.optional(change),
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
    /** Of a play: how it can be changed; absent from any other answer. */
    changes: z.optional(z.array(offeredChange)),
    /** ISO 8601: until when the person takes a break from asking; absent where they take none. */
    breakUntil: z.optional(z.string()),
    /** Null where nothing was suggested: there is nothing to save. */
    promptLogId: z.nullable(z.string()),
    remainingPrompts: z.number(),
  }),
});
