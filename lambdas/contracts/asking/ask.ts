/** Asking for a play in natural language. */
import * as z from 'zod/mini';
import { sport } from '../feed/sports.ts';
import { contract } from '../platform/contract.ts';
import { identifier } from '../platform/inputs.ts';
import { note, promptAnalysis } from './analysis.ts';
import { card, verdict } from './cards.ts';
import { change } from './change.ts';
import { askKinds } from './query.ts';
import { shownReading } from './reading.ts';
import { screens } from './screens.ts';

export const promptMaxLength = 2000;

/**
 * `clarify` asks back, because a word was left unread; `info` includes comparisons without a pick, and questions that are not
 * about sports.
 */
export const answerKinds = ['play', 'no_play', 'clarify', 'info', 'care'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const readers = ['grammar', 'model'] as const;
export type ReadBy = (typeof readers)[number];

/** A line that helps with gambling problems; `url` dials it. */
export const helpline = z.object({ name: z.string(), phone: z.string(), text: z.string(), url: z.string() });
export type HelpLink = z.infer<typeof helpline>;

/** A suggested question. */
export const alternative = z.object({ label: z.string(), prompt: z.string() });
export type Alternative = z.infer<typeof alternative>;

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
     * A change of the answer in `follows`. The question is then derived from that answer, and `prompt` is only stored
     * with the new one.
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
    kind: z._default(z.enum(answerKinds), 'play'),
    /** Whether it used a prompt: only a play that meets the question in full, read by the grammar, does. */
    charged: z._default(z.boolean(), true),
    /** Who read the question: our grammar, or the model for words that the grammar does not know. */
    readBy: z._default(z.enum(readers), 'grammar'),
    /** The words that neither reader placed; empty unless `clarify`. */
    unread: z._default(z.array(z.string()), []),
    /** With `care` only: helplines of the user's region first. */
    help: z.optional(z.array(helpline)),
    /** The reading of the question. */
    reading: z._default(shownReading, { sports: [], summary: '', parts: [] }),
    /** The kinds of the queries answered, in order; absent in answers stored before there were kinds. */
    asks: z.optional(z.array(z.enum(askKinds))),
    /** The answer's numbers, to be drawn below its words. */
    cards: z.optional(z.array(card)),
    /** For a question with a yes or no about a price. */
    verdict: z.optional(verdict),
    /** Screens where what was asked is done or shown. */
    screens: z.optional(z.array(z.enum(screens))),
    /** Displayed above the answer. */
    notes: z._default(z.array(note), []),
    /** Two to four for every `clarify`, one to four for every `no_play`; each leads to an answer. */
    alternatives: z._default(z.array(alternative), []),
    /** For plays only: the possible changes. */
    changes: z.optional(z.array(offeredChange)),
    /** The end of the user's break, ISO 8601; absent without one. */
    breakUntil: z.optional(z.string()),
    /** Null if nothing was suggested, so that there is nothing to save. */
    promptLogId: z.nullable(z.string()),
    remainingPrompts: z.number(),
  }),
});
