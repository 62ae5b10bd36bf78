/**
 * The JSON schema of a reply: the same for every request, so that the API compiles it once. Follows the API's strict mode: all
 * properties are required, and no others are allowed. Written by hand, because the library's schema generator would add more
 * to the bundle than the rest of this service.
 */

import { legMarkets } from '../../contracts/asking/analysis.ts';
import { marketTopics } from '../../contracts/asking/queries/board.ts';
import { findSplits, findTopics } from '../../contracts/asking/queries/find.ts';
import { mineTopics, trackActions } from '../../contracts/asking/queries/own.ts';
import { oddsFormats } from '../../contracts/asking/queries/sum.ts';
import {
  infoTopics,
  intents,
  stances,
  wantedMarkets,
  wantedOrders,
  wantedRisks,
  wantedSides,
} from '../../contracts/asking/reading.ts';
import { sports } from '../../contracts/feed/sports.ts';
import { sumKinds } from '../../domain/asking/queries/sum/from-terms.ts';

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

const strings = array(string);
const sport = oneOf(sports);
const side = nullable(oneOf(wantedSides));
/** Rules read team totals, which have a name of their own. */
const isAskedOfModel = (name: string) => name !== 'team_total';
const market = nullable(oneOf(legMarkets.filter(isAskedOfModel)));
const wanted = array(oneOf(wantedMarkets.filter(isAskedOfModel)));
const bounds = nullable(object({ min: nullable(number), max: nullable(number) }));
const starts = nullable(object({ from: nullable(number), before: nullable(number) }));
const teams = array(object({ name: string, stance: oneOf(stances) }));
const odds = object({ format: oneOf(oddsFormats), value: number });

const query = (ask: string, properties: Readonly<Record<string, Schema>>) =>
  object({ ask: oneOf([ask]), ...properties });

/** Names and words of a wish are strings: a closed list for each would be too many values for some servers. */
const wish = object({
  count: number,
  sports: strings,
  markets: strings,
  stat: nullable(string),
  player: nullable(string),
  sides: strings,
  line: nullable(number),
  price: bounds,
  legChance: bounds,
  teams,
  group: nullable(string),
  order: nullable(string),
  days: nullable(strings),
  starts,
  period: nullable(string),
});

const play = object({
  intent: oneOf(intents),
  topic: nullable(oneOf(infoTopics)),
  sports: array(sport),
  legs: nullable(object({ min: number, max: number })),
  sameGame: boolean,
  markets: wanted,
  notMarkets: wanted,
  stat: nullable(string),
  sides: array(oneOf(wantedSides)),
  notSides: array(oneOf(wantedSides)),
  price: bounds,
  payout: bounds,
  line: nullable(number),
  chance: bounds,
  legChance: bounds,
  days: nullable(strings),
  nextGame: boolean,
  nightGame: boolean,
  starts,
  risk: nullable(oneOf(wantedRisks)),
  value: boolean,
  order: nullable(oneOf(wantedOrders)),
  eachGame: boolean,
  eachSport: boolean,
  teams,
  player: nullable(string),
  period: nullable(string),
  group: nullable(string),
  book: nullable(string),
  wishes: array(wish),
});

const bet = object({
  sports: strings,
  teams: strings,
  player: nullable(string),
  stat: nullable(string),
  market: nullable(string),
  side: nullable(string),
  line: nullable(number),
  price: nullable(number),
});

const about = { sports: array(sport), teams: strings, players: strings, days: nullable(strings) };

/** What the numbers of all sums are called; each sum takes its own. */
const numbersOfSums = {
  stake: nullable(number),
  odds: nullable(odds),
  other: nullable(odds),
  offered: nullable(odds),
  sides: array(odds),
  legs: array(odds),
  lines: array(number),
  boost: nullable(number),
  fraction: nullable(number),
  returns: nullable(number),
  win: nullable(number),
  to: nullable(oneOf(oddsFormats)),
  pushes: nullable(number),
  picks: nullable(number),
  by: nullable(number),
  bankroll: nullable(number),
  unit: nullable(number),
  units: nullable(number),
  chance: nullable(number),
  total: nullable(number),
  wins: nullable(number),
  losses: nullable(number),
};

const queries: readonly Schema[] = [
  query('play', { terms: play }),
  query('check', {
    legs: array(bet),
    price: nullable(number),
    book: nullable(string),
    boost: nullable(number),
    isBonus: boolean,
    against: boolean,
    chance: nullable(number),
  }),
  query('compare', {
    options: array(bet),
    by: oneOf(['chance', 'cost', 'payout', 'any']),
    order: oneOf(['best', 'worst']),
  }),
  query('market', {
    topic: oneOf(marketTopics),
    ...about,
    market,
    side,
    line: nullable(number),
    stat: nullable(string),
    books: strings,
    order: nullable(oneOf(['most', 'least'])),
    night: boolean,
  }),
  query('find', {
    topic: oneOf(findTopics),
    ...about,
    group: nullable(string),
    last: nullable(number),
    since: nullable(string),
    splits: array(oneOf(findSplits)),
    against: strings,
    withPlayer: nullable(string),
    withoutPlayer: nullable(string),
    market,
    side,
    stat: nullable(string),
    over: nullable(number),
    order: nullable(oneOf(['most', 'least'])),
    limit: nullable(number),
  }),
  query('sum', { sum: oneOf(sumKinds), ...numbersOfSums }),
  query('mine', { topic: oneOf(mineTopics), ...about, market }),
  query('track', {
    action: oneOf(trackActions),
    legs: array(bet),
    stake: nullable(number),
    book: nullable(string),
    price: nullable(number),
    result: nullable(oneOf(['hit', 'miss', 'push'])),
    units: nullable(number),
  }),
  query('explain', { terms: strings }),
  query('service', { topic: string }),
  query('not_offered', { thing: string }),
  query('off_topic', {}),
];

/** Teams, players, days, statistics and entries are plain strings, which the code checks. */
export const replySchema = object({
  restated: strings,
  queries: array({ anyOf: queries }),
  placed: array(object({ word: string, term: string })),
  care: boolean,
  age: boolean,
});
