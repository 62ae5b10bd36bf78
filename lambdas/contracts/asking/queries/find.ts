/** Questions about results, records and statistics: a query over what the table keeps. */
import * as z from 'zod/mini';
import { about, day, few, line, market, name, side, stat } from './common.ts';

export const findTopics = [
  'record',
  'spread',
  'total',
  'form',
  'score',
  'schedule',
  'rest',
  'injuries',
  'starters',
  'standings',
  'meetings',
  'statistic',
  'leaders',
  'game_log',
] as const;

export const findSplits = [
  'home',
  'road',
  'favorite',
  'underdog',
  'after_win',
  'after_loss',
  'short_rest',
] as const;

export const find = z.object({
  ask: z.literal('find'),
  topic: z.enum(findTopics),
  ...about,
  /** A conference or a division. */
  group: z.nullable(name),
  /** The last so many games. */
  last: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(200))),
  since: z.nullable(day),
  splits: few(z.enum(findSplits), 4),
  against: few(name, 2),
  withPlayer: z.nullable(name),
  withoutPlayer: z.nullable(name),
  market: z.nullable(market),
  side: z.nullable(side),
  stat: z.nullable(stat),
  /** How often the statistic, the total or the margin was over this number. */
  over: z.nullable(line),
  order: z.nullable(z.enum(['most', 'least'])),
  limit: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(30))),
});
export type FindQuery = z.infer<typeof find>;
