/**
 * What the books of the stand-in say together at the eval's clock, worked out a second time: which count, their line, the
 * chance of each side, and who pays most. Written from the rules and not from the product's code for them.
 */
import type { Leg } from '../../../lambdas/contracts/analysis.ts';
import { booksOf } from '../../local/feed/books.ts';
import type { ReplayedGame } from '../../local/feed/replay.ts';
import { clock } from '../cases/case.ts';
import { decimalOf } from '../raw.ts';

export interface Board {
  /** The home side's handicap, or the total; null of a moneyline. */
  readonly line: number | null;
  /** Of the two sides, home or over first. */
  readonly chances: readonly [number, number];
  /** Counting books at the line, each with both prices. */
  readonly offers: readonly Offer[];
}

interface Offer {
  readonly book: string;
  readonly minute: number;
  readonly line: number | null;
  readonly prices: readonly [number, number];
  /** Percent, the first side's, the margin out by share. */
  readonly fair: number;
}

const [freshMinutes, strayPoints, agreeingPoints] = [30, 3, 1.5];

/** @returns undefined where no book prices both sides */
export function boardOf(game: ReplayedGame, market: Leg['market']): Board | undefined {
  const all = booksOf(game, clock).flatMap(({ name, at, ...prices }) => {
    const sides = sidesOf(prices, market);
    if (!sides) return [];
    const [a, b] = [1 / decimalOf(sides.prices[0]), 1 / decimalOf(sides.prices[1])];
    return [{ book: name, minute: at.getTime() / 60_000, ...sides, fair: (100 * a) / (a + b) }];
  });
  const newest = Math.max(...all.map(({ minute }) => minute));
  const fresh = all.filter(({ minute }) => newest - minute <= freshMinutes);
  const counting = fresh.filter((offer) => !isStray(offer, fresh));
  const offers = mainOf(counting);
  const [first] = offers;
  if (!first) return undefined;
  // The middle of the logits; of two sides, what one wins the other loses.
  const logit = middle(offers.map(({ fair }) => Math.log(fair / (100 - fair))));
  const chance = 100 / (1 + Math.exp(-logit));
  return { line: first.line, chances: [chance, 100 - chance], offers };
}

function sidesOf(
  { moneyline, spread, total }: Pick<ReplayedGame['prices'], 'moneyline' | 'spread' | 'total'>,
  market: Leg['market'],
): Pick<Offer, 'line' | 'prices'> | undefined {
  switch (market) {
    case 'moneyline':
      return { line: null, prices: [moneyline.home, moneyline.away] };
    case 'spread':
      return spread ? { line: spread.line, prices: [spread.home, spread.away] } : undefined;
    case 'total':
      return total && total.under !== null
        ? { line: total.line, prices: [total.over, total.under] }
        : undefined;
  }
}

/** Far from where the others at its line agree, and with fewer on its own side. */
function isStray(offer: Offer, all: readonly Offer[]): boolean {
  const others = all.filter(({ book, line }) => book !== offer.book && line === offer.line);
  if (others.length < 2) return false;
  const center = middle(others.map(({ fair }) => fair));
  const near = (point: number) =>
    others.filter(({ fair }) => Math.abs(fair - point) <= agreeingPoints).length;
  return Math.abs(offer.fair - center) > strayPoints && near(center) > 1 + near(offer.fair);
}

/** Those at the line that most have; of several lines the evenest, then the lowest. */
function mainOf(offers: readonly Offer[]): readonly Offer[] {
  const unevenness = (of: readonly Offer[]) => middle(of.map(({ fair }) => Math.abs(fair - 50)));
  const groups = [...Map.groupBy(offers, ({ line }) => line).values()].sort(
    (a, b) => b.length - a.length || unevenness(a) - unevenness(b) || (a[0]?.line ?? 0) - (b[0]?.line ?? 0),
  );
  return groups[0] ?? [];
}

export function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = Number.isInteger(half)
    ? [sorted[half - 1], sorted[half]]
    : [sorted[Math.floor(half)], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
