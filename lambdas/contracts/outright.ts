/** Bets on a golf tournament: the winner, which is offered, and placings, which are not. */
import * as z from 'zod/mini';

/** Priced by a yes alone, so that nobody can tell the chance: known by name, never a leg. `cut` is to make or to miss it. */
export const placings = ['top_5', 'top_10', 'top_20', 'cut', 'round_leader'] as const;
export type Placing = (typeof placings)[number];

/** Whom an outright is on. */
export const outrightOf = z.object({
  /** Made of the name: odds and leaderboards of the feed share no other id. */
  playerId: z.string(),
  player: z.string(),
});
export type OutrightOf = z.infer<typeof outrightOf>;
