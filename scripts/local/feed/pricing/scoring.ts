/**
 * How likely the scores of a part of a game are, by a book's moneyline and total: the rule for markets that the sources do not
 * have. Points are normal, goals and runs are Poisson, and the two teams are independent.
 */
import type { Part } from '../../../../lambdas/domain/feed/markets/periods.ts';
import { tieShare } from '../../../../lambdas/domain/feed/markets/ties.ts';
import type { GamePrices } from '../seasons/prices.ts';
import type { UsSport } from '../seasons/teams.ts';
import { shareOf } from './pricing.ts';

export interface Scoring {
  /** Expected by team. */
  readonly home: number;
  readonly away: number;
  /** The chance that home's points less away's are above a number. */
  readonly marginAbove: (than: number) => number;
  readonly totalAbove: (than: number) => number;
  readonly teamAbove: (side: 'home' | 'away', than: number) => number;
  /** The chance of a tie; null where points are normal (`countedTie`). */
  readonly tie: number | null;
}

/** Standard deviation of the margin and of the total over a whole game; absent where scores are Poisson. */
const spreads: Readonly<Partial<Record<UsSport, readonly [margin: number, total: number]>>> = {
  NFL: [13, 13.5],
  NBA: [13.5, 19],
};
/** Points of a typical game, for a book without a total. */
const usualTotal: Readonly<Record<UsSport, number>> = { NFL: 44, NBA: 226, NHL: 6, MLB: 8.6 };

/** @param share of the game, 1 for all of it */
export function scoringOf(
  sport: UsSport,
  { moneyline, total }: Pick<GamePrices, 'moneyline' | 'total'>,
  share: number,
): Scoring {
  const chance = moneyline ? shareOf([moneyline.home, moneyline.away]).share : 0.5;
  const mean = share * (total?.line ?? usualTotal[sport]);
  const wide = spreads[sport];
  return wide ? normalScoring(chance, mean, share, wide) : poissonScoring(chance, mean, share);
}

function normalScoring(
  chance: number,
  total: number,
  share: number,
  wide: readonly [number, number],
): Scoring {
  const [ofMargin, ofTotal] = [wide[0] * Math.sqrt(share), wide[1] * Math.sqrt(share)];
  const margin = wide[0] * quantile(chance) * share;
  const [home, away] = [(total + margin) / 2, (total - margin) / 2];
  const ofTeam = Math.sqrt(ofMargin ** 2 + ofTotal ** 2) / 2;
  return {
    home,
    away,
    marginAbove: (than) => above(than, margin, ofMargin),
    totalAbove: (than) => above(than, total, ofTotal),
    teamAbove: (side, than) => above(than, side === 'home' ? home : away, ofTeam),
    tie: null,
  };
}

function poissonScoring(chance: number, total: number, share: number): Scoring {
  const whole = total / share;
  // The margin of a whole game has the total as its variance.
  const part = 0.5 + quantile(chance) / (2 * Math.sqrt(whole));
  const [home, away] = [total * part, total * (1 - part)];
  const of = { home: poisson(home), away: poisson(away) };
  const margins = new Map<number, number>();
  const totals = new Map<number, number>();
  for (const [h, p] of of.home.entries()) {
    for (const [a, q] of of.away.entries()) {
      margins.set(h - a, (margins.get(h - a) ?? 0) + p * q);
      totals.set(h + a, (totals.get(h + a) ?? 0) + p * q);
    }
  }
  return {
    home,
    away,
    marginAbove: (than) => sumAbove(margins, than),
    totalAbove: (than) => sumAbove(totals, than),
    teamAbove: (side, than) => sumAbove(of[side].entries(), than),
    tie: margins.get(0) ?? 0,
  };
}

/** The home team's share of the games without a tie. */
export function homeShare({ marginAbove }: Pick<Scoring, 'marginAbove'>): number {
  const [home, away] = [marginAbove(0), 1 - marginAbove(-1)];
  return home / (home + away);
}

/**
 * Points come in threes and sevens, so that a normal margin has too few ties: their share of one season, and less the more one team is
 * ahead, as the logistic distribution has it.
 * @param share the home team's, of the games without a tie
 */
export function countedTie(sport: UsSport, part: Part, share: number): number {
  return tieShare(sport, part) * 4 * share * (1 - share);
}

function sumAbove(chances: Iterable<readonly [number, number]>, than: number): number {
  let sum = 0;
  for (const [value, chance] of chances) if (value > than) sum += chance;
  return sum;
}

const mostScored = 18;

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let n = 1; n <= mostScored; n++) chances.push(((chances[n - 1] ?? 0) * mean) / n);
  return chances;
}

/** Points are whole numbers: more than 3 is 4 or more. */
function above(than: number, mean: number, deviation: number): number {
  const from = Number.isInteger(than) ? than + 0.5 : than;
  return 1 / (1 + Math.exp((logistic * (from - mean)) / deviation));
}

/** The logistic distribution with this factor is nearest to the normal one. */
const logistic = 1.702;

/** Of the standard distribution. */
function quantile(chance: number): number {
  return Math.log(chance / (1 - chance)) / logistic;
}
