/** Market facts of a selection: best price against the others, agreement between books, and movement. */
import type { EvidenceSide, Market } from '../../../../contracts/asking/analysis.ts';
import { marketOf } from '../../../feed/board/board.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import type { MovementPoint } from '../../../feed/games/game.ts';
import { hasDraw } from '../../../feed/games/settlement.ts';
import { isMainMarket } from '../../../feed/markets/registry.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { dayOfInstant } from '../../../platform/calendar.ts';
import type { Fact } from '../fact.ts';

export interface MarketFact {
  readonly fact: Fact;
  readonly side: EvidenceSide;
}

/** Percentage points that a market must have moved to count for or against. */
const significantPoints = 2;
const fewestToCompare = 3;
/** Percentage points between the books from which their disagreement is worth a sentence. */
const leastSpread = 2;
/** Dollars per $100; smaller savings are no reason to choose a book. */
const leastSaved = 2;

export function marketFacts(selection: MarketSide): MarketFact[] {
  return [...bestPrice(selection), ...movement(selection), ...agreement(selection)];
}

type Frame = Pick<Fact, 'gameId' | 'sport' | 'about' | 'team' | 'knownToMarket'>;

const frameOf = ({ game, label }: MarketSide): Frame => ({
  gameId: game.id,
  sport: game.sport,
  about: label,
  team: null,
  knownToMarket: true,
});

function bestPrice(selection: MarketSide): MarketFact[] {
  const { quotes, books, price, book, pricedAt } = selection;
  if (!quotes || books < 2) return [];
  const gain = americanToDecimal(price) - americanToDecimal(quotes.median);
  // The best of the user's books, or the book of a parlay, need not be the best of all.
  if (gain <= 0 || price !== quotes.best.price) return [];
  const saves = Number((gain * 100).toFixed(2));
  if (saves < leastSaved) return [];
  return [
    {
      side: 'for',
      fact: {
        ...frameOf(selection),
        id: `${selection.game.id} best price ${selection.label}`,
        kind: 'best_price',
        values: { price, median: quotes.median, books, saves, per: 100, book },
        n: books,
        asOf: pricedAt,
        source: book,
      },
    },
  ];
}

function agreement(selection: MarketSide): MarketFact[] {
  const { quotes, books, pricedAt } = selection;
  if (!quotes || books < fewestToCompare) return [];
  const [low, high] = quotes.range;
  if (high - low < leastSpread - 1e-9) return [];
  return [
    {
      // How far the books are apart favors neither side.
      side: 'neutral',
      fact: {
        ...frameOf(selection),
        id: `${selection.game.id} agreement ${selection.label}`,
        kind: 'agreement',
        values: { books, low, high },
        n: books,
        asOf: pricedAt,
        source: `${books} books`,
      },
    },
  ];
}

/** A point of the price movement for one side of a market. */
export interface SideMovement {
  readonly at: string;
  /** Percent; null for spreads and totals, whose line is more informative than their price. */
  readonly chance: number | null;
  /** The side's own line; null for a moneyline. */
  readonly line: number | null;
}

/** @returns earliest first; empty with fewer than two points */
export function movementOf(side: MarketSide): SideMovement[] {
  const { game, selection } = side;
  // For all other markets only the current and closing prices are stored.
  const market = side.marketKey;
  if (!isMainMarket(market)) return [];
  const isThreeWay = hasDraw(game.sport);
  const points = (game.movement ?? []).flatMap((point) => sideOfPoint(point, market, selection, isThreeWay));
  return points.length < 2 ? [] : points;
}

function sideOfPoint(
  { at, home, spread, total }: MovementPoint,
  market: Market,
  selection: MarketSide['selection'],
  isThreeWay: boolean,
): SideMovement[] {
  if (market === 'total') return total === null ? [] : [{ at, chance: null, line: total }];
  if (market === 'spread') {
    return spread === null ? [] : [{ at, chance: null, line: selection === 'home' ? spread : 0 - spread }];
  }
  // With three outcomes, the home side's chance does not determine the other two.
  if (home === null || selection === 'draw' || (isThreeWay && selection === 'away')) return [];
  const chance = selection === 'home' ? home : Number((100 - home).toFixed(1));
  return [{ at, chance, line: null }];
}

function movement(selection: MarketSide): MarketFact[] {
  const { game } = selection;
  // With three outcomes, the home side's chance does not determine the visitor's.
  const isVisitor = game.sport === 'MLS' && selection.selection !== 'home';
  const points = isVisitor || !isAtMainLine(selection) ? [] : movementOf(selection);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const toward = towardOf(selection, first, last);
  if (toward === null) return [];
  const isLine = last.line !== null;
  return [
    {
      side: toward === 0 ? 'neutral' : toward > 0 ? 'for' : 'against',
      fact: {
        ...frameOf(selection),
        id: `${selection.game.id} movement ${selection.label}`,
        kind: 'movement',
        values: {
          from: (isLine ? first.line : first.chance) ?? 0,
          to: (isLine ? last.line : last.chance) ?? 0,
          unit: isLine ? 'line' : 'percent',
          since: dayOfInstant(first.at),
        },
        n: points.length,
        asOf: last.at,
        source: 'Consensus of the books',
      },
    },
  ];
}

/** Only the movement of the line that most books have is known. */
function isAtMainLine({ game, line, marketKey: market }: MarketSide): boolean {
  if (line === null || !isMainMarket(market) || market === 'moneyline') return true;
  const main = marketOf(game, market)?.line;
  return main === undefined || main === null || Math.abs(main) === Math.abs(line);
}

/** Above 0 if the market moved toward this side; null if it hardly moved. */
function towardOf({ market, selection }: MarketSide, first: SideMovement, last: SideMovement): number | null {
  if (first.line !== null && last.line !== null) {
    const change = last.line - first.line;
    if (change === 0) return null;
    // A side that gives more points, and the over of a higher total, is the one that was bet on.
    return market === 'total' && selection === 'over' ? change : 0 - change;
  }
  const points = (last.chance ?? 0) - (first.chance ?? 0);
  if (Math.abs(points) < significantPoints) return null;
  return points;
}
