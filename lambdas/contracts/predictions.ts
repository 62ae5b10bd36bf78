/** Predictions: the day's slate and one's own asks. */
import * as z from 'zod/mini';
import { entities } from './analysis.ts';
import { contract } from './contract.ts';
import { identifier, integer } from './inputs.ts';
import { betTypeFilter, betTypes, riskFilter, sportFilter, sports } from './sports.ts';

export const prediction = z.object({
  id: z.string(),
  prompt_text: z.string(),
  response: z.string(),
  sport: z.enum(sports),
  bet_type: z.enum(betTypes),
  created_at: z.string(),
  /** Whether this user has saved it to the tracker. */
  pickSaved: z.boolean(),
  /** True only for a hit. */
  isHit: z.boolean(),
  /** What is known of how such predictions went; absent until one is settled. */
  stats: z.optional(z.string()),
  parsed_entities: entities,
});
export type Prediction = z.infer<typeof prediction>;

export const getPredictions = contract({
  route: 'get-predictions',
  method: 'GET',
  query: z.object({
    sport: sportFilter,
    bet_type: betTypeFilter,
    risk_level: riskFilter,
    limit: integer('limit', { min: 1, max: 100, fallback: 50 }),
  }),
  output: z.object({ predictions: z.array(prediction) }),
});

export const getPredictionById = contract({
  route: 'get-prediction-by-id',
  method: 'GET',
  query: z.object({
    id: identifier('id'),
  }),
  output: z.object({
    /** A list of one, as the call has always answered. */
    predictionWithPickSaved: z.array(prediction),
  }),
});
