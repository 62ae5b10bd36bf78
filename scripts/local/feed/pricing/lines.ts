/** Lines and prices that follow from a chance: the most balanced line of a market, and other lines around a book's own. */
import type { GamePrices, Total } from '../seasons/prices.ts';
import type { UsSport } from '../seasons/teams.ts';
import { priced, shareOf } from './pricing.ts';
import { type Scoring, scoringOf } from './scoring.ts';

type Spread = NonNullable<GamePrices['spread']>;

/** Sum of both implied probabilities. */
const overround = 1.05;
/** A side outside of these is not listed. */
const [least, most] = [0.06, 0.94];

/** @param above the chance to score more than a line @returns null where no half point is balanced enough */
export function totalNear(mean: number, above: (line: number) => number, cents: number): Total | null {
  const line = balanced(mean, above);
  const chance = above(line);
  if (chance < least || chance > most) return null;
  const [over, under] = priced(chance, overround, cents);
  return { line, over, under };
}

export function spreadNear({ home, away, marginAbove }: Scoring, cents: number): Spread | null {
  const line = balanced(away - home, (of) => 1 - marginAbove(0 - of));
  const chance = marginAbove(0 - line);
  if (chance < least || chance > most) return null;
  const [forHome, forAway] = priced(chance, overround, cents);
  return { line, home: forHome, away: forAway };
}

/** Two-way: a tie is a push. @param share the home team's, of the games without a tie */
export function winnerOf(share: number, cents: number) {
  const [home, away] = priced(share, overround, cents);
  return { home, away };
}

/**
 * Three-way: the tie has a price.
 * @param share the home team's, of the games without a tie
 * @param tie its chance
 * @param sum of the implied probabilities
 */
export function threeWayOf(share: number, tie: number, cents: number, sum = 2 * (overround - 1) + 1) {
  const one = (chance: number) => priced(Math.min(0.9, chance), sum, cents)[0];
  return { home: one(share * (1 - tie)), draw: one(tie), away: one((1 - share) * (1 - tie)) };
}

/** The half point at which both sides are the likeliest to be equal. */
function balanced(mean: number, above: (line: number) => number): number {
  const around = [-1.5, -0.5, 0.5, 1.5].map((more) => {
    const line = Math.round(mean) + more;
    return { line, apart: Math.abs(above(line) - 0.5) };
  });
  return around.reduce((best, each) => (each.apart < best.apart ? each : best)).line;
}

/** How far other lines are from the book's own. */
const steps: Readonly<
  Record<UsSport, { readonly spread: readonly number[]; readonly total: readonly number[] }>
> = {
  NFL: { spread: [-7, -3, 3, 7], total: [-7, -3, 3, 7] },
  NBA: { spread: [-6, -3, 3, 6], total: [-8, -4, 4, 8] },
  NHL: { spread: [-1, 1], total: [-1, 1] },
  MLB: { spread: [-1, 1], total: [-1, 1] },
};

/** The other lines of a book's spread and total, in the proportion in which the rule moves its own price. */
export function otherLines(
  sport: UsSport,
  prices: GamePrices,
): { readonly spreads: readonly Spread[]; readonly totals: readonly Total[] } {
  const scoring = scoringOf(sport, prices, 1);
  const { spread, total } = prices;
  const spreads = spread
    ? others(spread.line, steps[sport].spread, [spread.home, spread.away], (line) =>
        scoring.marginAbove(0 - line),
      )
    : [];
  const totals =
    total && total.under !== null
      ? others(total.line, steps[sport].total, [total.over, total.under], scoring.totalAbove)
      : [];
  return {
    spreads: spreads.map(({ line, prices: [home, away] }) => ({ line, home, away })),
    totals: totals.map(({ line, prices: [over, under] }) => ({ line, over, under })),
  };
}

/** Half points that are clearly less balanced than the book's own line, so that it stays its main one. */
function others(
  own: number,
  by: readonly number[],
  prices: readonly [number, number],
  above: (line: number) => number,
) {
  const { share, sum } = shareOf(prices);
  const moved = logit(share) - logit(inside(above(own)));
  return by.flatMap((step) => {
    const line = Math.floor(own + step) + 0.5;
    const chance = 1 / (1 + Math.exp(-(logit(inside(above(line))) + moved)));
    const isListed = chance > least && chance < most && line !== own;
    return isListed && Math.abs(chance - 0.5) > Math.abs(share - 0.5) + 0.04
      ? [{ line, prices: priced(chance, sum, 0) }]
      : [];
  });
}

const inside = (chance: number) => Math.min(0.995, Math.max(0.005, chance));
const logit = (chance: number) => Math.log(chance / (1 - chance));
