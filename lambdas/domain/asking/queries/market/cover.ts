/**
 * Arbitrage and middles: pairs of prices at two books that cover every result of a game. Exact: every pair of every market is
 * looked at, and a price counts with its own time.
 */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import { booksOf } from '../../../feed/board/board.ts';
import type { Game, Prices } from '../../../feed/games/game.ts';
import { hasDraw } from '../../../feed/games/settlement.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';

/** One bet of a set that covers every result. */
export interface CoverBet {
  readonly selection: 'home' | 'away' | 'draw' | 'over' | 'under';
  /** The side's own spread, or the number to go over or under; null for a moneyline. */
  readonly line: number | null;
  /** American odds. */
  readonly price: number;
  readonly book: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly at: string;
}

/** Bets on every side of a market, so that at least one of them wins, or all are returned. */
export interface Cover {
  readonly game: Game;
  readonly market: Market;
  readonly bets: readonly CoverBet[];
  /**
   * Share of the whole stake that is won if exactly one bet wins, with stakes that pay the same on each; negative if it costs.
   */
  readonly profit: number;
  /** The results at which two bets win, both ends excluded: home margins or totals; null without a gap. */
  readonly gap: readonly [low: number, high: number] | null;
}

/** Books that stopped updating may not take the bet: a price this far behind its market's newest is left out. */
const staleMs = 30 * 60_000;

/** A bet that wins above a result, or below it; on the result itself it is returned. */
interface Half extends CoverBet {
  /** A home margin or a total. */
  readonly limit: number;
}

/**
 * Every cover of a game's markets at fresh prices, most profitable first. A pair whose bets can both lose is none.
 * @param markets those to look at
 */
export function coversOf(game: Game, markets: readonly Market[]): Cover[] {
  return markets
    .flatMap((market) =>
      market === 'moneyline' && hasDraw(game.sport) ? threeWay(game) : pairs(game, market),
    )
    .sort((a, b) => b.profit - a.profit || textOf(a).localeCompare(textOf(b), 'en'));
}

const textOf = ({ game, bets }: Cover) =>
  `${game.id} ${bets.map(({ selection, line, book }) => `${selection} ${line} ${book}`).join(' ')}`;

function pairs(game: Game, market: Market): Cover[] {
  const books = fresh(booksOf(game), market);
  const above = books.flatMap((book) => halfOf(book, market, true));
  const below = books.flatMap((book) => halfOf(book, market, false));
  return above.flatMap((high) =>
    below.flatMap((low): Cover[] =>
      // "Over 47" and "under 45" both lose at 46.
      high.limit > low.limit
        ? []
        : [
            {
              game,
              market,
              bets: [high, low].map(betOf),
              profit: profitOf([high, low]),
              gap: high.limit < low.limit ? [high.limit, low.limit] : null,
            },
          ],
    ),
  );
}

function betOf({ selection, line, price, book, at }: CoverBet): CoverBet {
  return { selection, line, price, book, at };
}

/** Home, draw and away, each at its best price. */
function threeWay(game: Game): Cover[] {
  const books = fresh(booksOf(game), 'moneyline');
  const best = (['home', 'draw', 'away'] as const).flatMap((selection): CoverBet[] => {
    const priced = books.flatMap(({ book, at, moneyline }): CoverBet[] => {
      const price = moneyline?.[selection] ?? null;
      return price === null ? [] : [{ selection, line: null, price, book, at }];
    });
    const [first] = priced.sort((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
    return first ? [first] : [];
  });
  return best.length < 3
    ? []
    : [{ game, market: 'moneyline', bets: best, profit: profitOf(best), gap: null }];
}

/** Stakes in proportion to 1 ÷ decimal odds pay the same on every bet. */
function profitOf(bets: readonly CoverBet[]): number {
  return 1 / bets.reduce((sum, { price }) => sum + 1 / americanToDecimal(price), 0) - 1;
}

function halfOf({ book, at, moneyline, spread, total }: Prices, market: Market, isAbove: boolean): Half[] {
  const half = (
    selection: CoverBet['selection'],
    line: number | null,
    limit: number,
    price: number | null | undefined,
  ): Half[] => (price === null || price === undefined ? [] : [{ selection, line, limit, price, book, at }]);
  switch (market) {
    case 'moneyline':
      return isAbove ? half('home', null, 0, moneyline?.home) : half('away', null, 0, moneyline?.away);
    case 'spread': {
      if (!spread) return [];
      const { homeLine, home, away } = spread;
      return isAbove
        ? half('home', homeLine, 0 - homeLine, home)
        : half('away', 0 - homeLine, 0 - homeLine, away);
    }
    case 'total':
      if (!total) return [];
      return isAbove
        ? half('over', total.line, total.line, total.over)
        : half('under', total.line, total.line, total.under);
  }
}

/** The books whose prices of a market are at most half an hour behind the newest. */
function fresh(books: readonly Prices[], market: Market): Prices[] {
  const priced = books.filter((book) => book[market] !== null);
  const newest = Math.max(...priced.map(({ at }) => Date.parse(at)));
  return priced.filter(({ at }) => newest - Date.parse(at) <= staleMs);
}

/**
 * Stakes that pay the same whichever bet wins, in whole cents.
 * @param totalCents the whole stake, whole cents
 * @returns one stake per bet, together exactly `totalCents`
 */
export function stakesOf(bets: readonly Pick<CoverBet, 'price'>[], totalCents: number): number[] {
  const shares = bets.map(({ price }) => 1 / americanToDecimal(price));
  const sum = shares.reduce((all, share) => all + share, 0);
  const cents = shares.map((share) => Math.round((totalCents * share) / sum));
  const rest = totalCents - cents.reduce((all, each) => all + each, 0);
  return cents.map((each, index) => (index === 0 ? each + rest : each));
}
