/** A chance and a price in words: frequency, cost and risk. */
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import { frequencyWords } from '../../../../lambdas/domain/asking/english/numbers.ts';
import { dollars } from '../../../../lambdas/domain/platform/format.ts';
import { hundredReturns } from '../ui/display/figures.ts';

type Play = Pick<
  Entities,
  'legs' | 'odds' | 'confidence' | 'market_probability' | 'break_even' | 'expected_value' | 'slip'
>;

export interface PlayValue {
  /** The market's probability in percent; null if unknown. */
  readonly chance: number | null;
  /** The break-even chance of the price in percent; null without a price. */
  readonly breakEven: number | null;
  /** Expected profit in dollars per $100; negative for a loss. */
  readonly expectedValue: number | null;
}

/** Computes what older answers do not store from their price. */
export function playValue(play: Play): PlayValue {
  // No feed has a price of legs of one game, and their prices do not multiply.
  if (play.slip) return { chance: play.slip.chance, breakEven: null, expectedValue: null };
  const returns = hundredReturns(
    play.legs.map(({ price }) => price),
    play.odds,
  );
  const chance = play.market_probability;
  const isKnown = chance !== null && returns !== null;
  return {
    chance,
    breakEven: play.break_even ?? (returns === null ? null : rounded(10_000 / returns, 1)),
    expectedValue: play.expected_value ?? (isKnown ? rounded((chance * returns) / 100 - 100, 2) : null),
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** `Costs $2.11 per $100 on average`, `Pays $1.20 per $100 on average`. */
export function valueWords(expectedValue: number): string {
  if (Math.abs(expectedValue) < 0.005) return 'Breaks even on average';
  const verb = expectedValue < 0 ? 'Costs' : 'Pays';
  return `${verb} ${dollars(Math.abs(expectedValue))} per $100 on average`;
}

/** @param chance percent; `about 1 time in 3`, `a bit over half the time` */
export function oftenWords(chance: number): string {
  return frequencyWords(Math.max(chance, 0.1));
}

/** The range of chances, in percent, that each risk label may be used for. */
const riskRanges: Readonly<Record<string, readonly [from: number, to: number]>> = {
  low: [55, 100],
  medium: [20, 70],
  high: [0, 40],
};

/** The answer's own risk label if it fits the chance, otherwise the label for the chance. */
export function riskWords(label: string, chance: number | null): string {
  const range = riskRanges[label === 'moderate' ? 'medium' : label];
  if (chance === null || !range || (chance >= range[0] && chance <= range[1])) return `${label} risk`;
  if (chance >= 60) return 'low risk';
  return chance < 25 ? 'high risk' : 'medium risk';
}
