/** The order of selections that fit: what costs least comes first, unless the likeliest is asked for. */
import type { Reading, WantedOrder } from '../../../contracts/asking/reading.ts';
import type { RiskProfile } from '../../../contracts/feed/sports.ts';
import type { Candidate } from './candidate.ts';
import { teamOf } from './candidate.ts';
import { awayFromPrice } from './payout/near.ts';
import { chances } from './terms.ts';

/** The preferences of the user's profile, which never change the meaning of a question. */
export interface Taste {
  readonly preferredTeam: string | null;
  readonly preferredRisk: RiskProfile | null;
  /** The books that the user can use, by the feed's names; empty for any. */
  readonly books: readonly string[];
}

export const noTaste: Taste = { preferredTeam: null, preferredRisk: null, books: [] };

/** The chance that a user prefers, percent. */
const targets: Readonly<Record<RiskProfile, number>> = { low: 68, medium: 57, high: 38 };

export function ranked(candidates: readonly Candidate[], reading: Reading, taste: Taste): Candidate[] {
  // Lines of one selection share its key.
  const scores = new Map(candidates.map((each) => [each, score(each, reading, taste)]));
  const of = (each: Candidate) => scores.get(each) ?? 0;
  const named = asksForLikeliest(reading) ? 'likeliest' : reading.order;
  const order = named || reading.value ? orders[named ?? 'none'] : (awayFromPrice(reading) ?? orders.none);
  const first = (a: Candidate, b: Candidate) => order(a) - order(b);
  return [...candidates].sort(
    (a, b) =>
      first(a, b) ||
      of(b) - of(a) ||
      a.game.startsAt.localeCompare(b.game.startsAt) ||
      a.key.localeCompare(b.key),
  );
}

/** The lowest comes first. */
const orders: Readonly<Record<WantedOrder | 'none', (of: Candidate) => number>> = {
  likeliest: ({ marketProbability }) => -marketProbability,
  longest: ({ marketProbability }) => marketProbability,
  // Where all spreads are of one size, as run lines are, the likelier one is the larger favorite.
  highest_line: ({ line, market, marketProbability }) =>
    -Math.abs(line ?? 0) - (market === 'spread' ? marketProbability / 1000 : 0),
  lowest_line: ({ line }) => Math.abs(line ?? Number.MAX_SAFE_INTEGER),
  least_cost: ({ cost }) => cost,
  none: () => 0,
};

/** "Safest" means the likeliest, so only the chance counts; "safest value" is about the price instead. */
export function asksForLikeliest({ risk, value }: Pick<Reading, 'risk' | 'value'>): boolean {
  return risk === 'safest' && !value;
}

/** Prices within this much per $100 cost the same. */
const sameCost = 0.25;
/** What a user's team is worth in dollars per $100, and a percentage point away from the chance that the user prefers. */
const worth = { team: 1, point: 0.1 } as const;
/** Steps of cost that no price has: a selection with so many more comes after all others. */
const last = 10_000;
/** Percentage points around the preferred chance that make no difference. */
const nearby = 8;
/** The longest prices look cheap, because removing the margin leaves their bias; unless they are asked for, they come last. */
const leastLikely = chances.coinFlip[0];
/** Percent. Asked for value, longer shots come last for the same reason, unless a price is named. */
const leastLikelyValue = 10;
/** Dollars per $100. What pays more on average than this at one book is rather a price that is late than a better bet. */
const mostEdge = 5;

/**
 * Higher comes first: of what is not a long shot the least costly, among equals the likeliest, and then the one with the most
 * facts for it. A preference of the profile can outweigh a small difference in cost, never the terms of the question.
 */
function score(candidate: Candidate, reading: Reading, { preferredTeam, preferredRisk }: Taste): number {
  const { risk, value } = reading;
  const { marketProbability: chance, facts } = candidate;
  if (candidate.outright) return outrightScore(chance, candidate.cost, reading);
  const cost = Math.max(candidate.cost, -mostEdge);
  const evidence = Math.max(-3, Math.min(3, facts.for.length - facts.against.length));
  const preference = teamOf(candidate) === preferredTeam && preferredTeam !== null ? 1 : 0;
  const isTooLong = reading.price === null && risk !== 'long_shot' && chance < leastLikelyValue;
  if (value) return -10 * cost - (isTooLong ? last : 0) + evidence / 10 + preference + chance / 100;
  if (risk === 'safest') return chance + evidence / 10 + preference / 5;
  const target = risk === null && preferredRisk !== null ? targets[preferredRisk] : null;
  const away = target === null ? 0 : Math.max(0, Math.abs(chance - target) - nearby);
  const felt = cost + worth.point * away - worth.team * preference;
  const isLong = target === null && risk !== 'long_shot' && chance < leastLikely;
  return -1000 * (Math.round(felt / sameCost) + (isLong ? last : 0)) + chance + evidence / 10;
}

/** A long shot in golf, percent: about +4000. */
const outrightLongShot = 2.5;

/**
 * Every golfer is a long shot, so the ranges of team games do not apply. Chances are compared as ratios, because one
 * percentage point matters for a long shot and hardly for a favorite.
 * @param percent the player's chance
 * @param cost dollars per $100
 */
function outrightScore(percent: number, cost: number, { risk, value }: Reading): number {
  if (value) return -10 * cost;
  if (risk === 'safe' || risk === 'safest') return percent;
  if (risk === 'long_shot') return -6 * Math.abs(Math.log(percent / outrightLongShot)) - cost / 2;
  return 4 * Math.log(percent) - cost / 2;
}
