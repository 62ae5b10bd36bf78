/** A bet with legs of one game: its chance as a whole, the price to look for, and what is said about it. */
import * as z from 'zod/mini';

/** American odds. */
const price = z.nullable(z.number());

/** What cannot be had is null, with the reason in `note`: never 0. */
export const slip = z.object({
  /** Whether all legs are of one game. */
  sameGame: z.boolean(),
  /** Leg numbers, from 0, of the legs that share a game: `[[0, 1, 2]]`. */
  groups: z.array(z.array(z.number())),
  /** Of all legs together, percent; by measured dependence, not by multiplying. */
  chance: z.nullable(z.number()),
  /** The low and the high end of `chance`, percent: the error of the measured dependence and of each leg's chance. */
  chanceRange: z.nullable(z.tuple([z.number(), z.number()])),
  /** The price with no expected loss at `chance`. */
  fairPrice: price,
  /** The price for the low end of the range: at this price or a better one the answer is yes. */
  goodAt: price,
  /** The price for the high end of the range: below it the answer is no; from here to `goodAt` it is too close to call. */
  closeFrom: price,
  /** The product of the legs' prices at the slip's book, which books do not pay for legs of one game. */
  multiplied: price,
  /** Why there is no chance; null if there is one. */
  note: z.nullable(z.string()),
  /** How two of the legs went together in a season, with its number of pairs; null if none was measured. */
  why: z.nullable(z.string()),
  /** One sentence each: how often it hits, the price to look for, what a calculator would say, what is not known. */
  says: z.array(z.string()),
  /** Always shown: how rarely it hits, and what books keep of parlays. */
  care: z.array(z.string()),
});
export type Slip = z.infer<typeof slip>;
