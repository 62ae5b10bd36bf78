/** Cards: the numbers of an answer in the form that a screen draws. What they say is in the answer's words too. */
import * as z from 'zod/mini';
import { legMarkets, markets } from './analysis.ts';

/** The longest label or cell. */
const text = z.string().check(z.maxLength(120));
/** A paragraph. */
const sentence = z.string().check(z.maxLength(600));
const american = z.number();
/** ISO 8601 in UTC. */
const moment = z.string();

const of = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));

/** A table's column; figures are aligned at the end. */
const column = z.object({ label: text, align: z.enum(['start', 'end']) });

/** Rows of text or figures; each row has a cell for each column, and its first cell is its heading. */
export const tableCard = z.object({
  type: z.literal('table'),
  title: text,
  columns: of(column, 8).check(z.minLength(1)),
  rows: of(of(text, 8), 40),
  note: z.optional(sentence),
});

/** Prices of one selection by book, best first within the user's own books and the others. */
export const booksCard = z.object({
  type: z.literal('books'),
  title: text,
  /** A spread has a sign; a total has none. */
  market: z.enum(legMarkets),
  rows: of(
    z.object({
      book: text,
      /** The line at this book; null for a market without one. */
      line: z.nullable(z.number()),
      price: american,
      /** One of the books that the user chose. */
      isOwn: z.boolean(),
      isBest: z.boolean(),
      asOf: z.nullable(moment),
    }),
    40,
  ),
});

/** A market over time, oldest first: the chance of a side to win (0 to 1), its spread, or the total. */
export const movementCard = z.object({
  type: z.literal('movement'),
  title: text,
  market: z.enum(markets),
  points: of(z.object({ at: moment, value: z.number() }), 60),
});

/** A game's score; periods are quarters, periods or innings. */
export const scoreCard = z.object({
  type: z.literal('score'),
  sport: text,
  status: text,
  startsAt: z.nullable(moment),
  sides: of(
    z.object({ name: text, points: z.nullable(z.number()), periods: of(z.nullable(z.number()), 20) }),
    2,
  ),
});

/** A sum with its steps, in order. */
export const sumCard = z.object({
  type: z.literal('sum'),
  title: text,
  steps: of(z.object({ label: text, value: text }), 20),
  result: z.object({ label: text, value: text }),
});

/** Bets side by side. */
export const optionsCard = z.object({
  type: z.literal('options'),
  title: text,
  options: of(
    z.object({
      label: text,
      price: z.nullable(american),
      /** The market's chance, 0 to 1. */
      chance: z.nullable(z.number()),
      /** Dollars lost on average per $100. */
      cost: z.nullable(z.number()),
      isBest: z.boolean(),
    }),
    12,
  ),
});

/** Wins, losses and pushes, with what they made where it is known. */
export const recordCard = z.object({
  type: z.literal('record'),
  title: text,
  wins: z.number(),
  losses: z.number(),
  pushes: z.number(),
  /** Units of one flat stake. */
  units: z.nullable(z.number()),
  /** Profit per dollar staked. */
  roi: z.nullable(z.number()),
});

/** A term and its meaning. */
export const termCard = z.object({
  type: z.literal('term'),
  term: text,
  meaning: sentence,
  example: z.nullable(sentence),
});

/** A bet made or offered elsewhere, ready to be tracked. */
export const betCard = z.object({
  type: z.literal('bet'),
  legs: of(z.object({ label: text, price: z.nullable(american) }), 12),
  price: z.nullable(american),
  stake: z.nullable(z.number()),
  book: z.nullable(text),
});

export const card = z.discriminatedUnion('type', [
  booksCard,
  movementCard,
  tableCard,
  scoreCard,
  sumCard,
  optionsCard,
  recordCard,
  termCard,
  betCard,
]);
export type Card = z.infer<typeof card>;
export type CardOf<T extends Card['type']> = Extract<Card, { readonly type: T }>;

/** A yes or no about a price, with the numbers that decide it. */
export const verdict = z.object({
  answer: z.enum(['yes', 'no', 'even']),
  /** American odds. */
  price: z.nullable(american),
  /** The chance that decides, 0 to 1. */
  chance: z.nullable(z.number()),
  /** The chance at which the price costs nothing, 0 to 1. */
  breakEven: z.nullable(z.number()),
  /** Dollars lost on average per $100; negative if it gains. */
  cost: z.nullable(z.number()),
  /** American odds at which it would cost nothing. */
  fairPrice: z.nullable(american),
  /** The shortest American odds at which to take it. */
  walkAway: z.nullable(american),
});
export type Verdict = z.infer<typeof verdict>;
