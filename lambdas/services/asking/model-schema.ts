/**
 * The JSON schema of a reply: the same for every request, so that the API compiles it once. Follows the API's strict mode: all
 * properties are required, and no others are allowed. Written by hand, because the library's schema generator would add more
 * to the bundle than the rest of this service.
 */

import {
  infoTopics,
  intents,
  stances,
  wantedMarkets,
  wantedRisks,
  wantedSides,
} from '../../contracts/asking/reading.ts';
import { propStats } from '../../contracts/feed/props.ts';
import { sports } from '../../contracts/feed/sports.ts';
import { modelTerms } from '../../domain/asking/brief.ts';

interface Schema {
  readonly [keyword: string]: unknown;
}

const number: Schema = { type: 'number' };
const boolean: Schema = { type: 'boolean' };
const string: Schema = { type: 'string' };
const array = (items: Schema): Schema => ({ type: 'array', items });
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Readonly<Record<string, Schema>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const oneOf = (words: readonly string[]): Schema => ({ type: 'string', enum: words });

const bounds = nullable(object({ min: nullable(number), max: nullable(number) }));

/** Names of teams and days are plain strings, which the code checks. */
export const replySchema = object({
  reading: object({
    intent: oneOf(intents),
    topic: nullable(oneOf(infoTopics)),
    sports: array(oneOf(sports)),
    legs: nullable(object({ min: number, max: number })),
    sameGame: boolean,
    markets: array(oneOf(wantedMarkets)),
    notMarkets: array(oneOf(wantedMarkets)),
    stat: nullable(oneOf(propStats)),
    sides: array(oneOf(wantedSides)),
    notSides: array(oneOf(wantedSides)),
    price: bounds,
    payout: bounds,
    line: nullable(number),
    chance: bounds,
    days: nullable(array(string)),
    nextGame: boolean,
    nightGame: boolean,
    risk: nullable(oneOf(wantedRisks)),
    value: boolean,
    teams: array(object({ name: string, stance: oneOf(stances) })),
  }),
  placed: array(object({ word: string, term: oneOf(modelTerms) })),
  care: boolean,
});
