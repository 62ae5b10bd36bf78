/** What prices say, computed a second time: chance, break-even and cost of each leg, and of the whole. */
import type { Evidence, Leg, PromptAnalysis } from '../../../lambdas/contracts/analysis.ts';
import type { Game } from '../../../lambdas/domain/game.ts';
import { decimalOf } from '../raw.ts';
import { round } from './team.ts';

/** Both sides of the leg's market at its line, by the board; null where a side has no price. */
function pricesOf(
  { market, selection, line }: Leg,
  { prices }: Game,
): { own: number; others: number[] } | null {
  const sides: Record<string, number | null> =
    market === 'moneyline'
      ? { home: null, away: null, ...prices?.moneyline }
      : market === 'spread'
        ? { home: prices?.spread?.home ?? null, away: prices?.spread?.away ?? null }
        : { over: prices?.total?.over ?? null, under: prices?.total?.under ?? null };
  const lineOfSide =
    market === 'total'
      ? prices?.total?.line
      : market === 'spread' && prices?.spread
        ? (selection === 'home' ? 1 : -1) * prices.spread.homeLine
        : null;
  const own = sides[selection] ?? null;
  const others = Object.entries(sides).flatMap(([side, price]) =>
    side === selection || price === null ? [] : [price],
  );
  const isThere = own !== null && others.length > 0 && Math.abs((lineOfSide ?? 0) - (line ?? 0)) < 1e-9;
  return isThere ? { own, others } : null;
}

/** Rounding may go either way in the last place. */
const isNear = (a: number | null | undefined, b: number, places: number) =>
  typeof a === 'number' && Math.abs(a - b) <= 0.5000001 * 10 ** -places + 1e-9;

/** @returns each figure of a leg that the board's prices deny */
export function deniedOfLeg(leg: Leg, game: Game | undefined): string[] {
  const board = game && pricesOf(leg, game);
  if (!board) return [`${leg.market} ${leg.selection} is not priced`];
  const { price, marketProbability, breakEven, cost } = leg;
  const implied = [board.own, ...board.others].map((each) => 1 / decimalOf(each));
  const chance = (100 * (implied[0] ?? 0)) / implied.reduce((sum, each) => sum + each, 0);
  const decimal = decimalOf(board.own);
  return [
    ...(price === board.own && leg.bestPrice === price
      ? []
      : [`price ${price}, and ${board.own} on the board`]),
    ...(isNear(marketProbability, chance, 1)
      ? []
      : [`chance ${marketProbability}, and ${chance} by its prices`]),
    ...(isNear(breakEven, 100 / decimal, 1) ? [] : [`break-even ${breakEven}, and ${100 / decimal}`]),
    ...(isNear(cost, 100 - (marketProbability ?? 0) * decimal, 2) ? [] : [`cost ${cost}`]),
  ];
}

/** @returns each figure of a cost fact that its leg denies */
export function deniedOfCost({ values, side }: Evidence, leg: Leg): string[] {
  const expected: Record<string, number | null | undefined> = {
    price: leg.price,
    chance: leg.marketProbability,
    break_even: leg.breakEven,
    cost: Math.abs(leg.cost ?? Number.NaN),
    per: 100,
  };
  const wanted = Math.sign(leg.cost ?? 0) > 0 ? 'against' : leg.cost === 0 ? 'neutral' : 'for';
  return [
    ...Object.keys({ ...expected, ...values })
      .filter((name) => values[name] !== expected[name])
      .map((name) => `${name} is ${values[name]}, and ${expected[name]} by the leg`),
    ...(side === wanted ? [] : [`stands ${side}, at a cost of ${leg.cost}`]),
  ];
}

/** @returns each figure of the whole that its legs deny */
export function deniedOfWhole(analysis: PromptAnalysis): string[] {
  const { legs, confidence, market_probability, odds, break_even, expected_value } = analysis;
  const chance = legs.reduce((all, leg) => (all * (leg.marketProbability ?? Number.NaN)) / 100, 100);
  // Under 1%, two digits that count.
  const places = chance < 1 ? 1 - Math.floor(Math.log10(chance)) : 1;
  const american = Number(odds);
  const decimal = legs.reduce((all, leg) => all * decimalOf(leg.price ?? Number.NaN), 1);
  const shown = decimalOf(american);
  return [
    ...(isNear(confidence, chance, places) ? [] : [`confidence ${confidence}, and ${chance} by its legs`]),
    ...(market_probability === confidence ? [] : [`market ${market_probability}, confidence ${confidence}`]),
    // American odds are whole numbers: those next to it are further away.
    ...(isNearestAmerican(american, decimal) ? [] : [`odds ${odds}, and ${round(decimal, 4)} by its legs`]),
    ...(isNear(break_even, 100 / shown, 1) ? [] : [`break-even ${break_even}`]),
    ...(isNear(expected_value, confidence * shown - 100, 2) ? [] : [`expected value ${expected_value}`]),
  ];
}

function isNearestAmerican(american: number, decimal: number): boolean {
  const exact = decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);
  return Math.abs(american - exact) <= 0.5000001 || (american === 100 && Math.abs(exact) < 100.5000001);
}
