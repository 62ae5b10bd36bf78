/** Questions about the asker's own picks and account: mine, track. */
import * as z from 'zod/mini';
import { about, american, few, market, money, name, namedBet } from './common.ts';

export const mineTopics = ['record', 'open', 'results', 'prompts', 'plan', 'units'] as const;

export const mine = z.object({
  ask: z.literal('mine'),
  topic: z.enum(mineTopics),
  ...about,
  market: z.nullable(market),
});
export type MineQuery = z.infer<typeof mine>;

export const trackActions = ['add', 'save_last', 'mark', 'price', 'remove'] as const;

/** Something to do in the tracker; nothing is done before the user confirms it. */
export const track = z.object({
  ask: z.literal('track'),
  action: z.enum(trackActions),
  legs: few(namedBet, 12),
  stake: z.nullable(money),
  book: z.nullable(name),
  price: z.nullable(american),
  result: z.nullable(z.enum(['hit', 'miss', 'push'])),
});
export type TrackQuery = z.infer<typeof track>;
