/** Questions about results, records and statistics: a query over what the table keeps. */
import * as z from 'zod/mini';
import { period } from '../../feed/markets.ts';
import { startBounds } from '../reading.ts';
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

/** What of a topic is asked, where it is not the whole of it. */
export const findDetails = [
  /** How many in a row. */
  'streak',
  /** A team's place in its table, and how far it is from the first. */
  'place',
  /** Whom a team plays next. */
  'opponent',
  /** The last time that the first team beat the second, or lost to it. */
  'last_win',
  'last_loss',
  /** The points of both teams together, in each game. */
  'both_teams',
  /** What a team allows instead of what it scores. */
  'allowed',
  /** The game of a team after its next one, or after the one against a team. */
  'after_next',
  /** Of a schedule: the teams that play on every day that is named. */
  'each_day',
  /** Of a schedule: teams by how many games they have in the days that are named. */
  'most_games',
  /** Of rest: the days from one game to another. */
  'between',
  /** Of a game log: the game with the least, the one with the most, and the middle of all. */
  'lowest',
  'highest',
  'median',
  /** The place of a team or a player among all others by the figure, instead of whether it is the first; of teams also by what they allow. */
  'rank',
  'rank_allowed',
  /** Of a game log: how many games of his team a player has missed. */
  'missed',
  /** By how much each game of a team was won or lost; of a ranking, on average. */
  'margins',
  /** Of a final score: what was scored in each quarter, period or inning. */
  'by_part',
] as const;

/** Which games of a team are asked about, by what happened in them, whom they were against, or when they began. */
export const gameSorts = [
  'scored',
  'allowed',
  /** By how much they were decided, whoever won. */
  'margin',
  'won_by',
  'lost_by',
  'closing_total',
  /** The points of both teams. */
  'combined',
  /** By how much the team led at the end of a part; negative for a deficit. */
  'lead',
  'overtime',
  /** The opponents' share of wins. */
  'opponents',
  'group',
  /** The hour of the start, Eastern time. */
  'hour',
  /** 0 for Sunday. */
  'weekday',
  /** 1 for January. */
  'month',
  'since_bye',
] as const;

export const gameSort = z.object({
  of: z.enum(gameSorts),
  /** Both ends are included; null for none. */
  min: z.nullable(z.number().check(z.gte(-400), z.lte(1000))),
  max: z.nullable(z.number().check(z.gte(-400), z.lte(1000))),
  /** Of a lead. */
  part: z.optional(period),
  /** The games with the most or the least of it, instead of how many they were. */
  order: z.optional(z.enum(['most', 'least'])),
  /** Of a group: its name, or that of the team's own. */
  group: z.optional(name),
});
export type GameSort = z.infer<typeof gameSort>;

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
  /** Several statistics of a game log, each of which is shown; absent for one or none. */
  stats: z.optional(few(stat, 4)),
  /** How often the statistic, the total or the margin was over this number; of a record as favorites or underdogs, the size of the spread. */
  over: z.nullable(line),
  /** Of a game log: what else was to be beaten in the same game; absent for one number. */
  alsoOver: z.optional(z.object({ stat, over: line })),
  order: z.nullable(z.enum(['most', 'least'])),
  limit: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(30))),
  detail: z._default(z.nullable(z.enum(findDetails)), null),
  /** The part of a game that is scored in; null for the whole. */
  part: z._default(z.nullable(period), null),
  /** Only games after a week off, or after fewer days than usual. */
  rested: z._default(z.nullable(z.enum(['bye', 'short'])), null),
  /** What was asked for besides and is not kept, as the answer names it. */
  unkept: z._default(few(name, 4), []),
  /** Of games to come; absent for any time. */
  starts: z.optional(startBounds),
  /** Only such games of the teams named, and how many they were; absent for all. */
  games: z.optional(gameSort),
});
export type FindQuery = z.infer<typeof find>;
