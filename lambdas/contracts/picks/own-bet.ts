/** What the owner of a pick really bet: stake, price and book, a boost or a bonus bet, and how a book settled a void leg. */
import * as z from 'zod/mini';

/** The largest stake in dollars. */
const stakeMax = 1_000_000;
const amountIn = (name: string) => {
  const error = () =>
    `${name} must be an amount in dollars from 0.01 to ${stakeMax.toLocaleString('en-US')}, with at most two decimals`;
  return z.number({ error }).check(
    z.gte(0.01, { error }),
    z.lte(stakeMax, { error }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error }),
  );
};

const priceProblem = 'price must be American odds, such as -110 or +150';
/** The longest price. */
const priceMax = 1_000_000;

const oneLine = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} must not be empty` }),
      z.maxLength(max, { error: `${name} is too long (at most ${max} characters)` }),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, { error: `${name} must not contain control characters` }),
    );

/** The most that a boost adds, percent of the winnings. */
export const boostMax = 500;
const boostProblem = `boost.percent must be a whole number from 1 to ${boostMax}`;

/** A book's offer of more winnings, not of a higher price for the stake itself. */
export const boost = z.object({
  /** Added to the winnings, percent. */
  percent: z
    .int({ error: boostProblem })
    .check(z.gte(1, { error: boostProblem }), z.lte(boostMax, { error: boostProblem })),
  /** The most dollars of the stake that are boosted; null if there is no limit. */
  maxStake: z._default(z.nullable(amountIn('boost.maxStake')), null),
});

/** What a book paid for a slip with legs of one game after a leg was void or pushed. */
export const settlements = ['repriced', 'refunded', 'lost'] as const;
export type SettledAs = (typeof settlements)[number];

/** An absent field is null. */
const orNull = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);

/** The owner's actual bet on a pick; null for fields left out. */
export const ownBet = z
  .object({
    /** Dollars, two decimals. */
    stake: orNull(amountIn('stake')),
    /** American odds of the whole bet, if they differ from the pick's; for a slip with legs of one game, what the book paid. */
    price: orNull(
      z
        .int({ error: priceProblem })
        .check(
          z.refine((value) => Math.abs(value) >= 100 && Math.abs(value) <= priceMax, { error: priceProblem }),
        ),
    ),
    book: orNull(oneLine('book', 60)),
    note: orNull(oneLine('note', 500)),
    boost: z.optional(boost),
    /** A bet whose stake is the book's: a win pays the winnings only, and a loss costs nothing. */
    bonusBet: z.optional(z.boolean({ error: 'bonusBet must be true or false' })),
    /** For a slip with legs of one game, of which one was void or pushed; `price` is then the one that was paid. */
    settledAs: z.optional(
      z.enum(settlements, { error: `settledAs must be one of: ${settlements.join(', ')}` }),
    ),
  })
  .check(
    z.refine(({ settledAs, price }) => settledAs !== 'repriced' || price !== null, {
      error: 'price is required if the book re-priced the slip',
    }),
  );
export type OwnBetShown = z.infer<typeof ownBet>;
