/** Readings that contradict the question but fit the schema. */

import {
  infoTopics,
  intents,
  stances,
  wantedMarkets,
  wantedRisks,
  wantedSides,
} from '../../../lambdas/contracts/asking/reading.ts';
import { propStats } from '../../../lambdas/contracts/feed/props.ts';
import { sports } from '../../../lambdas/contracts/feed/sports.ts';
import type { Brief, PlayTerms, WishTerms } from '../../../lambdas/domain/asking/brief.ts';
import { hostileWords } from './hostile-words.ts';
import { chance, pick, type Random, some } from './random.ts';

const numbers = [-1e9, -10_000, -100, -99, -3, -1, 0, 0.5, 1, 2.5, 8, 50, 99, 100, 101, 250, 10_000, 1e308];
const legCounts = [-1, 0, 1, 2, 3, 8, 12, 1_000, 2.5];

function bounds(random: Random): { min: number | null; max: number | null } | null {
  const end = () => (chance(random, 0.3) ? null : pick(random, numbers));
  return chance(random, 0.2) ? null : { min: end(), max: end() };
}

/** A name of nobody, or a word of the question that is no name. */
const nameFrom = (random: Random, { question }: Brief): string =>
  pick(random, [pick(random, hostileWords), pick(random, question.split(' '))]);

/** A leg that nobody asked for, with names and numbers of all kinds. */
function inventedWish(random: Random, brief: Brief): WishTerms {
  const { teams, days } = brief;
  return {
    count: pick(random, legCounts),
    sports: some(random, sports, 2),
    markets: some(random, wantedMarkets, 2),
    stat: chance(random, 0.5) ? pick(random, propStats) : null,
    player: chance(random, 0.5) ? nameFrom(random, brief) : null,
    sides: some(random, wantedSides, 2),
    line: chance(random, 0.3) ? pick(random, numbers) : null,
    price: chance(random, 0.3) ? bounds(random) : null,
    legChance: chance(random, 0.2) ? bounds(random) : null,
    teams: some(random, teams, 2).map((name) => ({ name, stance: pick(random, stances) })),
    group: chance(random, 0.1) ? nameFrom(random, brief) : null,
    order: null,
    days: chance(random, 0.2) ? some(random, days, 2) : null,
    starts: null,
    period: chance(random, 0.1) ? 'first_half' : null,
  };
}

/** Changes to a reading; each stays within the schema's types. */
const changes: readonly ((random: Random, brief: Brief) => Partial<PlayTerms>)[] = [
  (random) => ({ intent: pick(random, intents) }),
  (random) => ({ intent: 'info', topic: pick(random, infoTopics) }),
  () => ({ intent: 'care' }),
  () => ({ intent: 'off_topic' }),
  (random) => ({ sports: some(random, sports, 4) }),
  (random, { teams }) => ({
    teams: some(random, teams, 3).map((name) => ({ name, stance: pick(random, stances) })),
  }),
  (random) => ({ legs: { min: pick(random, legCounts), max: pick(random, legCounts) } }),
  () => ({ legs: { min: 8, max: 8 } }),
  (random) => ({ sameGame: chance(random, 0.5) }),
  (random) => ({
    markets: some(random, wantedMarkets, 3),
    notMarkets: some(random, wantedMarkets, 4),
    stat: chance(random, 0.5) ? pick(random, propStats) : null,
  }),
  (random) => ({ sides: some(random, wantedSides, 3), notSides: some(random, wantedSides, 3) }),
  (random) => ({ price: bounds(random) }),
  (random) => ({ payout: bounds(random) }),
  (random) => ({ chance: bounds(random) }),
  (random) => ({ line: pick(random, numbers) }),
  (random, { days }) => ({
    days: some(random, days, 3),
    nextGame: chance(random, 0.5),
    nightGame: chance(random, 0.3),
  }),
  // Instead of the grammar's, so that its terms are lost.
  (random, brief) => ({ wishes: [inventedWish(random, brief), inventedWish(random, brief)] }),
  (random, brief) => {
    const { markets, sides, stat, player, line } = brief.reading;
    const own = { ...inventedWish(random, brief), markets, sides, stat, player, line, count: 1 };
    return { wishes: [own, ...some(random, [inventedWish(random, brief)], 1)] };
  },
  (random, brief) => ({
    player: nameFrom(random, brief),
    book: pick(random, ['DraftKings', nameFrom(random, brief)]),
    group: pick(random, ['AFC', nameFrom(random, brief)]),
    period: pick(random, ['first_half', 'game', null]),
  }),
  (random) => ({ risk: chance(random, 0.8) ? pick(random, wantedRisks) : null, value: chance(random, 0.5) }),
];

/** @returns the reading with one to four changes */
export function hostileReading(reading: PlayTerms, brief: Brief, random: Random): PlayTerms {
  const chosen = [pick(random, changes), ...some(random, changes, 3)];
  return Object.assign({ ...reading }, ...chosen.map((change) => change(random, brief)));
}
