/** What a user asked last today and was shown: the context of a question that refers to it. */
import * as z from 'zod/mini';
import { leg } from './analysis.ts';
import { query } from './query.ts';
import { reading } from './reading.ts';

/** The most selections that are remembered. */
export const mostShown = 50;

/** A leg, with what a change of it and a question about it need. */
export const shownLeg = z.pick(leg, {
  gameId: true,
  sport: true,
  home: true,
  away: true,
  market: true,
  key: true,
  period: true,
  team: true,
  selection: true,
  prop: true,
  outright: true,
  line: true,
  price: true,
});
export type ShownLeg = z.infer<typeof shownLeg>;

/** A question that was asked back: the next words may answer it. */
export const openQuestion = z.object({
  /** As it was typed; absent where it was about the answer before it, or is too long to be kept. */
  prompt: z.optional(z.string()),
  /** Its words that nobody placed. */
  unread: z.array(z.string()),
  /** The questions that were offered instead, in their order. */
  taps: z.array(z.string()),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

export const turn = z.object({
  /** ID of the stored answer; null if nothing was suggested. */
  askId: z.nullable(z.string()),
  /** The terms of the question, if it was read as a play. */
  queries: z.array(reading),
  /** Hashes of the selections shown, newest first; at most 50. */
  shown: z.array(z.string()),
  /** What was asked instead of a play. Absent in turns stored before questions could be changed. */
  asked: z.optional(z.array(query)),
  /** The play shown. Absent without one. */
  play: z.optional(
    z.object({
      legs: z.array(shownLeg),
      /** The market's probability of the whole, percent. */
      chance: z.number(),
      /** American odds of the whole; null if a leg has no price. */
      price: z.nullable(z.number()),
      /** IDs of games that must not be offered again. */
      without: z.array(z.string()),
    }),
  ),
  /** How the answer begins, at most 400 characters. Absent in turns stored before the model read follow-ups. */
  said: z.optional(z.string()),
  /** IDs of the stored answers that this one is a change of, oldest first: the first one and the latest. Absent without any. */
  versions: z.optional(z.array(z.string())),
  /** What was asked back after that. Absent where nothing was. */
  open: z.optional(openQuestion),
  /** The client's idempotency key: a call that is repeated gets the answer that wrote this turn. */
  requestKey: z.optional(z.string()),
});
export type Turn = z.infer<typeof turn>;
export type ShownPlay = NonNullable<Turn['play']>;
