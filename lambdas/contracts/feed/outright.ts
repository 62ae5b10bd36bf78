/** Bets on a golf tournament: the winner, which is offered, and placings, which are not. */
import * as z from 'zod/mini';

/**
 * Books price only the yes, so the chance is unknown: recognized, but never offered as a leg. `cut`: to make or miss
 * it.
 */
export const placings = ['top_5', 'top_10', 'top_20', 'cut', 'round_leader'] as const;
export type Placing = (typeof placings)[number];

/** The player of an outright. */
export const outrightOf = z.object({
  /** Derived from the name, because the feed's odds and leaderboards share no id. */
  playerId: z.string(),
  player: z.string(),
});
export type OutrightOf = z.infer<typeof outrightOf>;
