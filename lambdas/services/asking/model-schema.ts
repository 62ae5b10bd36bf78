/**
 * The JSON schema of a reply, built per request: every ID and term is an enum, so that the model cannot invent any. Follows
 * the API's strict mode: all properties are required, and no others are allowed. Written by hand, because the library's schema
 * generator would add more to the bundle than the rest of this service.
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
import { type Brief, declines, themes, theses } from '../../domain/asking/brief.ts';

interface Schema {
  readonly [keyword: string]: unknown;
}

const number: Schema = { type: 'number' };
const boolean: Schema = { type: 'boolean' };
const array = (items: Schema): Schema => ({ type: 'array', items });
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
/** An enum must not be empty. */
const oneOf = (words: readonly string[]): Schema => ({
  type: 'string',
  enum: words.length > 0 ? words : ['none'],
});

const bounds = nullable(object({ min: nullable(number), max: nullable(number) }));

export function schemaFor({ candidates, games, teams, days }: Brief) {
  const facts = array(oneOf(games.flatMap((game) => game.facts.map(({ id }) => id))));
  return object({
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
      days: nullable(array(oneOf(days))),
      nextGame: boolean,
      nightGame: boolean,
      risk: nullable(oneOf(wantedRisks)),
      value: boolean,
      teams: array(object({ name: oneOf(teams), stance: oneOf(stances) })),
    }),
    legs: array(
      object({
        candidate: oneOf(candidates.map(({ id }) => id)),
        thesis: oneOf(theses),
        for: facts,
        against: facts,
      }),
    ),
    theme: oneOf(themes),
    decline: nullable(oneOf(declines)),
  });
}
