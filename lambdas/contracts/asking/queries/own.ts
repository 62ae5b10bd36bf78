/** Questions about the asker's own picks and account: mine, track. */
import * as z from 'zod/mini';
import { period } from '../../feed/markets.ts';
import { about, american, few, market, money, name, namedBet } from './common.ts';

/** `told` is what earlier answers said; `uncounted` is what no counter knows, such as a record by team or book. */
export const mineTopics = [
  'record',
  'open',
  'results',
  'prompts',
  'plan',
  'units',
  'by_sport',
  'by_type',
  'streak',
  'clv',
  'told',
  'uncounted',
] as const;

/** What a record is asked by and not counted by. */
export const uncountedParts = [
  'team',
  'player',
  'book',
  'stake',
  'odds',
  'side',
  'statistic',
  'number',
] as const;

export const mine = z.object({
  ask: z.literal('mine'),
  topic: z.enum(mineTopics),
  ...about,
  market: z.nullable(market),
  uncounted: z._default(few(z.enum(uncountedParts), 3), []),
  /** The span asked for is longer than the days that are counted one by one. */
  isLonger: z.optional(z.literal(true)),
  /** Of results: how many picks, counted from the newest. */
  last: z.optional(z.number().check(z.int(), z.gte(1), z.lte(99))),
});
export type MineQuery = z.infer<typeof mine>;

/** `price` corrects a price or a stake. */
export const trackActions = ['add', 'save_last', 'mark', 'price', 'remove', 'cash_out'] as const;

/** Something to do in the tracker; nothing is done before the user confirms it. */
export const track = z.object({
  ask: z.literal('track'),
  action: z.enum(trackActions),
  legs: few(namedBet, 12),
  stake: z.nullable(money),
  book: z.nullable(name),
  price: z.nullable(american),
  result: z.nullable(z.enum(['hit', 'miss', 'push'])),
  /** A stake in units, whose size the user keeps. */
  units: z._default(z.nullable(z.number().check(z.gt(0), z.lte(1000))), null),
  /** The part of the game that the bet is on; null for the whole. */
  part: z._default(z.nullable(period), null),
});
export type TrackQuery = z.infer<typeof track>;
