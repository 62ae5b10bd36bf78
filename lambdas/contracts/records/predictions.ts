/** Predictions: the daily slate and the user's own answers. */
import * as z from 'zod/mini';
import { entities } from '../asking/analysis.ts';
import { betTypeFilter, betTypes, pickStatuses, riskFilter, sportFilter, sports } from '../feed/sports.ts';
import { contract } from '../platform/contract.ts';
import { choice, filter, identifier, integer, lower, word } from '../platform/inputs.ts';

/**
 * `today`: predictions made today that can still be bet on. `asks`: all of the user's own. `results`: all predictions
 * whose first game has started.
 */
export const predictionViews = ['today', 'asks', 'results'] as const;
export type PredictionView = (typeof predictionViews)[number];

/** Sort orders of today's predictions: earliest start, highest chance, lowest cost per $100, longest price. */
export const predictionOrders = ['start', 'chance', 'edge', 'odds'] as const;
export type PredictionOrder = (typeof predictionOrders)[number];

/** The final or current result of a prediction. */
export const predictionResult = z.object({
  /** The status of the pick in the tracker or the slate; for other answers, the one by final scores. */
  status: z.enum(pickStatuses),
  /** One per leg, in their order. */
  legs: z.array(
    z.object({
      outcome: z.enum(['won', 'lost', 'push', 'void', 'open']),
      game: z.enum(['scheduled', 'live', 'final', 'postponed', 'cancelled', 'unknown']),
      /** The final or current score; null if there is none. */
      score: z.nullable(z.object({ home: z.number(), away: z.number() })),
    }),
  ),
});
export type PredictionResult = z.infer<typeof predictionResult>;

export const prediction = z.object({
  id: z.string(),
  prompt_text: z._default(z.string(), ''),
  response: z._default(z.string(), ''),
  sport: z.enum(sports),
  bet_type: z._default(z.enum(betTypes), 'general'),
  created_at: z._default(z.string(), ''),
  /** Whether this user has saved it to the tracker. */
  pickSaved: z.boolean(),
  /** True only for a hit. */
  isHit: z.boolean(),
  /** Absent before its first game starts. */
  result: z.optional(predictionResult),
  /** The record of similar predictions; absent until one is settled. */
  stats: z.optional(z.string()),
  parsed_entities: entities,
});
export type Prediction = z.infer<typeof prediction>;

/** How many predictions each view has, with the same filters; null where a call does not read enough to count them. */
const boardCounts = z.object({
  today: z.nullable(z.number()),
  asks: z.nullable(z.number()),
  results: z.nullable(z.number()),
});
export type BoardCounts = z.infer<typeof boardCounts>;

export const getPredictions = contract({
  route: 'get-predictions',
  method: 'GET',
  query: z.object({
    sport: sportFilter,
    bet_type: betTypeFilter,
    risk_level: riskFilter,
    limit: integer('limit', { min: 1, max: 100, fallback: 50 }),
    /** Without a view: today's slate and the user's own, newest first, up to the limit. */
    view: filter(z.pipe(lower, word('view', predictionViews))),
    /** For `today` only; the other views are newest first. */
    sort: choice('sort', predictionOrders, 'start'),
    /** With `yes`, the first page of a view counts all views. */
    counts: choice('counts', ['no', 'yes'], 'no'),
    /** `next` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(100, { error: 'cursor is too long' }))),
  }),
  output: z.object({
    predictions: z.array(prediction),
    /**
     * The cursor of the next page, which can be empty because of filters; null on the last page; absent without a view.
     */
    next: z.optional(z.nullable(z.string())),
    /** On the first page of a view, if asked for. */
    counts: z.optional(boardCounts),
    /** All-time totals; on the first page of `today` only. */
    totals: z.optional(
      z.object({
        /** Today's slate, the user's own answers, and saved predictions of earlier slates. */
        predictions: z.number(),
        /** The user's own answers. */
        asks: z.number(),
        /** Saved picks by status. */
        picks: z.object({
          pending: z.number(),
          hit: z.number(),
          miss: z.number(),
          push: z.number(),
        }),
      }),
    ),
  }),
});

export const getPredictionById = contract({
  route: 'get-prediction-by-id',
  method: 'GET',
  query: z.object({
    id: identifier('id'),
  }),
  output: z.object({
    /** Always a list of one. */
    predictionWithPickSaved: z.array(prediction),
  }),
});
