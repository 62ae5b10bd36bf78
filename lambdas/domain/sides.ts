/** What can be picked in a game: each side of its markets, by its words, at its price. */
import type { Market, Selection } from '../contracts/analysis.ts';
import type { Sport } from '../contracts/sports.ts';
import type { Game, Prices } from './game.ts';
import { noVig } from './odds.ts';
import { hasDraw } from './settlement.ts';

/** One side of one market of a game. */
export interface MarketSide {
  readonly game: Game;
  readonly market: Market;
  readonly selection: Selection;
  /** Handicap of the selected side, or the total; null for a moneyline. */
  readonly line: number | null;
  /** American odds; null where not priced. */
  readonly price: number | null;
  /** Percent with one decimal, margin taken out; null where a side of the market has no price. */
  readonly marketProbability: number | null;
  /** `Seattle Seahawks -4.5`, `Over 47`, `Boston Celtics moneyline`. */
  readonly label: string;
}

/** Every side that has a price. */
export function pricedSides(game: Game): MarketSide[] {
  if (!game.prices) return [];
  const { moneyline, spread, total } = game.prices;
  return [
    ...(moneyline ? moneylines(game, moneyline) : []),
    ...(spread
      ? market(game, 'spread', [
          { selection: 'home', line: spread.homeLine, price: spread.home },
          { selection: 'away', line: 0 - spread.homeLine, price: spread.away },
        ])
      : []),
    ...(total
      ? market(game, 'total', [
          { selection: 'over', line: total.line, price: total.over },
          { selection: 'under', line: total.line, price: total.under },
        ])
      : []),
  ];
}

function moneylines(game: Game, prices: NonNullable<Prices['moneyline']>): MarketSide[] {
  return market(
    game,
    'moneyline',
    sidesOf(game.sport).map((selection) => ({ selection, line: null, price: prices[selection] })),
  );
}

function sidesOf(sport: Sport): ('home' | 'away' | 'draw')[] {
  return hasDraw(sport) ? ['home', 'away', 'draw'] : ['home', 'away'];
}

interface Side {
  readonly selection: Selection;
  readonly line: number | null;
  readonly price: number | null;
}

/** All sides of one market that have a price; the margin can be taken out only where every side has one. */
function market(game: Game, of: Market, sides: readonly Side[]): MarketSide[] {
  const prices = sides.flatMap(({ price }) => (price === null ? [] : [price]));
  const fair = prices.length === sides.length ? noVig(prices) : [];
  return sides.flatMap((side, index) => {
    if (side.price === null) return [];
    const probability = fair[index];
    const marketProbability = probability === undefined ? null : Math.round(probability * 1000) / 10;
    return [{ game, market: of, ...side, marketProbability, label: labelOf(game, of, side) }];
  });
}

/** Both sides to win, and the draw where there is one, without a price. */
export function unpricedSides(game: Game): MarketSide[] {
  return sidesOf(game.sport).map((selection) => {
    const side: Side = { selection, line: null, price: null };
    return {
      game,
      market: 'moneyline',
      ...side,
      marketProbability: null,
      label: labelOf(game, 'moneyline', side),
    };
  });
}

function labelOf(game: Game, of: Market, { selection, line }: Side): string {
  switch (selection) {
    case 'over':
      return `Over ${line}`;
    case 'under':
      return `Under ${line}`;
    case 'draw':
      return 'Draw';
    default:
      return of === 'moneyline' || line === null
        ? `${game[selection].name} moneyline`
        : `${game[selection].name} ${formatLine(line)}`;
  }
}

/** A handicap as a person reads it; none at all is a pick’em. */
export function formatLine(line: number): string {
  if (line === 0) return 'pick’em';
  return line > 0 ? `+${line}` : `${line}`;
}
